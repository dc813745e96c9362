/// Signs, alone and in enclosing shapes.
enum SignSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("plus") { [.line("M12 3.4 V20.6 M3.4 12 H20.6")] },
    .enclosed("plus.circle") { [.line("M12 7.2 V16.8 M7.2 12 H16.8")] },
    .enclosed("plus.app", in: .box(3, 3, 21, 21, 5)) {
      [.line("M12 7.4 V16.6 M7.4 12 H16.6")]
    },
    .enclosed("plus.square", in: .fullSquare) { [.line("M12 7.6 V16.4 M7.6 12 H16.4")] },
    SymbolDefinition("minus") { [.line("M3.4 12 H20.6")] },
    .enclosed("minus.circle") { [.line("M7.2 12 H16.8")] },
    SymbolDefinition("xmark") { [.line("M4.8 4.8 L19.2 19.2 M19.2 4.8 L4.8 19.2")] },
    .enclosed("xmark.circle") { [.line("M8.4 8.4 L15.6 15.6 M15.6 8.4 L8.4 15.6")] },
    SymbolDefinition("checkmark") { [.line("M4.4 13.2 L9.7 19.4 L19.8 4.6")] },
    .enclosed("checkmark.circle") { [.line("M7.6 12.6 L10.8 16.2 L16.4 8")] },
    .enclosed("checkmark.square", in: .fullSquare) { [.line("M7.8 12.5 L10.8 15.9 L16.2 8.1")] },
    SymbolDefinition("ellipsis") { dots(radius: 1.75, pitch: 7.4) },
    .enclosed("ellipsis.circle") { dots(radius: 1.3, pitch: 4.4) },
    .enclosed("info.circle") {
      [.line("M10.2 11 H12.2 V16.6 M9.8 16.6 H14.6"), .area(.circle(12, 7.5, 1.35))]
    },
    .enclosed("questionmark.circle") { [.line(hook), .area(.circle(12, 16.9, 1.25))] },
    .enclosed("exclamationmark.circle") {
      [.line("M12 7 V13"), .area(.circle(12, 16.6, 1.25))]
    },
    .enclosed("exclamationmark.triangle", in: warning) {
      [.line("M12 9 V13.6"), .area(.circle(12, 16.9, 1.2))]
    },
    SymbolDefinition("questionmark") {
      [
        .line("M6.8 8.2 C6.8 5 9 2.9 12.1 2.9 S17.4 4.8 17.4 7.7 C17.4 11.7 12 11.9 12 16"),
        .area(.circle(12, 20.3, 1.4)),
      ]
    },
    SymbolDefinition("list.bullet") {
      [5.4, 12, 18.6].flatMap { y -> [Mark] in
        [.area(.circle(3.4, y, 1.5)), .moved(0, y, [.line("M8 0 H21.6")])]
      }
    },
    SymbolDefinition("line.3.horizontal") { [.line("M3 6 H21 M3 12 H21 M3 18 H21")] },
    SymbolDefinition("text.alignleft") {
      [.line("M3 5.2 H21 M3 9.7 H14.6 M3 14.3 H21 M3 18.8 H14.6")]
    },
    SymbolDefinition("number") {
      [.line("M9.4 3.4 L7 20.6 M17 3.4 L14.6 20.6 M3.8 8.6 H20.8 M3.2 15.4 H20.2")]
    },
    SymbolDefinition("nosign") { [.line(.fullCircle), .line("M5.2 5.2 L18.8 18.8")] },
    .enclosed("checkmark.seal", in: seal) { [.line("M8 12.4 L10.9 15.6 L16 8.4")] },
  ]

  private static func dots(radius: Double, pitch: Double) -> [Mark] {
    [-1, 0, 1].map { .area(.circle(12 + $0 * pitch, 12, radius)) }
  }

  private static let hook: Figure =
    "M9 9.4 C9 7.6 10.2 6.5 12 6.5 S15 7.5 15 9.2 C15 11.4 12 11.5 12 13.6"
  private static let warning: Figure =
    "M13.5 3.9 L21.5 17.6 Q23 20.4 19.9 20.4 H4.1 Q1 20.4 2.5 17.6 L10.5 3.9 Q12 1.5 13.5 3.9 Z"
  private static let seal: Figure =
    """
    M12 2.2 Q13.3 2.2 14.2 3.2 Q15 4.1 16.2 4 Q17.7 3.9 18.6 5 Q19.4 5.9 19.4 7.2 Q19.4 8.6 20.3 9.4
    Q21.8 10.6 21.8 12 T20.3 14.6 Q19.4 15.4 19.4 16.8 Q19.4 18.1 18.6 19 Q17.7 20.1 16.2 20
    Q15 19.9 14.2 20.8 Q13.3 21.8 12 21.8 T9.8 20.8 Q9 19.9 7.8 20 Q6.3 20.1 5.4 19
    Q4.6 18.1 4.6 16.8 Q4.6 15.4 3.7 14.6 Q2.2 13.4 2.2 12 T3.7 9.4 Q4.6 8.6 4.6 7.2 Q4.6 5.9 5.4 5
    Q6.3 3.9 7.8 4 Q9 4.1 9.8 3.2 Q10.7 2.2 12 2.2 Z
    """
}
