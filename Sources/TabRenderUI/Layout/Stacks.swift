public import Foundation

/// Views beside each other, from the leading side on.
public struct HStack<Content: View>: _PrimitiveView {
  private let layout: StackLayout
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views share; their middles by default.
  ///   - spacing: The distance between two views in points; `nil` is what they prefer, usually 8.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .horizontal, spacing: spacing, guide: alignment.key)
    self.content = content()
  }

  /// One node that holds the views.
  public static func _makeNodes(_ view: HStack, in context: _ViewContext) -> _NodeList {
    .container(view.layout, of: view.content, in: context, axis: .horizontal)
  }
}

/// Views below each other, from the top on.
public struct VStack<Content: View>: _PrimitiveView {
  private let layout: StackLayout
  private let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views share; their middles by default.
  ///   - spacing: The distance between two views in points; `nil` is what they prefer, usually 8.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .vertical, spacing: spacing, guide: alignment.key)
    self.content = content()
  }

  /// One node that holds the views.
  public static func _makeNodes(_ view: VStack, in context: _ViewContext) -> _NodeList {
    .container(view.layout, of: view.content, in: context, axis: .vertical)
  }
}

/// Views in front of each other, the first one at the back.
public struct ZStack<Content: View>: _PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a pile of views.
  ///
  /// - Parameters:
  ///   - alignment: The guides that the views share; their middles by default.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// One node that holds the views.
  public static func _makeNodes(_ view: ZStack, in context: _ViewContext) -> _NodeList {
    .container(PileLayout(alignment: view.alignment), of: view.content, in: context, axis: nil)
  }
}

@MainActor
extension _NodeList {
  /// A node that holds the nodes of a view.
  static func container<Content: View>(
    _ layout: any NodeLayout, of content: Content, in context: _ViewContext, axis: Axis?
  ) -> _NodeList {
    var inner = context.entering(.content)
    inner.environment.stackAxis = axis
    let list = Content._makeNodes(content, in: inner)
    let node = ViewNode(layout: layout, children: list.nodes, environment: context.environment)
    node.preferences = list.preferences(context.requests)
    node.effects = list.looseEffects
    return .node(node)
  }
}
