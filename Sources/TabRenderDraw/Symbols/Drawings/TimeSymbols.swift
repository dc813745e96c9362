/// Clocks and calendars.
enum TimeSymbols {
  static let all: [SymbolDefinition] = [
    .enclosed("clock") { [.line("M12 6.4 V12.2 L15.8 14.6")] },
    SymbolDefinition("clock.arrow.circlepath") {
      [
        .line("M3.1 9.4 A9.3 9.3 0 1 1 2.8 13.2"), .line("M3 4.8 V9.5 H7.7"),
        .line("M12 7 V12.3 L15.4 14.4"),
      ]
    },
    SymbolDefinition(
      "alarm",
      { [.line(face), .line("M12 8.4 V13 L15 14.8")] + alarmParts },
      fill: { [.solid(face), .slit("M12 8.4 V13 L15 14.8")] + alarmParts }),
    SymbolDefinition(
      "stopwatch",
      { [.line(dial), .line("M12 13.4 V9.2")] + crown },
      fill: { [.solid(dial), .slit("M12 13.4 V9.2")] + crown }),
    SymbolDefinition(
      "hourglass",
      {
        [.line(glass), .line("M5.6 2.9 H18.4 M5.6 21.1 H18.4")]
      }),
    SymbolDefinition(
      "calendar",
      {
        [
          .line(.box(2.8, 4.2, 21.2, 20.8, 3.2)), .line("M3 9.4 H21"),
          .line("M7.4 2.6 V5.4 M16.6 2.6 V5.4"),
        ] + days
      },
      fill: nil),
    SymbolDefinition(
      "timer",
      {
        [
          .line("M12 2.6 A9.4 9.4 0 1 1 5.3 5.4"), .line("M12 2.6 V6"),
          .line("M8.4 8.4 L12 12"), .solid(.circle(12, 12, 0.8)),
        ]
      }),
  ]

  private static let face = Figure.circle(12, 13, 8)
  private static let alarmParts: [Mark] = [
    .mirrored([.line("M3 6.4 L6 3.8"), .line("M6.2 19.4 L4.8 21.2")])
  ]
  private static let dial = Figure.circle(12, 13.4, 7.9)
  private static let crown: [Mark] = [
    .line("M9.6 2.3 H14.4 M12 2.3 V5"), .line("M18.4 6 L19.6 7.2"),
  ]
  private static let glass: Figure =
    """
    M7 3 V6.4 C7 9 10.4 10.4 10.4 12 S7 15 7 17.6 V21 M17 3 V6.4 C17 9 13.6 10.4 13.6 12
    S17 15 17 17.6 V21
    """
  private static let days: [Mark] = Mark.grid(x: [7.4, 12, 16.6], y: [12.9, 16.8]) {
    .area(.tile($0, $1, 0.95))
  }
}
