public import Foundation

/// A contact sheet: symbols side by side in a grid, row by row.
public struct SymbolSheet: Hashable, Sendable {
  /// The symbols in their order; all of them by default.
  public var symbols: [Symbol]
  /// How many stand in a row; 16 by default, fewer than 1 count as 1.
  public var columns: Int
  /// The side of the square a symbol is drawn in, in points; 24 by default.
  public var iconSize: Double
  /// The distance between two such squares and around them all, in points; 8 by default.
  public var spacing: Double
  /// The colour of the ink; black by default.
  public var color: Color

  /// Creates a sheet.
  public init(
    symbols: [Symbol] = Symbol.all, columns: Int = 16, iconSize: Double = Symbol.gridSize,
    spacing: Double = 8, color: Color = .black
  ) {
    self.symbols = symbols
    self.columns = columns
    self.iconSize = iconSize
    self.spacing = spacing
    self.color = color
  }

  /// The size of the sheet in points.
  public var size: CGSize {
    let columns = max(1, columns)
    let rows = (symbols.count + columns - 1) / columns
    return CGSize(
      width: spacing + Double(columns) * pitch, height: spacing + Double(rows) * pitch)
  }

  /// The sheet as a layer at the origin with one sublayer a symbol, named like it.
  public func makeLayer() -> CALayer {
    let sheet = CALayer()
    sheet.frame = CGRect(origin: .zero, size: size)
    for (index, symbol) in symbols.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: max(1, columns))
      let layer = CAShapeLayer()
      layer.name = symbol.name
      layer.path = symbol.outline
      layer.fillRule = symbol.fillRule
      layer.fillColor = color
      layer.bounds = CGRect(x: 0, y: 0, width: Symbol.gridSize, height: Symbol.gridSize)
      let scale = CGFloat(iconSize / Symbol.gridSize)
      layer.transform = CGAffineTransform(scaleX: scale, y: scale)
      layer.position = CGPoint(
        x: spacing + Double(column) * pitch + iconSize / 2,
        y: spacing + Double(row) * pitch + iconSize / 2)
      sheet.addSublayer(layer)
    }
    return sheet
  }

  private var pitch: Double { iconSize + spacing }
}
