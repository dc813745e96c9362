import Foundation
import Testing
import TabRenderBase
import TabRenderDraw

@Suite struct SymbolCatalogTests {
  @Test(arguments: SymbolCatalog.builtIn.names)
  func `every drawing of the package can be read`(name: String) throws {
    #expect(try !SymbolCatalog.builtIn.outline(of: name).isEmpty)
  }

  @Test func `outlines of the package have the same bits everywhere`() throws {
    var bytes: [UInt8] = []
    for name in SymbolCatalog.builtIn.names {
      bytes += name.utf8
      for value in try SymbolCatalog.builtIn.outline(of: name).elements.flatMap(\.bits) {
        for shift in stride(from: 0, to: 64, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
      }
    }
    #expect(SHA256.hexadecimal(of: bytes) == Self.digest)
  }

  /// Changes only when a drawing is meant to.
  private static let digest =
    "34eccfd1b72874f3b2ea1926dc17bd8ac4bf88a44f0b7d2ee608dbdad86c2658"

  @Test func `frame draws a symbol in lines and a solid one with the marks knocked out`() throws {
    let framed = try SymbolCatalog("plus in disc: line M8 12 H16")
    let plain = try SymbolCatalog(
      """
      plus: line disc, M8 12 H16
      plus.fill: solid disc; slit M8 12 H16
      """)
    #expect(framed.names == plain.names)
    for name in plain.names {
      #expect(try framed.outline(of: name) == plain.outline(of: name), "\(name)")
    }
  }

  @Test func `name is known to the lines after it in its paragraph`() throws {
    let text = """
      # A comment.
      bar = box 2 3
        4 20 1
      pair = mirror (area bar)
      bars, columns: pair; out (pair)

      bars.fill: solid bar
      """
    let catalog = try SymbolCatalog(text)
    #expect(catalog.names == ["bars", "bars.fill"])
    #expect(catalog.aliases == ["columns": "bars"])
    #expect(try catalog.outline(of: "bars").isEmpty)
    #expect(throws: SymbolError(.unknownName("bar"), line: 7)) {
      _ = try catalog.outline(of: "bars.fill")
    }
  }

  @Test(arguments: [
    ("a line M0 0", SymbolError.Mistake.statement), (": line M0 0", .statement),
    ("b: line M0 0", .repeatedName("b")), ("c, b: line M0 0", .repeatedName("b")),
    ("a: dash M0 0", .unknownName("dash")), ("a: line disk", .unknownName("disk")),
    ("a:", .unknownName("")), ("a: line disc;", .unknownName("")),
    ("a in ring: line disc", .unknownName("ring")), ("a: line circle 1 2", .missingNumber),
    ("a: turn (line disc)", .missingNumber), ("a: turn 90 line disc", .missing("(")),
    ("a: turn 90 (line disc", .missing(")")), ("a: line disc disc", .surplus("disc")),
    ("a: line M0 0 L", .pathData(.init(kind: .missingNumber(command: "L"), offset: 6))),
  ])
  func `wrong line is refused with its number`(line: String, mistake: SymbolError.Mistake) {
    #expect(throws: SymbolError(mistake, line: 3)) {
      let catalog = try SymbolCatalog("b: line disc\n\n\(line)\n")
      _ = try catalog.outline(of: "a")
    }
  }
}

extension Path.Element {
  /// The bits of the coordinates, after a number for the kind.
  fileprivate var bits: [UInt64] {
    switch self {
    case .move(let to): [0, Double(to.x).bitPattern, Double(to.y).bitPattern]
    case .line(let to): [1, Double(to.x).bitPattern, Double(to.y).bitPattern]
    default: [2]
    }
  }
}
