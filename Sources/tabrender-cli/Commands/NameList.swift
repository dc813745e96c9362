import Foundation
import TabRender

/// A list of names with what they stand for, as rows of text and as JSON.
struct NameList {
  let rows: [[String]]
  let entries: [JSONValue]

  /// Makes the list of a topic.
  init(_ topic: ListTopic, _ global: GlobalOptions) throws(CommandLineError) {
    switch topic {
    case .devices: self.init(Device.all, row: Self.row, entry: Self.entry)
    case .icons: self.init(Symbol.all.filter { !$0.isFilled }, row: Self.row, entry: Self.entry)
    case .corners: self.init(CornerNames.all, row: Self.row, entry: Self.entry)
    case .colors: self.init(Self.namedColors, row: Self.row, entry: Self.entry)
    case .fonts:
      let fonts = try FontList(of: global)
      self.init(rows: fonts.rows, entries: fonts.entries)
    }
  }

  private init(rows: [[String]], entries: [JSONValue]) {
    self.rows = rows
    self.entries = entries
  }

  private init<Item>(
    _ items: [Item], row: (Item) -> [String], entry: (Item) -> [(String, JSONValue)]
  ) {
    self.init(rows: items.map(row), entries: items.map { .object(entry($0)) })
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
  private static func row(_ device: Device) -> [String] {
    let (size, area) = (device.size, device.safeArea)
    return [
      device.name, "\(number(size.width))x\(number(size.height)) pt",
      "@\(number(device.scale))x",
      "safe area \(number(area.top)),\(number(area.bottom))", device.title,
    ]
  }

  private static func entry(_ device: Device) -> [(String, JSONValue)] {
    [
      ("name", .string(device.name)), ("title", .string(device.title)),
      ("width", .number(device.size.width)), ("height", .number(device.size.height)),
      ("scale", .number(device.scale)), ("safeAreaTop", .number(device.safeArea.top)),
      ("safeAreaBottom", .number(device.safeArea.bottom)),
      ("displayCornerRadius", .number(device.displayCornerRadius)),
    ]
  }

  /// A symbol of lines, and its solid form if it has one.
  private static func row(_ symbol: Symbol) -> [String] {
    [symbol.name, symbol.filled?.name ?? ""]
  }

  private static func entry(_ symbol: Symbol) -> [(String, JSONValue)] {
    [
      ("name", .string(symbol.name)),
      ("filled", symbol.filled.map { .string($0.name) } ?? .null),
    ]
  }

  private typealias Corner = (name: String, uiKit: String?, mask: CACornerMask)

  private static func row(_ corner: Corner) -> [String] { [corner.name, corner.uiKit ?? ""] }

  private static func entry(_ corner: Corner) -> [(String, JSONValue)] {
    [
      ("name", .string(corner.name)), ("uiKit", corner.uiKit.map(JSONValue.string) ?? .null),
      ("mask", .integer(Int(corner.mask.rawValue))),
    ]
  }

  private typealias NamedColor = (name: String, color: DynamicColor)

  private static var namedColors: [NamedColor] {
    ColorSyntax.names.compactMap { name in
      (try? ColorSyntax.parse(name)).map { (name, $0) }
    }
  }

  private static func row(_ color: NamedColor) -> [String] {
    [color.name, "light \(hex(color.color.light))", "dark \(hex(color.color.dark))"]
  }

  private static func entry(_ color: NamedColor) -> [(String, JSONValue)] {
    [
      ("name", .string(color.name)), ("light", .string(hex(color.color.light))),
      ("dark", .string(hex(color.color.dark))),
    ]
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
