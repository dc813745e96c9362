internal import Foundation
internal import TabRenderBase

extension View {
  /// Calls an action when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes; a host taps once, so only 1 is ever reached.
  ///   - action: What is called.
  /// - Returns: The view that can be tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapModifier(action: count == 1 ? action : nil))
  }

  /// Whether the view and what is in it can be tapped.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    environment(\.allowsHitTesting, enabled)
  }

  /// Whether controls inside can be used.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// The shape in which the view can be tapped.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: AnyShape(shape)))
  }

  /// A name for tests and programs to find the view by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_IdentifierModifier(identifier: identifier))
  }
}

extension EnvironmentValues {
  private struct AllowsHitTestingKey: EnvironmentKey { static let defaultValue = true }
  private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }

  var allowsHitTesting: Bool {
    get { self[AllowsHitTestingKey.self] }
    set { self[AllowsHitTestingKey.self] = newValue }
  }

  /// Whether controls can be used; true by default.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// Has a view tapped.
public struct _TapModifier: _PrimitiveModifier {
  let action: (() -> Void)?

  /// The view's nodes, each with the action.
  public static func _makeNodes<V: View>(
    _ modifier: _TapModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    V._makeNodes(content, in: context).map { child in
      let node = ViewNode(layout: TransparentLayout(), around: child)
      node.tap = modifier.action
      return node
    }
  }
}

/// Gives a view a shape in which it can be tapped.
public struct _ContentShapeModifier: _PrimitiveModifier {
  let shape: AnyShape

  /// The view's nodes, each with the shape.
  public static func _makeNodes<V: View>(
    _ modifier: _ContentShapeModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    V._makeNodes(content, in: context).map { child in
      let node = ViewNode(layout: TransparentLayout(), around: child)
      node.contentShape = modifier.shape
      return node
    }
  }
}

/// Gives a view a name for tests and programs.
public struct _IdentifierModifier: _PrimitiveModifier {
  let identifier: String

  /// The view's nodes, each with the name; one that has a name already is wrapped in another.
  public static func _makeNodes<V: View>(
    _ modifier: _IdentifierModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    V._makeNodes(content, in: context).map { node in
      let named =
        node.identifier == nil ? node : ViewNode(layout: TransparentLayout(), around: node)
      named.identifier = modifier.identifier
      return named
    }
  }
}

extension ViewNode {
  /// What is tapped at a point of the host: the action of the frontmost view there that has one.
  ///
  /// Views that cannot be seen are not tapped, and what is clipped cannot be tapped outside.
  func action(at point: CGPoint) -> (() -> Void)? {
    guard case .found(let action) = hit(point, nil) else { return nil }
    return action
  }

  private enum Hit {
    /// No view lies there.
    case nothing
    /// A view lies there that takes the tap, perhaps without an action.
    case found((() -> Void)?)
  }

  /// The tap goes to the innermost action around the frontmost view that is hit.
  private func hit(_ point: CGPoint, _ outer: (() -> Void)?) -> Hit {
    guard isHittable, !clips || frame.contains(point) else { return .nothing }
    let action = tap ?? outer
    if let contentShape {
      return contentShape.contains(point, in: frame) ? .found(action) : .nothing
    }
    for child in childrenBackToFront.reversed() {
      let hit = child.hit(point, action)
      if case .found = hit { return hit }
    }
    return drawing != nil && frame.contains(point) ? .found(action) : .nothing
  }

  private var isHittable: Bool {
    guard environment.allowsHitTesting else { return false }
    switch appearance {
    case .hidden: return false
    case .opacity(let opacity): return opacity > 0
    default: return true
    }
  }

  private var clips: Bool {
    if case .group = appearance { return true }
    return false
  }

  /// All nodes from this one down, in the order in which they are written.
  var descendants: [ViewNode] { [self] + children.flatMap(\.descendants) }
}

extension AnyShape {
  /// Whether a point lies in the shape's rectangle and, of shapes with rounded corners, inside them.
  fileprivate func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    rect.contains(point) && path(in: rect).boundingBox.contains(point)
  }
}
