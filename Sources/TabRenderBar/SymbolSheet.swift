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
  public var color: CGColor

  /// Whether each symbol's name stands below it; false by default.
  ///
  /// A name that would run into the next one ends in "…".
  public var showsNames: Bool

  /// Creates a sheet.
  public init(
    symbols: [Symbol] = Symbol.all, columns: Int = 16, iconSize: Double = Symbol.gridSize,
    spacing: Double = 8, color: CGColor = .black, showsNames: Bool = false
  ) {
    self.symbols = symbols
    self.columns = columns
    self.iconSize = iconSize
    self.spacing = spacing
    self.color = color
    self.showsNames = showsNames
  }

  /// The size of the sheet in points.
  public var size: CGSize {
    let columns = max(1, columns)
    let rows = (symbols.count + columns - 1) / columns
    return CGSize(
      width: spacing + Double(columns) * pitch, height: spacing + Double(rows) * pitch)
  }

  /// The sheet as a layer at the origin with one sublayer a symbol, named like it.
  ///
  /// - Parameter fonts: Finds the font of the names.
  /// - Returns: A layer of ``size``.
  public func makeLayer(fonts: FontLibrary = .shared) -> CALayer {
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
      if showsNames, let name = makeName(of: symbol, below: layer.position, fonts) {
        sheet.addSublayer(name)
      }
    }
    return sheet
  }

  private func makeName(
    of symbol: Symbol, below middle: CGPoint, _ fonts: FontLibrary
  ) -> CALayer? {
    let text = TextLayer(symbol.name, font: FontDescriptor(size: 8), color: color, fonts: fonts)
    let made = text.make(maximumWidth: pitch * 0.96)
    made?.layer.frame.origin = CGPoint(
      x: middle.x - (made?.size.width ?? 0) / 2, y: middle.y + iconSize / 2 + 6)
    return made?.layer
  }

  private var pitch: Double { iconSize + spacing }
}
