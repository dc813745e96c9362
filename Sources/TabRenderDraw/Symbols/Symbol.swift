internal import Synchronization

/// A built-in icon: a shape without colour on a grid of 24 × 24 points.
///
/// Names are those of SF Symbols that tab bars use; the drawings are this package's own. Lines are
/// 1.75 points wide with round ends, and the ink of a circle, a square and a wide or tall shape is
/// as large as looks alike: 21, 18.5 and 22 × 17 points. A symbol is only its name until its
/// outline is asked for.
public struct Symbol: Hashable, Sendable {
  /// The side of the square that every symbol is drawn in, in points.
  public static let gridSize: Double = 24

  /// The name under which ``named(_:)`` finds the symbol.
  public let name: String

  init(name: String) {
    self.name = name
  }

  /// The symbol with a name, or with the former or newer name of one; `nil` for an unknown name.
  public static func named(_ name: String) -> Symbol? {
    let name = aliases[name] ?? name
    return SymbolCatalog.builtIn.contains(name) ? Symbol(name: name) : nil
  }

  /// Every symbol, ordered by name.
  public static var all: [Symbol] { names.map(Symbol.init(name:)) }

  /// The name of every symbol, in ascending order; aliases are not among them.
  public static var names: [String] { SymbolCatalog.builtIn.names }

  /// Other names that find a symbol, each with the name of that symbol.
  public static var aliases: [String: String] { SymbolCatalog.builtIn.aliases }

  /// The shape on the grid, y pointing down, to be filled by ``fillRule``.
  ///
  /// The contours are polygons that do not cross; none is farther than 1/500 point from the curve
  /// it stands for. The outline is made at the first call, in a fraction of a millisecond, and kept.
  public var outline: Path {
    if let outline = Self.outlines.withLock({ $0[name] }) { return outline }
    do {
      let outline = try SymbolCatalog.builtIn.outline(of: name)
      Self.outlines.withLock { $0[name] = outline }
      return outline
    } catch {
      preconditionFailure("symbols.txt: \(error)")
    }
  }

  /// The outlines that were asked for, by name: a suite asks for the same ones over and over.
  private static let outlines = Mutex([String: Path]())

  /// How ``outline`` is filled: non-zero for every symbol.
  public var fillRule: CAShapeLayerFillRule { .nonZero }

  /// Whether the symbol is a solid form, whose name ends in `.fill`.
  public var isFilled: Bool { name.hasSuffix(Self.fillSuffix) }

  /// The solid form of the symbol: the symbol itself if it is one, `nil` if there is none.
  public var filled: Symbol? {
    isFilled ? self : Self.named(name + Self.fillSuffix)
  }

  /// The form of the symbol that is made of lines: the symbol itself if it is not solid.
  public var plain: Symbol? {
    isFilled ? Self.named(String(name.dropLast(Self.fillSuffix.count))) : self
  }

  static let fillSuffix = ".fill"
}
