internal import Foundation

/// An element of the tree that is laid out and drawn: a view of the library, or a change to one.
@MainActor
final class ViewNode {
  /// How the node and what is in it are sized and positioned.
  let layout: any NodeLayout
  /// What is in it, in the order in which it was written.
  let children: [ViewNode]
  /// What flowed down to it.
  let environment: EnvironmentValues
  /// What flows up from it.
  var preferences = PreferenceValues()
  /// Values for the container that it is in.
  var traits = TraitValues()
  /// The identity that the view was given; `nil` where only its position tells it.
  var explicitID: AnyHashable?
  /// How the node looks; `nil` where it only positions what is in it.
  var drawing: (any NodeDrawing)?
  /// What the node does to the look of what is in it; `nil` for nothing.
  var appearance: NodeAppearance?
  /// Orders the node among its siblings: higher is nearer.
  var zIndex = 0.0
  /// What the node does when it is tapped; `nil` where it lets taps through.
  var tap: (() -> Void)?
  /// The shape in which the node can be tapped; `nil` where what is drawn decides.
  var contentShape: AnyShape?
  /// A name for tests and programs to find the view by.
  var identifier: String?
  /// The text that the node shows; `nil` for other views.
  var text: String?
  /// What is done after each update that has the node on the screen, in order.
  var effects: [NodeEffect] = []

  /// Records of where the node is, for views that depend on it.
  var geometryRecords: [GeometryRecord] = []
  /// A name for the node's coordinates.
  var coordinateSpace: AnyHashable?
  /// How far the node was scrolled; `nil` where it is no scroll view.
  var scroll: ScrollRecord?

  /// The rectangle that the node got in the host's coordinates, in points and not yet rounded.
  private(set) var frame = CGRect.zero
  /// The children that the layout shows; those that do not show have no frame and no effects.
  private(set) var shownChildren: [ViewNode] = []
  /// The safe area around the node.
  private(set) var safeArea = SafeArea()

  /// The last update that put the node into the tree by way of a subview.
  private var lastUse = 0
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var knownSpacing: ViewSpacing?
  private var guides: [GuideQuery: CGFloat?] = [:]

  private struct GuideQuery: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }

  init(
    layout: any NodeLayout, children: [ViewNode] = [], environment: EnvironmentValues
  ) {
    self.layout = layout
    self.children = children
    self.environment = environment
  }

  /// A node around another one that changes only how it is laid out.
  convenience init(layout: any NodeLayout, around child: ViewNode) {
    self.init(layout: layout, children: [child], environment: child.environment)
    takeOver(child)
  }

  /// The node itself for its first use in an update, and a copy for every other one.
  func claimed(in update: ViewUpdate) -> ViewNode {
    guard lastUse == update.number else {
      lastUse = update.number
      return self
    }
    return copy()
  }

  private func copy() -> ViewNode {
    let copy = ViewNode(
      layout: layout, children: children.map { $0.copy() }, environment: environment)
    copy.takeOver(self)
    copy.drawing = drawing
    copy.appearance = appearance
    copy.tap = tap
    copy.contentShape = contentShape
    copy.identifier = identifier
    copy.text = text
    copy.effects = effects
    copy.geometryRecords = geometryRecords
    copy.coordinateSpace = coordinateSpace
    copy.scroll = scroll
    return copy
  }

  /// Passes on what a container and a reader see of a node inside.
  func takeOver(_ child: ViewNode) {
    preferences = child.preferences
    zIndex = child.zIndex
    traits = child.traits
    explicitID = child.explicitID
  }
}

// MARK: Measuring

extension ViewNode {
  /// The size that the node chooses for a proposal; each proposal is answered once.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let size = layout.sizeThatFits(proposal, children)
    let sound = CGSize(width: Self.sound(size.width), height: Self.sound(size.height))
    sizes[proposal] = sound
    return sound
  }

  /// The size for a proposal, and where the guides lie then.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(width: size.width, height: size.height) { key in
      self.explicitGuide(key, proposal)
    }
  }

  /// How much of the space the node wants before others in a stack.
  var priority: Double { layout.priority(children) }

  /// The distances that the node prefers to its neighbors.
  var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = layout.spacing(children)
    knownSpacing = spacing
    return spacing
  }

  private func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let query = GuideQuery(key: key, proposal: proposal)
    if let known = guides[query] { return known }
    let value = layout.explicitGuide(key, in: size(proposal), proposal, children)
    guides[query] = .some(value)
    return value
  }

  private static func sound(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }
}

// MARK: Placing

extension ViewNode {
  /// Gives the node and what is in it their rectangles.
  func layOut(at origin: CGPoint, _ proposal: ProposedViewSize, _ safeArea: SafeArea) {
    let size = size(proposal).finite
    frame = CGRect(origin: origin, size: size)
    self.safeArea = safeArea
    let isMirrored = layout.isMirrored && environment.layoutDirection == .rightToLeft
    let placements = layout.placements(in: size, proposal, children, at: frame, safeArea)
    shownChildren = []
    for (child, placement) in zip(children, placements) where placement.isShown {
      var point = placement.origin
      if isMirrored {
        point.x = size.width - point.x - child.size(placement.proposal).finite.width
      }
      child.layOut(
        at: CGPoint(x: origin.x + point.x.orZero, y: origin.y + point.y.orZero),
        placement.proposal, placement.safeArea ?? safeArea)
      shownChildren.append(child)
    }
  }
}

/// Something that is done after an update that has a view on the screen.
typealias NodeEffect = @MainActor (ViewUpdate) -> Void

// MARK: Effects

extension ViewNode {
  /// Does what the nodes on the screen ask for: those inside first, then siblings in their order.
  func commit(_ update: ViewUpdate) {
    for child in shownChildren { child.commit(update) }
    for effect in effects { effect(update) }
  }
}

/// Where a child goes in its parent, and what it is proposed there.
struct Placement: Sendable {
  /// The child's top leading corner, in points from the parent's.
  var origin: CGPoint
  /// What it is proposed.
  var proposal: ProposedViewSize
  /// The safe area for it, where that is another than the parent's.
  var safeArea: SafeArea?
  /// Whether it is on the screen at all.
  var isShown = true
}

/// How a node and its children are sized and positioned.
///
/// Both questions are answered by values, and x counts from the leading edge: what runs from right to
/// left is mirrored once, when the node is placed.
@MainActor
protocol NodeLayout {
  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize
  /// Where each child goes in a size that was chosen for a proposal.
  ///
  /// The rectangle in the host's coordinates and the safe area are for those that look at them.
  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement]
  /// How much of the space is wanted before others in a stack; 0 by default.
  func priority(_ children: [ViewNode]) -> Double
  /// The distances to neighbors that are preferred; those of most views by default.
  func spacing(_ children: [ViewNode]) -> ViewSpacing
  /// Where something inside has set a guide; `nil` where nothing has.
  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat?
  /// Whether x runs from right to left where lines do; true by default.
  var isMirrored: Bool { get }
}

extension NodeLayout {
  func priority(_ children: [ViewNode]) -> Double { 0 }
  func spacing(_ children: [ViewNode]) -> ViewSpacing { ViewSpacing() }
  var isMirrored: Bool { true }

  /// What children say of a guide.
  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? {
    guard !children.isEmpty, !key.isEdgeOrMiddle else { return nil }
    return key.combined(
      children,
      placements(
        in: size, proposal, children, at: CGRect(origin: .zero, size: size), SafeArea()))
  }
}

extension CGSize {
  /// The size with 0 for a length that is not finite.
  fileprivate var finite: CGSize { CGSize(width: width.orZero, height: height.orZero) }
}
