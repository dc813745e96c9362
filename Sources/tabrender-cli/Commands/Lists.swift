import Foundation
import TabRender

/// The lists as rows of text and as JSON.
enum Lists {
  /// Rows in columns of equal width, two spaces between them.
  static func table(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }

  static var deviceRows: [[String]] {
    Device.all.map { device in
      [
        device.name, "\(number(device.size.width))x\(number(device.size.height)) pt",
        "@\(number(device.scale))x",
        "safe area \(number(device.safeArea.top)),\(number(device.safeArea.bottom))", device.title,
      ]
    }
  }

  static var devices: [JSONValue] {
    Device.all.map { device in
      .object([
        ("name", .string(device.name)), ("title", .string(device.title)),
        ("width", .number(device.size.width)), ("height", .number(device.size.height)),
        ("scale", .number(device.scale)), ("safeAreaTop", .number(device.safeArea.top)),
        ("safeAreaBottom", .number(device.safeArea.bottom)),
        ("displayCornerRadius", .number(device.displayCornerRadius)),
      ])
    }
  }

  static var cornerRows: [[String]] {
    CornerNames.all.map { [$0.name, $0.uiKit ?? ""] }
  }

  static var corners: [JSONValue] {
    CornerNames.all.map { row in
      .object([
        ("name", .string(row.name)), ("uiKit", row.uiKit.map(JSONValue.string) ?? .null),
        ("mask", .integer(Int(row.mask.rawValue))),
      ])
    }
  }

  static var colorRows: [[String]] {
    namedColors.map { [$0.name, "light \(hex($0.color.light))", "dark \(hex($0.color.dark))"] }
  }

  static var colors: [JSONValue] {
    namedColors.map { row in
      .object([
        ("name", .string(row.name)), ("light", .string(hex(row.color.light))),
        ("dark", .string(hex(row.color.dark))),
      ])
    }
  }

  /// Every symbol of lines, and whether it has a solid form.
  static var iconRows: [[String]] {
    plainSymbols.map { [$0.name, $0.filled.map { "\($0.name)" } ?? ""] }
  }

  static var icons: [JSONValue] {
    plainSymbols.map { symbol in
      .object([
        ("name", .string(symbol.name)),
        ("filled", symbol.filled.map { .string($0.name) } ?? .null),
      ])
    }
  }

  private static var plainSymbols: [Symbol] { Symbol.all.filter { !$0.isFilled } }

  private static var namedColors: [(name: String, color: DynamicColor)] {
    ColorSyntax.names.compactMap { name in
      (try? ColorSyntax.parse(name)).map { (name, $0) }
    }
  }

  /// `#RRGGBB`, with two more digits when the colour is translucent.
  private static func hex(_ color: CGColor) -> String {
    let opaque = [color.red, color.green, color.blue]
    let parts = color.alpha < 1 ? opaque + [color.alpha] : opaque
    return "#" + parts.map(digits).joined()
  }

  private static func digits(_ part: Double) -> String {
    Hexadecimal.upper(Int((part * 255).rounded()), digits: 2)
  }

  private static func number(_ number: Double) -> String { DecimalNumber.text(number) }
}
