import Foundation
import TabRenderBase

/// The views below one whose frame is given, as far as constraints lay them out, in one solver.
@MainActor struct ConstraintSystem {
  /// What the size of the topmost view is.
  enum RootSize {
    /// That of its bounds.
    case given
    /// As small as the content allows, or near a target.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// A rectangle in terms of the solver's variables, in the space of what it lies in.
  private struct Rectangle {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  private let root: UIView
  private var solver = ConstraintSolver()
  private var values: [ConstraintSolver.Variable: Double] = [:]
  private var rectangles: [ObjectIdentifier: Rectangle] = [:]
  /// Where the space of a view's subviews lies in the root's space.
  private var spaces: [ObjectIdentifier: (x: LinearExpression, y: LinearExpression)] = [:]
  /// The views whose frames are looked for.
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var relations: [LinearRelation] = []
  /// Required constraints that contradict others.
  private(set) var unsatisfied: [NSLayoutConstraint] = []

  /// Collects and solves the constraints below a view.
  init(_ root: UIView, size: RootSize = .given) {
    self.root = root
    rectangles[ObjectIdentifier(root)] = rootRectangle(size)
    spaces[ObjectIdentifier(root)] = (LinearExpression(), LinearExpression())
    collect(root)
    if case .fitting = size { addContentSize(of: root) }
    for priority in Set(relations.map(\.priority)).sorted(by: >) {
      for relation in relations where relation.priority == priority { add(relation) }
    }
    solver.optimize()
    values = solver.values()
  }

  /// The size that the topmost view has or needs.
  var rootSize: CGSize { frame(of: root)?.size ?? .zero }

  /// The frame of a view or guide in the space of what it lies in.
  func frame(of item: AnyObject) -> CGRect? {
    guard let rectangle = rectangles[ObjectIdentifier(item)] else { return nil }
    return CGRect(
      x: rectangle.x.value(with: values), y: rectangle.y.value(with: values),
      width: rectangle.width.value(with: values), height: rectangle.height.value(with: values))
  }

  /// Writes the frames of guides and the content of scroll views.
  func apply() {
    for guide in guides {
      guard let frame = frame(of: guide) else { continue }
      guide.solvedFrame = frame
      if guide.content == .scrollContent, hasContentConstraints(guide) {
        (guide.owningView as? UIScrollView)?.contentSize = frame.size
      }
    }
  }

  // MARK: Collecting

  private mutating func rootRectangle(_ size: RootSize) -> Rectangle {
    var rectangle = Rectangle(
      x: LinearExpression(constant: root.bounds.minX),
      y: LinearExpression(constant: root.bounds.minY),
      width: LinearExpression(constant: root.bounds.width),
      height: LinearExpression(constant: root.bounds.height))
    guard case .fitting(let target, let horizontal, let vertical) = size else { return rectangle }
    rectangle.width = LinearExpression(solver.makeVariable(isRestricted: true))
    rectangle.height = LinearExpression(solver.makeVariable(isRestricted: true))
    relations += [
      LinearRelation(
        [LinearRelation.Term(item: root, attribute: .width, factor: 1)], constant: -target.width,
        priority: horizontal),
      LinearRelation(
        [LinearRelation.Term(item: root, attribute: .height, factor: 1)], constant: -target.height,
        priority: vertical),
    ]
    return rectangle
  }

  private mutating func makeRectangle() -> Rectangle {
    Rectangle(
      x: LinearExpression(solver.makeVariable()), y: LinearExpression(solver.makeVariable()),
      width: LinearExpression(solver.makeVariable(isRestricted: true)),
      height: LinearExpression(solver.makeVariable(isRestricted: true)))
  }

  private mutating func collect(_ view: UIView) {
    relations += view.constraints.compactMap(LinearRelation.init)
    relations += view.arrangementRelations
    for guide in view.allLayoutGuides { add(guide, of: view) }
    for subview in view.subviews {
      guard subview.isLaidOutByConstraints else {
        let frame = subview.frame
        rectangles[ObjectIdentifier(subview)] = constant(frame)
        continue
      }
      let rectangle = makeRectangle()
      rectangles[ObjectIdentifier(subview)] = rectangle
      let space = spaces[ObjectIdentifier(view)] ?? (LinearExpression(), LinearExpression())
      spaces[ObjectIdentifier(subview)] = (
        space.x + rectangle.x - LinearExpression(constant: subview.bounds.minX),
        space.y + rectangle.y - LinearExpression(constant: subview.bounds.minY)
      )
      views.append(subview)
      addContentSize(of: subview)
      collect(subview)
    }
  }

  private func constant(_ rect: CGRect) -> Rectangle {
    Rectangle(
      x: LinearExpression(constant: rect.minX), y: LinearExpression(constant: rect.minY),
      width: LinearExpression(constant: rect.width),
      height: LinearExpression(constant: rect.height))
  }

