internal import Foundation

/// Rows and columns of a ``Grid``.
struct GridLayout: NodeLayout {
  let alignment: Alignment
  let columnSpacing: CGFloat
  let rowSpacing: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    let table = Table(children)
    let (widths, heights) = lengths(table, proposal)
    return CGSize(
      width: widths.total(columnSpacing), height: heights.total(rowSpacing))
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    let table = Table(children)
    let (widths, heights) = lengths(table, proposal)
    return table.cells.map { cell in
      let size = CGSize(
        width: widths[cell.columns].total(columnSpacing), height: heights[cell.row])
      var placement = placement(of: cell, in: size, table)
      placement.origin.x += widths.start(of: cell.columns.lowerBound, columnSpacing)
      placement.origin.y += heights.start(of: cell.row, rowSpacing)
      return placement
    }
  }

  private func placement(of cell: Table.Cell, in size: CGSize, _ table: Table) -> Placement {
    let proposal = ProposedViewSize(size)
    if let anchor = cell.node.gridCell.anchor {
      let own = cell.node.size(proposal)
      return Placement(
        origin: CGPoint(
          x: (size.width - own.width) * anchor.x, y: (size.height - own.height) * anchor.y),
        proposal: proposal)
    }
    let guides = Alignment(
      horizontal: table.alignments[cell.columns.lowerBound] ?? alignment.horizontal,
      vertical: cell.node.gridCell.row?.alignment ?? alignment.vertical)
    return .aligned(cell.node, guides, in: size, proposal)
  }

  /// The widths of the columns and the heights of the rows.
  private func lengths(
    _ table: Table, _ proposal: ProposedViewSize
  ) -> (widths: [CGFloat], heights: [CGFloat]) {
    let widths = shares(proposal.width, table.columnCount, columnSpacing) { column, width in
      table.longest(.horizontal, ProposedViewSize(width: width, height: nil)) {
        $0.columns == column..<column + 1
      }
    }
    let heights = shares(proposal.height, table.rowCount, rowSpacing) { row, height in
      table.cells.filter { $0.row == row && !$0.node.gridCell.unsized.contains(.vertical) }
        .map {
          let width = widths[$0.columns].total(columnSpacing)
          return $0.node.size(ProposedViewSize(width: width, height: height)).height
        }.max() ?? 0
    }
    return (widths, heights)
  }

  /// The lengths of rows or columns that share a proposed length, or have their ideal ones.
  private func shares(
    _ proposal: CGFloat?, _ count: Int, _ spacing: CGFloat,
    _ answer: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let proposal else { return (0..<count).map { answer($0, nil) } }
    let shares = LengthShares(
      priorities: Array(repeating: 0, count: count),
      available: proposal - spacing * CGFloat(max(0, count - 1))
    ) { answer($0, $1) }
    return shares.proposals.enumerated().map { answer($0, $1) }
  }
}

extension GridLayout {
  /// The views of a grid in their rows and columns.
  @MainActor
  struct Table {
    struct Cell {
      let node: ViewNode
      let row: Int
      let columns: Range<Int>
    }

    private(set) var cells: [Cell] = []
    private(set) var rowCount = 0
    private(set) var columnCount = 1
    /// The guides of columns that one of their views has set.
    private(set) var alignments: [Int: HorizontalAlignment] = [:]

    init(_ nodes: [ViewNode]) {
      var last: ObjectIdentifier?
      var column = 0
      for node in nodes {
        let cell = node.gridCell
        if cell.row == nil || cell.row?.slot != last { (rowCount, column) = (rowCount + 1, 0) }
        last = cell.row?.slot
        let end = cell.row == nil ? Int.max : column + cell.columns
        cells.append(Cell(node: node, row: rowCount - 1, columns: column..<end))
        if let guide = cell.columnAlignment { alignments[column] = guide }
        if end != .max { (column, columnCount) = (end, max(columnCount, end)) }
      }
      cells = cells.map {
        Cell(node: $0.node, row: $0.row, columns: $0.columns.clamped(to: 0..<columnCount))
      }
    }

    /// The greatest length of some of the views for a proposal.
    func longest(
      _ axis: Axis, _ proposal: ProposedViewSize, where isMeant: (Cell) -> Bool
    ) -> CGFloat {
      cells.filter { isMeant($0) && !$0.node.gridCell.unsized.contains(Axis.Set(axis)) }
        .map { $0.node.size(proposal)[axis] }.max() ?? 0
    }
  }
}

extension Collection<CGFloat> {
  /// All lengths, with spaces between them.
  fileprivate func total(_ spacing: CGFloat) -> CGFloat {
    reduce(0, +) + spacing * CGFloat(Swift.max(0, count - 1))
  }
}

extension [CGFloat] {
  /// Where a length begins behind those before it and the spaces.
  fileprivate func start(of index: Int, _ spacing: CGFloat) -> CGFloat {
    prefix(index).reduce(0) { $0 + $1 + spacing }
  }
}
