/// Devices and their state.
enum DeviceSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("iphone") {
      [.line(.box(6.1, 2, 17.9, 22, 3.2)), .line("M10.7 4.6 H13.3")]
    },
    SymbolDefinition("laptopcomputer") {
      [
        .line("M4.4 16 V7 Q4.4 4.8 6.6 4.8 H17.4 Q19.6 4.8 19.6 7 V16"),
        .line("M1.9 18.9 H22.1"),
      ]
    },
    SymbolDefinition("desktopcomputer") {
      [
        .line(.box(2, 3.2, 22, 16.6, 2.4)), .line("M2.4 13 H21.6"),
        .line("M12 17 V20.8 M8 20.8 H16"),
      ]
    },
    SymbolDefinition(
      "tv", { [.line(.box(2, 4.4, 22, 17.6, 2.8)), .line("M7.6 20.7 H16.4")] },
      fill: { [.solid(.box(2, 4.4, 22, 17.6, 2.8)), .line("M7.6 20.7 H16.4")] }),
    SymbolDefinition("wifi") {
      [
        .line("M2.2 9.3 C7.9 4 16.1 4 21.8 9.3"), .line("M5.7 13 C9.4 9.6 14.6 9.6 18.3 13"),
        .line("M9 16.4 C10.8 14.9 13.2 14.9 15 16.4"), .area(.circle(12, 19.2, 1.35)),
      ]
    },
    SymbolDefinition("battery.100") {
      [
        .line(.box(1.9, 6.8, 19.6, 17.2, 3)), .area(.box(4.4, 9.3, 17.1, 14.7, 1)),
        .line("M22.2 10.9 V13.1"),
      ]
    },
    SymbolDefinition(
      "printer",
      {
        [
          .line(
            """
            M7 17 H4.8 Q2.2 17 2.2 14.4 V11.2 Q2.2 8.4 5 8.4 H19 Q21.8 8.4 21.8 11.2 V14.4
            Q21.8 17 19.2 17 H17
            """
          ),
          .line("M6.6 8.4 V5 Q6.6 3.4 8.2 3.4 H15.8 Q17.4 3.4 17.4 5 V8.4"), .line(output),
        ]
      },
      fill: {
        [
          .solid(.box(2.2, 9.6, 21.8, 17, 2.6)),
          .solid("M6.6 6 V5 Q6.6 3.4 8.2 3.4 H15.8 Q17.4 3.4 17.4 5 V6 Z"),
          .clearing(output), .solid(output),
        ]
      }),
    SymbolDefinition(
      "keyboard",
      { [.line(.box(1.9, 5.2, 22.1, 18.8, 2.8))] + keys },
      fill: { [.solid(.box(1.9, 5.2, 22.1, 18.8, 2.8))] + keys.map(\.knockedOut) }),
    SymbolDefinition(
      "cpu",
      { [.line(.box(5.6, 5.6, 18.4, 18.4, 2.4)), .line(.box(9.6, 9.6, 14.4, 14.4, 0.8)), pins] },
      fill: {
        [
          .solid(.box(5.6, 5.6, 18.4, 18.4, 2.4)), .cut(.box(8.8, 8.8, 15.2, 15.2, 1)),
          .area(.box(10.3, 10.3, 13.7, 13.7, 0.5)), pins,
        ]
      }),
  ]

  private static let output = Figure.box(6.8, 13.4, 17.2, 20.8, 1.4)
  private static let keys: [Mark] =
    Mark.grid(x: [5.8, 8.9, 12, 15.1, 18.2], y: [8.9, 12.2]) { .area(.tile($0, $1, 0.85)) }
    + [.line("M8.6 15.7 H15.4")]
  private static let pins = Mark.around(
    4, [.line("M8.9 4.6 V2.6 M12 4.6 V2.6 M15.1 4.6 V2.6")])
}
