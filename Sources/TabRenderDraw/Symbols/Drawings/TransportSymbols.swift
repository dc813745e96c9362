/// Vehicles.
enum TransportSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition(
      "car", { [.line(car), .line("M3.6 11 H20.4")] + lights + tyres },
      fill: { [.solid(car), .cut(windscreen)] + lights.map(\.knockedOut) + tyres }),
    SymbolDefinition(
      "bus",
      {
        [
          .line(.box(4, 2.8, 20, 18.8, 3)), .line("M4 13 H20 M4 6.6 H20"),
          .mirrored([.area(.circle(7.8, 15.9, 1.1))]),
        ] + busParts
      },
      fill: {
        [
          .solid(.box(4, 2.8, 20, 18.8, 3)), .cut(.box(5.8, 6.6, 18.2, 12.4, 0.8)),
          .mirrored([.cut(.circle(7.8, 15.9, 1.2))]),
        ] + busParts
      }),
    SymbolDefinition("airplane") {
      [.solid(airplane)]
    },
    SymbolDefinition("bicycle") {
      [
        .line(.circle(5.6, 15.6, 3.9)), .line(.circle(18.4, 15.6, 3.9)),
        .line("M5.6 15.6 H11.2 L15.9 8.9 H9 L11.2 15.6"), .line("M9 8.9 L8.2 5.9"),
        .line("M18.4 15.6 L15.2 5.2 H17.8"), .line("M6.9 5.9 H9.7"),
      ]
    },
    SymbolDefinition(
      "sailboat",
      { [.line(hull), .line(mainSail), .line(jib)] },
      fill: { [.solid(hull), .solid(mainSail), .solid(jib)] }),
    SymbolDefinition(
      "fuelpump",
      { [.line(.box(3.4, 3, 14, 21, 2.2)), .line(.box(6.5, 6.1, 10.9, 10, 0.5)), .line(hose)] },
      fill: { [.solid(.box(3.4, 3, 14, 21, 2.2)), .cut(.box(5.4, 5, 12, 10.4, 1)), .line(hose)] }),
  ]

  private static let car: Figure =
    """
    M3.6 11 L5.4 6.4 Q6.2 4.6 8.2 4.6 H15.8 Q17.8 4.6 18.6 6.4 L20.4 11 Q22 11.8 22 13.6 V16.4
    Q22 18 20.4 18 H3.6 Q2 18 2 16.4 V13.6 Q2 11.8 3.6 11 Z
    """
  private static let windscreen: Figure =
    "M5.2 10.4 L6.6 7 Q7 6.1 8.2 6.1 H15.8 Q17 6.1 17.4 7 L18.8 10.4 Z"
  private static let lights: [Mark] = [
    .area(.circle(6.2, 14.5, 1.3)), .area(.circle(17.8, 14.5, 1.3)),
  ]
  private static let tyres: [Mark] = [.mirrored([.line("M4.2 18.4 V20.4")])]
  private static let busParts: [Mark] = [
    .mirrored([.line("M6.6 19.2 V21")]), .mirrored([.line("M1.9 8.4 V11.4")]),
  ]
  private static let airplane: Figure =
    """
    M12 2.6 C12.9 2.6 13.5 3.6 13.5 5 V9.4 L21.4 14.2 V16 L13.5 13.6 V18.2 L16 20 V21.2 L12 20.2
    L8 21.2 V20 L10.5 18.2 V13.6 L2.6 16 V14.2 L10.5 9.4 V5 C10.5 3.6 11.1 2.6 12 2.6 Z
    """
  private static let hull: Figure =
    "M2.6 17 H21.4 C20.6 19.4 19 20.8 16.8 20.8 H7.2 C5 20.8 3.4 19.4 2.6 17 Z"
  private static let mainSail: Figure = "M13.2 3.2 C17.4 5.6 19.8 9 20.4 13.8 H13.2 Z"
  private static let jib: Figure = "M10 6 V13.8 H4.4 C5.4 10.6 7.2 8 10 6 Z"
  private static let hose: Figure =
    "M14 13 H15.2 Q16.6 13 16.6 14.4 V17.4 A1.9 1.9 0 0 0 20.8 17.4 V9.2 Q20.8 8.2 20 7.4 L17 4.4"
}