  private mutating func add(_ guide: UILayoutGuide, of view: UIView) {
    guides.append(guide)
    let key = ObjectIdentifier(guide)
    switch guide.content {
    case .constraints: rectangles[key] = makeRectangle()
    case .safeArea: rectangles[key] = inset(view, by: view.safeAreaInsets)
    case .margins: rectangles[key] = inset(view, by: view.layoutMargins)
    case .bounds: rectangles[key] = inset(view, by: .zero)
    case .scrollContent:
      var content = makeRectangle()
      content.x = LinearExpression()
      content.y = LinearExpression()
      rectangles[key] = content
    }
  }

  /// A view's bounds less some insets, in the space of its subviews.
  private func inset(_ view: UIView, by insets: UIEdgeInsets) -> Rectangle? {
    guard var rectangle = rectangles[ObjectIdentifier(view)] else { return nil }
    rectangle.x = LinearExpression(constant: view.bounds.minX + insets.left)
    rectangle.y = LinearExpression(constant: view.bounds.minY + insets.top)
    rectangle.width.constant -= insets.left + insets.right
    rectangle.height.constant -= insets.top + insets.bottom
    return rectangle
  }

  private mutating func addContentSize(of view: UIView) {
    let size = view.intrinsicContentSize
    let lengths: [(CGFloat, NSLayoutConstraint.Attribute, NSLayoutConstraint.Axis)] = [
      (size.width, .width, .horizontal), (size.height, .height, .vertical),
    ]
    for (length, attribute, axis) in lengths where length != UIView.noIntrinsicMetric {
      var relation = LinearRelation(
        [LinearRelation.Term(item: view, attribute: attribute, factor: 1)], constant: -length)
      relation.relation = .lessThanOrEqual
      relation.priority = view.contentHuggingPriority(for: axis)
      relations.append(relation)
      relation.relation = .greaterThanOrEqual
      relation.priority = view.contentCompressionResistancePriority(for: axis)
      relations.append(relation)
    }
  }

  // MARK: Solving

  private mutating func add(_ relation: LinearRelation) {
    var expression = LinearExpression(constant: Double(relation.constant))
    for (index, term) in relation.terms.enumerated() {
      let other = relation.terms.count == 2 ? relation.terms[1 - index].item : nil
      let item = target(of: term, other: other)
      guard let value = expressionValue(of: item, term.attribute) else { return }
      expression.add(value, times: Double(term.factor))
    }
    guard relation.priority >= .required else {
      solver.prefer(
        expression, relation.relation, priority: Double(relation.priority.rawValue))
      return
    }
    if !solver.require(expression, relation.relation), let source = relation.source {
      unsatisfied.append(source)
    }
  }

  /// An edge of a scroll view stands for the edge of its content where the other item lies in it.
  private func target(of term: LinearRelation.Term, other: AnyObject?) -> AnyObject {
    guard let scroll = term.item as? UIScrollView, term.attribute != .width,
      term.attribute != .height
    else { return term.item }
    let guide = other as? UILayoutGuide
    guard let inner = other as? UIView ?? guide?.owningView, inner.isDescendant(of: scroll),
      other !== scroll, guide?.content != .bounds
    else { return term.item }
    return scroll.contentLayoutGuide
  }

  private func hasContentConstraints(_ guide: UILayoutGuide) -> Bool {
    relations.contains { relation in
      relation.terms.enumerated().contains { index, term in
        let other = relation.terms.count == 2 ? relation.terms[1 - index].item : nil
        return target(of: term, other: other) === guide
      }
    }
  }

  private func expressionValue(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression? {
    guard let rectangle = rectangleInRoot(item) else { return nil }
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    let isRightToLeft = view?.isRightToLeft ?? false
    switch attribute {
    case .left: return rectangle.x
    case .right: return rectangle.x + rectangle.width
    case .leading: return isRightToLeft ? rectangle.x + rectangle.width : rectangle.x
    case .trailing: return isRightToLeft ? rectangle.x : rectangle.x + rectangle.width
    case .top: return rectangle.y
    case .bottom: return rectangle.y + rectangle.height
    case .width: return rectangle.width
    case .height: return rectangle.height
    case .centerX: return rectangle.x + rectangle.width * 0.5
    case .centerY: return rectangle.y + rectangle.height * 0.5
    case .firstBaseline:
      let distance = (item as? UIView)?.baselineDistances.first ?? 0
      return rectangle.y + LinearExpression(constant: Double(distance))
    case .lastBaseline:
      let distance = (item as? UIView)?.baselineDistances.last ?? 0
      return rectangle.y + rectangle.height - LinearExpression(constant: Double(distance))
    case .notAnAttribute: return LinearExpression()
    }
  }

  private func rectangleInRoot(_ item: AnyObject) -> Rectangle? {
    if item === root { return rectangles[ObjectIdentifier(root)] }
    let parent = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let parent else { return nil }
    if var rectangle = rectangles[ObjectIdentifier(item)],
      let space = spaces[ObjectIdentifier(parent)]
    {
      rectangle.x.add(space.x)
      rectangle.y.add(space.y)
      return rectangle
    }
    // Below a view whose frame is set by hand: as it lies now.
    let frame = (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.layoutFrame ?? .zero
    return parent.isDescendant(of: root) ? constant(parent.convert(frame, to: root)) : nil
  }
}
