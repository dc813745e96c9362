import Foundation
import TabRender

/// A list of names with what they stand for, as rows of text and as JSON.
struct NameList {
  let rows: [[String]]
  let entries: [JSONValue]

  private typealias Item = (row: [String], entry: [(String, JSONValue)])

  /// Makes the list of a topic.
  init(_ topic: ListTopic, _ global: GlobalOptions) throws(CommandLineError) {
    let items: [Item]
    switch topic {
    case .devices: items = Device.all.map(Self.item)
    case .icons: items = Symbol.all.filter { !$0.isFilled }.map(Self.item)
    case .corners: items = CornerNames.all.map(Self.item)
    case .colors: items = ColorSyntax.names.compactMap(Self.item)
    case .fonts: items = try FontList(of: global).files.map(Self.item)
    }
    rows = items.map(\.row)
    entries = items.map { .object($0.entry) }
  }

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
}

extension NameList {
  private static func item(_ device: Device) -> Item {
    let (size, area) = (device.size, device.safeArea)
    return (
      [
        device.name, "\(number(size.width))x\(number(size.height)) pt",
        "@\(number(device.scale))x", "safe area \(number(area.top)),\(number(area.bottom))",
        device.title,
      ],
      [
        ("name", .string(device.name)), ("title", .string(device.title)),
        ("width", .number(size.width)), ("height", .number(size.height)),
        ("scale", .number(device.scale)), ("safeAreaTop", .number(area.top)),
        ("safeAreaBottom", .number(area.bottom)),
        ("displayCornerRadius", .number(device.displayCornerRadius)),
      ]
    )
  }

  /// A symbol of lines, and its solid form if it has one.
  private static func item(_ symbol: Symbol) -> Item {
    let filled = symbol.filled?.name
    return (
      [symbol.name, filled ?? ""],
      [("name", .string(symbol.name)), ("filled", filled.map(JSONValue.string) ?? .null)]
    )
  }

  private static func item(_ corner: CornerNames.Row) -> Item {
    (
      [corner.name, corner.uiKit ?? ""],
      [
        ("name", .string(corner.name)), ("uiKit", corner.uiKit.map(JSONValue.string) ?? .null),
        ("mask", .integer(Int(corner.mask.rawValue))),
      ]
    )
  }

  private static func item(_ colorName: String) -> Item? {
    guard let color = try? ColorSyntax.parse(colorName) else { return nil }
    let (light, dark) = (hex(color.light), hex(color.dark))
    return (
      [colorName, "light \(light)", "dark \(dark)"],
      [("name", .string(colorName)), ("light", .string(light)), ("dark", .string(dark))]
    )
  }

  private static func item(_ font: FontList.File) -> Item {
    (
      ["\(font.file.family) \(font.file.style)", "sha256 \(font.digest)", font.file.path],
      font.members
    )
  }

  /// `#RRGGBB`, with two more digits when the colour is translucent.
  private static func hex(_ color: CGColor) -> String {
    let opaque = [color.red, color.green, color.blue]
    let parts = color.alpha < 1 ? opaque + [color.alpha] : opaque
    return "#"
      + parts.map { Hexadecimal.upper(Int(($0 * 255).rounded()), digits: 2) }.joined()
  }

  private static func number(_ number: Double) -> String { DecimalNumber.text(number) }
}
