/// Buildings, maps and places.
enum PlaceSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition(
      "house",
      {
        [
          .line(roof), .line("M17.6 4.4 V7.6"),
          .line("M4.9 10.2 V18.9 Q4.9 20.6 6.6 20.6 H17.4 Q19.1 20.6 19.1 18.9 V10.2"),
          .line("M9.4 20.4 V14.9 Q9.4 13.9 10.4 13.9 H13.6 Q14.6 13.9 14.6 14.9 V20.4"),
        ]
      },
      fill: {
        [
          .solid("M4.9 10 L12 4 L19.1 10 V18.9 Q19.1 20.6 17.4 20.6 H6.6 Q4.9 20.6 4.9 18.9 Z"),
          .lane(roof), .line(roof), .line("M17.6 4.4 V7.6"),
          .cut("M9.8 22 V16 Q9.8 14.8 11 14.8 H13 Q14.2 14.8 14.2 16 V22 Z"),
        ]
      }),
    SymbolDefinition(
      "building.2",
      { [.line(tower), .line(annex)] + windows },
      fill: { [.solid(tower), .solid(annex)] + windows.map(\.knockedOut) + [.slit("M12.9 9 V22")] }),
    SymbolDefinition(
      "building.columns", { [.line(gable)] + columns }, fill: { [.solid(gable)] + columns }),
    SymbolDefinition(
      "map", { [.line(sheet), .line(folds)] },
      fill: { [.solid(sheet), .slit("M8.8 2 V22 M15.2 2 V22")] }),
    SymbolDefinition("mappin") {
      [.line(.circle(12, 7, 4.3)), .line("M12 11.6 V21.4")]
    },
    SymbolDefinition(
      "mappin.and.ellipse",
      { [.line(pin), .line(.circle(12, 9, 1.6)), .line(ground)] },
      fill: { [.solid(pin), .cut(.circle(12, 9, 2.1)), .line(ground)] }),
    SymbolDefinition("location", { [.line(needle)] }, fill: { [.solid(needle)] }),
    SymbolDefinition(
      "globe",
      { [.line(.fullCircle)] + graticule }, fill: nil),
    SymbolDefinition(
      "bed.double",
      { [.line(headboard), .line(mattress), .line("M2.2 16.2 H21.8")] + pillows },
      fill: {
        [
          .solid(headboard), .cut(.box(6.9, 7, 11.1, 9.2, 1)), .cut(.box(12.9, 7, 17.1, 9.2, 1)),
          .slit("M2 11 H22"), .solid("M2.2 16 Q2.2 12.7 4.6 12.7 H19.4 Q21.8 12.7 21.8 16 Z"),
          .line("M2.2 16 V19.7 M21.8 16 V19.7"),
        ]
      }),
    SymbolDefinition(
      "flag", { [.line(cloth), .line(pole)] }, fill: { [.solid(cloth), .line(pole)] }),
    SymbolDefinition(
      "tent",
      { [.line(canvas), .line("M12 11.6 L8.2 19.9 M12 11.6 L15.8 19.9")] },
      fill: { [.solid(canvas), .cut("M12 11.6 L16.4 22 H7.6 Z")] }),
  ]

  private static let roof: Figure = "M2.2 11.9 L12 3.3 L21.8 11.9"
  private static let tower = Figure.box(3.2, 2.9, 12.9, 21.1, 1.6)
  private static let annex: Figure =
    "M12.9 9.3 H19.2 Q20.8 9.3 20.8 10.9 V19.5 Q20.8 21.1 19.2 21.1 H12.9 Z"
  private static let windows: [Mark] =
    Mark.grid(x: [6.35, 9.75], y: [6.9, 11.2, 15.5]) { .area(.tile($0, $1, 0.9)) }
    + Mark.grid(x: [16.9], y: [13.2, 17]) { .area(.tile($0, $1, 0.9)) }
  private static let gable: Figure = "M3.4 8.9 L12 3.3 L20.6 8.9 Z"
  private static let columns: [Mark] = [
    .line("M5.4 12 V17.2 M9.8 12 V17.2 M14.2 12 V17.2 M18.6 12 V17.2"), .line("M3 20.6 H21"),
  ]
  private static let sheet: Figure =
    """
    M3 7.5 Q3 6.8 3.7 6.5 L8.8 4 L15.2 6.9 L19.7 4.7 Q21 4.1 21 5.5 V16.5 Q21 17.2 20.3 17.5
    L15.2 20 L8.8 17.1 L4.3 19.3 Q3 19.9 3 18.5 Z
    """
  private static let folds: Figure = "M8.8 4 V17.1 M15.2 6.9 V20"
  private static let pin: Figure =
    "M12 18.6 C8.6 15.4 6.2 12.4 6.2 9 A5.8 5.9 0 0 1 17.8 9 C17.8 12.4 15.4 15.4 12 18.6 Z"
  private static let ground: Figure =
    """
    M6 16.6 C3.9 17.2 2.9 18 2.9 18.9 C2.9 20.5 6.8 21.4 12 21.4 S21.1 20.5 21.1 18.9
    C21.1 18 20.1 17.2 18 16.6
    """
  private static let needle: Figure =
    """
    M19.2 3.8 L4.2 10.5 Q3 11.1 4.3 11.5 L11.2 12.8 L12.5 19.7 Q12.9 21 13.5 19.8 L20.2 4.8
    Q20.7 3.3 19.2 3.8 Z
    """
  private static let graticule: [Mark] = [
    .line(.ellipse(12, 12, 4.2, 9.625)), .line("M3.6 8.7 H20.4 M3.6 15.3 H20.4"),
  ]
  private static let headboard: Figure =
    "M4.4 11 V7.2 Q4.4 4.9 6.7 4.9 H17.3 Q19.6 4.9 19.6 7.2 V11"
  private static let mattress: Figure =
    "M2.2 19.7 V13.6 Q2.2 11.2 4.6 11.2 H19.4 Q21.8 11.2 21.8 13.6 V19.7"
  private static let pillows: [Mark] = [
    .area(.box(7, 8.2, 11.2, 11, 1)), .area(.box(12.8, 8.2, 17, 11, 1)),
  ]
  private static let cloth: Figure =
    """
    M4.6 4.5 C7.4 2.9 10 3.2 12.3 4.3 S17 5.5 19.8 4.4 V14 C17 15.2 14.6 15 12.3 13.9
    S7.4 12.8 4.6 14.3 Z
    """
  private static let pole: Figure = "M4.6 4.5 V21.2"
  private static let canvas: Figure =
    "M12 4.2 L21.2 18.5 Q22 19.9 20.4 19.9 H3.6 Q2 19.9 2.8 18.5 Z"
}
