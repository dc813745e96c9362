/// Tools and settings.
enum ToolSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("magnifyingglass") {
      [.line(.circle(10, 10, 7)), .line("M15.2 15.2 L21.3 21.3")]
    },
    SymbolDefinition(
      "gearshape", { [.line(gearshape), .line(.circle(12, 12, 3.1))] },
      fill: { [.solid(gearshape), .cut(.circle(12, 12, 3.4))] }),
    SymbolDefinition("gear") {
      [
        .line(.circle(12, 12, 7.6)), .around(12, [.line("M12 3.9 V2.5")]),
        .line(.circle(12, 12, 2.4)), .around(3, [.line("M12 9.4 V4.6")]),
      ]
    },
    SymbolDefinition("slider.horizontal.3") {
      slider(8.2, 5.4) + slider(15.8, 12) + slider(8.2, 18.6)
    },
    SymbolDefinition("wrench", { [.line(wrench)] }, fill: { [.solid(wrench)] }),
    SymbolDefinition(
      "hammer", { [.line(hammerHead), .line(shaft)] },
      fill: { [.solid(hammerHead), .solid(shaft)] }),
    SymbolDefinition(
      "paintbrush", { [.line(brush), .line(bristles)] },
      fill: { [.solid(brush), .solid(bristles), .slit("M8.2 11.6 L12.6 16")] }),
    SymbolDefinition("scissors") {
      [
        .mirrored([.line(.circle(6.6, 18, 2.9)), .line("M8.2 15.5 L16.2 3")])
      ]
    },
    SymbolDefinition(
      "paintpalette", { [.line(palette)] + paints },
      fill: { [.solid(palette)] + paints.map(\.knockedOut) }),
    SymbolDefinition("wand.and.stars") {
      [
        .turned(45, [.line(.box(10.6, 8.4, 13.4, 25, 0.9)), .line("M10.6 12.4 H13.4")]),
        .area(spark), .moved(-10, -1, [.area(spark)]), .moved(1.6, 9.4, [.area(spark)]),
      ]
    },
    SymbolDefinition(
      "dumbbell", { [.line("M9 12 H15"), .mirrored([.line(plate), .line(outerPlate)])] },
      fill: { [.line("M9 12 H15"), .mirrored([.solid(plate), .line(outerPlate)])] }),
    SymbolDefinition("power") {
      [.line("M12 2.8 V11.4"), .line("M6.6 5.6 A8.7 8.7 0 1 0 17.4 5.6")]
    },
  ]

  private static func slider(_ x: Double, _ y: Double) -> [Mark] {
    [
      .moved(0, y, [.line("M2.6 0 H21.4")]), .clearing(.circle(x, y, 1)),
      .line(.circle(x, y, 1.9)),
    ]
  }
  private static let gearshape = Figure.gear(teeth: 8, outerRadius: 9.6, innerRadius: 7.4)
  private static let wrench: Figure =
    """
    M20.9 6.3 C22 9.4 20.9 12.6 17.6 13.6 C16.6 13.9 15.6 13.9 14.6 13.6 L8 20.2
    A2.9 2.9 0 0 1 3.8 16 L10.4 9.4 C10.1 8.4 10.1 7.4 10.4 6.4 C11.4 3.1 14.6 2 17.7 3.1 L14.4 6.4
    L14.9 9.1 L17.6 9.6 Z
    """
  private static let hammerHead: Figure =
    """
    M9.2 3.4 C11.6 2.4 14.2 3 16 4.8 L20.6 9.4 Q21.4 10.2 20.6 11 L18.6 13 Q17.8 13.8 17 13
    L15.8 11.8 L13.6 12 L10.8 9.2 L11 7.2 C10.2 6.2 9 5.4 8 5 Q7.4 4.2 9.2 3.4 Z
    """
  private static let shaft: Figure =
    "M10.8 9.2 L3.4 16.6 A2.2 2.2 0 0 0 6.6 19.8 L13.6 12"
  private static let brush: Figure =
    "M9.6 13 L18.4 3.6 A2.2 2.2 0 0 1 21.2 6.4 L12 15.2"
  private static let bristles: Figure =
    """
    M9.4 12.9 C12 13.1 13 15 12.2 17.2 C11.2 20 7.4 21.6 2.8 20.6 C4.6 19.6 4.6 18.4 5 16.4
    C5.4 14.2 7 12.7 9.4 12.9 Z
    """
  private static let palette: Figure =
    """
    M12 3 C17.4 3 21.8 6.5 21.8 10.9 C21.8 13.6 19.8 15 17.4 15 H15.4 C13.8 15 13.1 16.2 13.7 17.5
    C14.6 19.4 13.8 21 12 21 C6.4 21 2.2 17.1 2.2 12 S6.4 3 12 3 Z
    """
  private static let paints: [Mark] = [
    .area(.circle(6.7, 12.4, 1.35)), .area(.circle(8.6, 8.1, 1.35)),
    .area(.circle(13, 6.7, 1.35)), .area(.circle(17.2, 9, 1.35)),
  ]
  private static let spark: Figure =
    "M18 3 Q18.5 6 21.4 6.4 Q18.5 6.8 18 9.8 Q17.5 6.8 14.6 6.4 Q17.5 6 18 3 Z"
  private static let plate = Figure.box(5.8, 5, 9, 19, 1.2)
  private static let outerPlate: Figure = "M2.9 8.4 V15.6"
}
