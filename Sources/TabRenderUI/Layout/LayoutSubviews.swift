public import Foundation

/// The views that a ``Layout`` lays out.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let nodes: [ViewNode]
  /// The values that each view has for its container.
  private let traits: [TraitValues]
  let recorder: PlacementRecorder
  /// Which way lines run in the container.
  public let layoutDirection: LayoutDirection

  @MainActor
  init(_ nodes: [ViewNode], _ direction: LayoutDirection) {
    self.init(nodes, nodes.map(\.traits), direction)
  }

  private init(_ nodes: [ViewNode], _ traits: [TraitValues], _ direction: LayoutDirection) {
    self.nodes = nodes
    self.traits = traits
    recorder = PlacementRecorder()
    layoutDirection = direction
  }

  /// The same views, whose placements are noted apart.
  func recording() -> LayoutSubviews { LayoutSubviews(nodes, traits, layoutDirection) }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last one.
  public var endIndex: Int { nodes.count }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], traits: traits[index], recorder: recorder)
  }

  /// Whether both are the same views.
  public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
    one.nodes.elementsEqual(other.nodes, by: ===)
  }
}

/// What a layout asks for when it places its views.
@MainActor
final class PlacementRecorder {
  struct Request: Sendable {
    let position: CGPoint
    let anchor: UnitPoint
    let proposal: ProposedViewSize
  }

  var requests: [ObjectIdentifier: Request] = [:]

  nonisolated init() {}

  /// Where each view was placed; the middle where it was not.
  func placements(
    of nodes: [ViewNode], in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> [Placement] {
    nodes.map { node in
      let request =
        requests[ObjectIdentifier(node)]
        ?? Request(
          position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      let size = node.size(request.proposal)
      return Placement(
        origin: CGPoint(
          x: (request.position.x - request.anchor.x * size.width).orZero - bounds.minX,
          y: (request.position.y - request.anchor.y * size.height).orZero - bounds.minY),
        proposal: request.proposal)
    }
  }
}

/// One of the views that a ``Layout`` lays out.
public struct LayoutSubview: Equatable {
  let node: ViewNode
  let traits: TraitValues
  let recorder: PlacementRecorder

  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let (node, proposal) = (node, proposal.numbers)
    return MainActor.assumeIsolated { node.size(proposal) }
  }

  /// The view's size for a proposal, and where its guides lie then.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let (node, proposal) = (node, proposal.numbers)
    let size = MainActor.assumeIsolated { node.size(proposal) }
    return ViewDimensions(width: size.width, height: size.height) { key in
      MainActor.assumeIsolated { node.dimensions(proposal).explicit(key) }
    }
  }

  /// How much of the space the view wants before others.
  public var priority: Double {
    let node = node
    return MainActor.assumeIsolated { node.priority }
  }

  /// The distances that the view prefers to its neighbors.
  public var spacing: ViewSpacing {
    let node = node
    return MainActor.assumeIsolated { node.spacing }
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: A point in the coordinates of the container's bounds.
  ///   - anchor: The point of the view that lies there; the top leading corner by default.
  ///   - proposal: What the view is proposed.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let (recorder, node) = (recorder, ObjectIdentifier(node))
    let request = PlacementRecorder.Request(
      position: position, anchor: anchor, proposal: proposal.numbers)
    MainActor.assumeIsolated { recorder.requests[node] = request }
  }

  /// A value that the view has for its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    traits[ObjectIdentifier(key), as: K.Value.self] ?? K.defaultValue
  }

  /// The values that the view has for its container.
  public var containerValues: ContainerValues { ContainerValues(traits: traits) }

  /// Whether both are the same view.
  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
    one.node === other.node
  }
}

extension ProposedViewSize {
  /// The proposal with the ideal length in place of what is no number.
  fileprivate var numbers: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}

/// The key of a value that a view has for the layout that it is in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that has none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the layout that the view is in.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(
      _TraitModifier { traits in
        var own = TraitValues()
        own[ObjectIdentifier(key), as: K.Value.self] = value
        traits.add(own)
      })
  }
}
