public import Foundation

/// Takes all that is proposed, and makes its content of the size that it got.
///
/// The content stands at the top leading corner; several views lie in front of each other. It is made
/// once the size is known, and again when that changes.
public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// One node that holds the views, which are evaluated for the size of the last layout.
  public static func _makeNodes(_ view: GeometryReader, in context: _ViewContext) -> _NodeList {
    let record = context.slot.record { GeometryRecord() }
    record.isRead = true
    guard record.geometry != nil else {
      let node = ViewNode(layout: ReaderLayout(), environment: context.environment)
      node.geometryRecords = [record]
      return .node(node)
    }
    let proxy = GeometryProxy(record)
    let content = context.update.evaluating(context.slot) { view.content(proxy) }
    let list = _NodeList.container(ReaderLayout(), of: content, in: context, axis: nil)
    for node in list.nodes { node.geometryRecords.append(record) }
    return list
  }
}

/// All that is proposed, 10 points where nothing is; the views at the top leading corner.
struct ReaderLayout: NodeLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? { nil }
}

/// Tells where a view is; always as of the last layout.
@MainActor
public struct GeometryProxy {
  /// What the views were made of; it makes two proxies differ when the layout has changed.
  private let geometry: GeometryRecord.Geometry?
  private let record: GeometryRecord

  init(_ record: GeometryRecord) {
    self.record = record
    geometry = record.geometry
  }

  /// The size in points.
  public var size: CGSize { record.geometry?.frame.size ?? .zero }

  /// How far the view can reach beyond its edges, in points.
  public var safeAreaInsets: EdgeInsets { record.geometry?.safeAreaInsets ?? EdgeInsets() }

  /// The view's rectangle in a system of coordinates; the host's where the name is not known.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's rectangle in a system of coordinates; the host's where the name is not known.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let frame = record.geometry?.frame ?? .zero
    let origin: CGPoint =
      switch coordinateSpace {
      case .global: .zero
      case .local: frame.origin
      case .named(let name): record.geometry?.spaces[name]?.origin ?? .zero
      }
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The size of a named coordinate space in the view's own coordinates; `nil` where it is not known.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let geometry = record.geometry else { return nil }
    return geometry.spaces[coordinateSpace.name]?
      .offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY)
  }
}

extension View {
  /// Calls an action with a value that depends on where the view is: once at first, and after each
  /// layout that changed it.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: What is called.
  /// - Returns: The view.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls an action with the old and the new value that depends on where the view is: once at first,
  /// and after each layout that changed it.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: What is called.
  /// - Returns: The view.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}

/// Tells of a value that depends on where a view is.
public struct _GeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  private final class Record {
    var last: Value?
  }

  /// The view's nodes, the first of which is watched.
  public static func _makeNodes<V: View>(
    _ modifier: _GeometryChangeModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let list = V._makeNodes(content, in: context.entering(.content))
    let slot = context.entering(.modifier).slot
    let (geometry, record) = (slot.record { GeometryRecord() }, slot.record { Record() })
    list.nodes.first?.geometryRecords.append(geometry)
    return list.adding { update in
      let new = modifier.transform(GeometryProxy(geometry))
      let old = record.last
      guard old != new else { return }
      record.last = new
      update.call { modifier.action(old ?? new, new) }
    }
  }
}
