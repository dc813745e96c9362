import Foundation
import Testing
import TabRenderBase
import TabRenderDraw

@Suite struct SymbolTests {
  /// The symbols in solid form, of which there are some.
  static func solid() throws -> [Symbol] {
    let solid = Symbol.all.filter(\.isFilled)
    try #require(!solid.isEmpty)
    return solid
  }

  @Test func `names are unique and in ascending order`() {
    #expect(Symbol.names == Set(Symbol.names).sorted())
    #expect(Symbol.all.map(\.name) == Symbol.names)
  }

  @Test func `more than sixty symbols have a form of their own`() {
    #expect(Symbol.all.count { !$0.isFilled } >= 60)
  }

  @Test(arguments: [
    "house", "magnifyingglass", "person", "gear", "bell", "heart", "star", "bookmark", "tray",
    "calendar", "camera", "cart", "map", "message", "photo", "play", "plus", "folder", "clock",
    "globe", "ellipsis", "list.bullet", "hare", "tortoise",
  ])
  func `names that tab bars use are known`(name: String) throws {
    #expect(try #require(Symbol.named(name)).name == name)
  }

  @Test func `name that no symbol has gives nil`() {
    for name in ["", "House", "house ", ".fill", "house.fill.fill", "no.such.symbol"] {
      #expect(Symbol.named(name) == nil, "\(name)")
    }
  }

  @Test func `solid form belongs to a form in lines`() throws {
    for symbol in try Self.solid() {
      let plain = try #require(symbol.plain, "\(symbol.name)")
      #expect(plain.name + ".fill" == symbol.name)
      #expect(plain.filled == symbol)
      #expect(symbol.filled == symbol)
      #expect(plain.plain == plain)
    }
  }

  @Test func `alias is no name and leads to a symbol`() throws {
    try #require(!Symbol.aliases.isEmpty)
    for (alias, name) in Symbol.aliases {
      #expect(!Symbol.names.contains(alias))
      #expect(Symbol.names.contains(name))
      #expect(Symbol.named(alias)?.name == name)
    }
  }

  @Test func `solid form shows other ink than the form in lines`() throws {
    for symbol in try Self.solid() {
      #expect(symbol.outline != symbol.plain?.outline, "\(symbol.name)")
    }
  }

  @Test func `line is as wide as every symbol's line`() throws {
    let minus = try #require(Symbol.named("minus")).outline.boundingBox
    #expect(abs(minus.height - 1.75) <= SymbolTests.rounding)
    let circle = try #require(Symbol.named("circle")).outline
    let ring = Double.pi * (10.5 * 10.5 - 8.75 * 8.75)
    // The contours are polygons inside and outside of the ring's circles.
    #expect(abs(circle.enclosedArea - ring) < ring * 0.001)
  }

  @Test func `outline is the same at every call`() {
    for symbol in Symbol.all { #expect(symbol.outline == symbol.outline) }
  }

  /// Twice the tolerance of flattening.
  static let rounding = 0.004
}

extension Path {
  /// The area inside the contours, each counted by its direction; straight lines only.
  var enclosedArea: Double {
    var twice = 0.0
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      var next = start
      switch element {
      case .move(let to):
        (start, current) = (to, to)
        continue
      case .line(let to): next = to
      default: break
      }
      twice += current.x * next.y - next.x * current.y
      current = next
    }
    return twice / 2
  }
}
