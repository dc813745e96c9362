public import Foundation

/// Views in rows and columns: each column is as wide as its widest view.
///
/// A ``GridRow`` gives one view to each column; any other view is a row of its own across all columns.
/// Columns share the proposed width, and rows the height, as the views of a stack do.
public struct Grid<Content: View>: _PrimitiveView {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The guides that a view shares with its cell; the middles by default.
  ///   - horizontalSpacing: The distance between columns in points; `nil` for the usual one, 8.
  ///   - verticalSpacing: The distance between rows in points; `nil` for the usual one, 8.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, columnSpacing: horizontalSpacing ?? ViewSpacing.usual,
      rowSpacing: verticalSpacing ?? ViewSpacing.usual)
    self.content = content()
  }

  /// One node that holds the views of all rows.
  public static func _makeNodes(_ view: Grid, in context: _ViewContext) -> _NodeList {
    var inner = context
    inner.environment.isInGrid = true
    return .container(view.layout, of: view.content, in: inner, axis: nil)
  }
}

/// A row of a ``Grid``; elsewhere its views beside each other.
public struct GridRow<Content: View>: _PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views share with their cells; `nil` for that of the grid.
  ///   - content: The views, one for each column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The nodes of the views, which know that they are a row.
  public static func _makeNodes(_ view: GridRow, in context: _ViewContext) -> _NodeList {
    guard context.environment.isInGrid else {
      return makeNodes(
        of: HStack(alignment: view.alignment ?? .center) { view.content }, in: context)
    }
    var inner = context.entering(.content)
    inner.environment.isInGrid = false
    let list = Content._makeNodes(view.content, in: inner)
    let row = GridCell.Row(slot: ObjectIdentifier(inner.slot), alignment: view.alignment)
    for node in list.nodes { node.gridCell.row = row }
    return list
  }
}

/// What a view is in a grid.
struct GridCell {
  /// The row that a view is in.
  struct Row {
    let slot: ObjectIdentifier
    let alignment: VerticalAlignment?
  }

  var row: Row?
  /// How many columns it takes.
  var columns = 1
  /// The point of the cell and the view that lie on each other; `nil` for the guides.
  var anchor: UnitPoint?
  /// The guide that all views of its column share with their cells.
  var columnAlignment: HorizontalAlignment?
  /// Along which axes it does not count for the size of its row and column.
  var unsized: Axis.Set = []
}

extension ViewNode {
  /// What the node is in a grid.
  var gridCell: GridCell {
    get { traits[ObjectIdentifier(GridCell.self), as: GridCell.self] ?? GridCell() }
    set { traits[ObjectIdentifier(GridCell.self), as: GridCell.self] = newValue }
  }
}

extension EnvironmentValues {
  private struct IsInGridKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the views are the rows of a grid.
  var isInGrid: Bool {
    get { self[IsInGridKey.self] }
    set { self[IsInGridKey.self] = newValue }
  }
}

extension View {
  /// Has the view take several columns of a grid.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellModifier { $0.columns = max(1, count) })
  }

  /// Has a point of the view lie on the same point of its cell of a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCellModifier { $0.anchor = anchor })
  }

  /// Sets the guide that all views of the column share with their cells of a grid.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridCellModifier { $0.columnAlignment = guide })
  }

  /// Has the view not count for the size of its row and column of a grid along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCellModifier { $0.unsized = axes })
  }
}

/// Says what a view is in a grid.
public struct _GridCellModifier: _PrimitiveModifier {
  let change: (inout GridCell) -> Void

  /// The view's nodes with the change.
  public static func _makeNodes<V: View>(
    _ modifier: _GridCellModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let list = V._makeNodes(content, in: context)
    for node in list.nodes { modifier.change(&node.gridCell) }
    return list
  }
}
