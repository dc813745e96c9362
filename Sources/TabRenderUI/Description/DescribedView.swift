internal import Foundation

extension ViewDescription {
  /// The view that the description stands for.
  @MainActor
  package func makeView() throws(ViewDescriptionError) -> AnyView {
    let view = try makeUnnamedView()
    guard let identifier else { return view }
    return AnyView(view.accessibilityIdentifier(identifier))
  }

  @MainActor
  private func makeUnnamedView() throws(ViewDescriptionError) -> AnyView {
    if let view = try makeLeaf() { return view }
    let content = try DescribedList(children)
    if let view = try makeContainer(content) { return view }
    if let view = try makeFrame(content) { return view }
    if let view = try makeMoved(content) { return view }
    if let view = try makeLayered(content, try DescribedList(secondary)) { return view }
    throw .unknownType(type)
  }

  @MainActor
  private func makeLeaf() throws(ViewDescriptionError) -> AnyView? {
    switch type {
    case "Color": AnyView(Color(red: 0.82, green: 0.82, blue: 0.84))
    case "Box": AnyView(BoxView(size: try size()))
    case "Label": AnyView(LabelView(size: try size()))
    case "Spacer": AnyView(Spacer(minLength: try number("minLength")))
    case "Divider": AnyView(Divider())
    default: nil
    }
  }

  private func size() throws(ViewDescriptionError) -> CGSize {
    CGSize(width: try required("w"), height: try required("h"))
  }

  @MainActor
  private func makeContainer(_ content: DescribedList) throws(ViewDescriptionError) -> AnyView? {
    switch type {
    case "HStack":
      let alignment = try choice("alignment", VerticalAlignment.names, default: .center)
      return AnyView(HStack(alignment: alignment, spacing: try number("spacing")) { content })
    case "VStack":
      let alignment = try choice("alignment", HorizontalAlignment.names, default: .center)
      return AnyView(VStack(alignment: alignment, spacing: try number("spacing")) { content })
    case "ZStack": return AnyView(ZStack(alignment: try alignment()) { content })
    case "Group": return AnyView(content)
    case "GeometryReader": return AnyView(GeometryReader { _ in content })
    case "ScrollView": return try makeScrollView(content)
    default: return nil
    }
  }

  @MainActor
  private func makeScrollView(_ content: DescribedList) throws(ViewDescriptionError) -> AnyView {
    let axis = try choice(
      "axis", ["vertical": Axis.vertical, "horizontal": .horizontal], default: .vertical)
    var offset = CGPoint.zero
    offset[axis] = try number("offset") ?? 0
    return AnyView(
      ScrollView(Axis.Set(axis)) { content }.initialScrollOffset(offset)
        .contentMargins(.all, try insets("contentInsets") ?? EdgeInsets()))
  }

  @MainActor
  private func makeFrame(_ content: DescribedList) throws(ViewDescriptionError) -> AnyView? {
    switch type {
    case "frame":
      return AnyView(
        content.frame(
          width: try number("width"), height: try number("height"), alignment: try alignment()))
    case "flexFrame":
      return AnyView(
        content.frame(
          minWidth: try number("minWidth"), idealWidth: try number("idealWidth"),
          maxWidth: try number("maxWidth"), minHeight: try number("minHeight"),
          idealHeight: try number("idealHeight"), maxHeight: try number("maxHeight"),
          alignment: try alignment()))
    case "padding": return AnyView(content.padding(try sides()))
    case "safeAreaPadding": return AnyView(content.safeAreaPadding(try sides()))
    case "fixedSize":
      guard values["horizontal"] != nil || values["vertical"] != nil else {
        return AnyView(content.fixedSize())
      }
      let (isHorizontal, isVertical) = (try flag("horizontal"), try flag("vertical"))
      return AnyView(content.fixedSize(horizontal: isHorizontal, vertical: isVertical))
    case "aspectRatio":
      let mode = try choice("mode", ["fit": ContentMode.fit, "fill": .fill], default: .fit)
      return AnyView(content.aspectRatio(try number("ratio"), contentMode: mode))
    default: return nil
    }
  }

  /// The space on each side.
  @MainActor
  private func sides() throws(ViewDescriptionError) -> EdgeInsets {
    if let insets = try insets("insets") { return insets }
    return EdgeInsets(try number("length") ?? PaddingLayout.usual, try edges())
  }

  @MainActor
  private func makeMoved(_ content: DescribedList) throws(ViewDescriptionError) -> AnyView? {
    switch type {
    case "offset":
      return AnyView(content.offset(x: try number("x") ?? 0, y: try number("y") ?? 0))
    case "position":
      return AnyView(content.position(x: try number("x") ?? 0, y: try number("y") ?? 0))
    case "layoutPriority": return AnyView(content.layoutPriority(try required("value")))
    case "ignoresSafeArea": return AnyView(content.ignoresSafeArea(edges: try edges()))
    case "alignmentGuide": return try makeGuide(content)
    default: return nil
    }
  }

  @MainActor
  private func makeGuide(_ content: DescribedList) throws(ViewDescriptionError) -> AnyView {
    let value = try required("value")
    if let guide = try? choice("guide", HorizontalAlignment.names, default: .center),
      try number("axis") != 1
    {
      return AnyView(content.alignmentGuide(guide) { _ in value })
    }
    let guide = try choice("guide", VerticalAlignment.names, default: .center)
    return AnyView(content.alignmentGuide(guide) { _ in value })
  }

  @MainActor
  private func makeLayered(
    _ content: DescribedList, _ secondary: DescribedList
  ) throws(ViewDescriptionError) -> AnyView? {
    switch type {
    case "background":
      return AnyView(content.background(alignment: try alignment()) { secondary })
    case "overlay": return AnyView(content.overlay(alignment: try alignment()) { secondary })
    case "safeAreaInset":
      let edge = try choice("edge", Edge.names, default: .bottom)
      let guide =
        edge.axis == .vertical
        ? try choice("alignment", HorizontalAlignment.names, default: .center).key
        : try choice("alignment", VerticalAlignment.names, default: .center).key
      return AnyView(
        content.modifier(
          _SafeAreaInsetModifier(
            edge: edge, spacing: try number("spacing"), guide: guide, bar: secondary)))
    default: return nil
    }
  }

  private func alignment() throws(ViewDescriptionError) -> Alignment {
    try choice("alignment", Alignment.names, default: .center)
  }

  private func edges() throws(ViewDescriptionError) -> Edge.Set {
    var sets: [String: Edge.Set] = ["all": .all, "horizontal": .horizontal, "vertical": .vertical]
    for (name, edge) in Edge.names { sets[name] = Edge.Set(edge) }
    return try choice("edges", sets, default: .all)
  }
}

/// Described views beside each other.
struct DescribedList: View {
  private let views: [AnyView]

  @MainActor
  init(_ descriptions: [ViewDescription]) throws(ViewDescriptionError) {
    var views: [AnyView] = []
    for description in descriptions { views.append(try description.makeView()) }
    self.views = views
  }

  var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}
