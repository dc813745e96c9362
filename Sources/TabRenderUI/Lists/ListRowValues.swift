public import Foundation

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As usual.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// What a view of a list is.
enum ListRole {
  case row
  case header
  case footer
}

extension ContainerValues {
  private struct RoleKey: ContainerValueKey { static let defaultValue = ListRole.row }
  private struct InsetsKey: ContainerValueKey { static let defaultValue: EdgeInsets? = nil }
  private struct SeparatorKey: ContainerValueKey { static let defaultValue = Visibility.automatic }
  private struct BackgroundKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
  }

  var listRole: ListRole {
    get { self[RoleKey.self] }
    set { self[RoleKey.self] = newValue }
  }

  var listRowInsets: EdgeInsets? {
    get { self[InsetsKey.self] }
    set { self[InsetsKey.self] = newValue }
  }

  var listRowSeparator: Visibility {
    get { self[SeparatorKey.self] }
    set { self[SeparatorKey.self] = newValue }
  }

  var listRowBackground: AnyView? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private struct MinimumRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
  private struct IsInListKey: EnvironmentKey { static let defaultValue = false }

  /// The least height of a list's row in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// Whether the views are the rows of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension View {
  /// Sets the distances of a row's view from the edges of the row in a list; `nil` for the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    containerValue(\.listRowInsets, insets)
  }

  /// Sets whether a row of a list has a line at its bottom.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    containerValue(\.listRowSeparator, visibility)
  }

  /// Puts a view behind a row of a list.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    containerValue(\.listRowBackground, view.map { AnyView($0) })
  }
}
