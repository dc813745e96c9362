/// How a list looks; all are drawn in the plain style.
public protocol ListStyle: Sendable {}

/// The style of the platform.
public struct DefaultListStyle: ListStyle {
  /// Creates it.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates it.
  public init() {}
}

/// Sections on a background.
public struct GroupedListStyle: ListStyle {
  /// Creates it.
  public init() {}
}

/// Rows with space beside them.
public struct InsetListStyle: ListStyle {
  /// Creates it.
  public init() {}
}

/// Sections as rounded boxes on a background.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates it.
  public init() {}
}

/// The rows of a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates it.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style of the platform.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on a background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with space beside them.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as rounded boxes on a background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Accepted; lists are drawn in the plain style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
