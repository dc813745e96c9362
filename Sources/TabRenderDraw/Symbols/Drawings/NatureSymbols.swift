/// Animals and plants.
enum NatureSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition(
      "hare", { [.line(hare), .line(haunch), .area(.circle(18, 10.1, 1.05))] },
      fill: { [.solid(hare), .slit(haunch), .cut(.circle(18, 10.1, 1.05))] }),
    SymbolDefinition(
      "tortoise",
      { [.line(shell), .line(tortoiseHead), .line(feet), .line(plates), .area(tortoiseEye)] },
      fill: {
        [
          .solid(tortoiseHead), .solid(feet), .clearing(shell), .solid(shell), .slit(plates),
          .cut(tortoiseEye),
        ]
      }),
    SymbolDefinition(
      "ladybug",
      { [.line(wings), .line("M12 9.2 V20.6"), bugHead, bugLegs, spots] },
      fill: { [.solid(wings), .slit("M12 8 V23"), bugHead, bugLegs, spots.knockedOut] }),
    SymbolDefinition(
      "pawprint", { [.line(pad), .mirrored(toes.map(Mark.line))] },
      fill: { [.solid(pad), .mirrored(toes.map(Mark.solid))] }),
    SymbolDefinition(
      "fish",
      { [.line(fish), .area(.circle(7.2, 10.9, 1.1)), .line(gill)] },
      fill: { [.solid(fish), .cut(.circle(7.2, 10.9, 1.1)), .slit(gill)] }),
    SymbolDefinition(
      "leaf", { [.line(leaf), .line(vein)] },
      fill: { [.solid(leaf), .slit(vein), .line("M3 21.2 C3.8 19.7 4.7 18.3 5.7 17.1")] }),
    SymbolDefinition(
      "tree", { [.line(crown), .line(trunk)] },
      fill: { [.solid(crown), .slit("M12 11.8 V15"), .line(trunk)] }),
    SymbolDefinition("drop", { [.line(drop)] }, fill: { [.solid(drop)] }),
    SymbolDefinition(
      "flame", { [.line(flame), .line(innerFlame)] },
      fill: { [.solid(flame), .cut(innerFlame)] }),
  ]

  private static let hare: Figure =
    """
    M14 8.7 C11.2 7.7 9.2 5.9 8.5 4.1 Q8.1 2.9 9.4 2.9 C12.6 3 15.2 4.4 16.7 6.7
    C19.3 6.9 21.5 8.7 22 11 Q22.3 12.7 20.6 12.9 L17.9 13.3 C17.8 14.6 17.3 15.6 16.5 16.5
    L18.6 18.2 Q20 19.9 18 19.9 H16 L12.6 17.4 C13.4 18.9 12.9 19.9 11.3 19.9 H6.6
    C3.7 19.9 2 17.8 2.2 15 C2.5 11.2 6 9 10 8.9 Z
    """
  private static let haunch: Figure = "M6.6 15.6 C7.9 13.5 11.2 13.7 12.3 16.8"
  private static let shell: Figure =
    "M2.2 15.2 C2.2 9.4 5 5.6 9.2 5.6 C13.4 5.6 16.2 9.4 16.2 15.2 Z"
  private static let tortoiseHead: Figure =
    """
    M15.6 11.4 C16.2 8.6 17.8 7.2 19.6 7.2 C21.4 7.2 22.5 8.5 22.4 10.2 C22.3 12 21.2 12.9 19.7 13.3
    C18.4 13.7 17.4 14.4 16.2 15.2
    """
  private static let feet: Figure =
    """
    M4 15.2 V17.4 Q4 18.8 5.4 18.8 H6.6 Q7.8 18.8 7.8 17.4 V15.2 M10.6 15.2 V17.4 Q10.6 18.8 12 18.8
    H13.2 Q14.4 18.8 14.4 17.4 V15.2
    """
  private static let plates: Figure =
    "M5.6 7.6 L7.2 11.2 H11.2 L12.8 7.6 M7.2 11.2 L5.8 15 M11.2 11.2 L12.6 15"
  private static let tortoiseEye = Figure.circle(19.6, 10.1, 0.9)
  private static let wings: Figure =
    """
    M7.3 9.2 H16.7 C18 10.6 18.7 12.3 18.7 14.3 C18.7 18 15.8 20.9 12 20.9 S5.3 18 5.3 14.3
    C5.3 12.3 6 10.6 7.3 9.2 Z
    """
  private static let bugHead = Mark.solid("M8.6 5.7 C9 4 10.3 3.4 12 3.4 S15 4 15.4 5.7 Z")
  private static let bugLegs = Mark.mirrored([
    .line("M5.2 14.4 H2.4"), .line("M6.2 10.6 L3.4 8.4"), .line("M6.4 18 L3.8 20.2"),
  ])
  private static let spots = Mark.mirrored([
    .area(.circle(8.7, 12.7, 1.15)), .area(.circle(9.2, 16.9, 1.15)),
  ])
  private static let pad: Figure =
    """
    M12 11.8 C14.3 11.8 17.4 15.2 17.4 17.8 C17.4 19.6 16.2 20.5 14.8 20.5 C13.7 20.5 13 20 12 20
    S10.3 20.5 9.2 20.5 C7.8 20.5 6.6 19.6 6.6 17.8 C6.6 15.2 9.7 11.8 12 11.8 Z
    """
  private static let toes: [Figure] = [.ellipse(8.8, 6, 1.6, 2.4), .ellipse(4, 11.4, 1.45, 2.1)]
  private static let fish: Figure =
    """
    M2.2 12.2 C4 8.4 7.2 6.2 10.8 6.2 C13.8 6.2 16.4 7.8 18.2 10.4 L20.9 7.9 Q22.2 7 21.9 8.6
    L21.2 12.2 L21.9 15.8 Q22.2 17.4 20.9 16.5 L18.2 14 C16.4 16.6 13.8 18.2 10.8 18.2
    C7.2 18.2 4 16 2.2 12.2 Z
    """
  private static let gill: Figure = "M11.4 9.6 C12.5 11.2 12.5 13.2 11.4 14.8"
  private static let leaf: Figure =
    """
    M20.3 3.6 C21.4 12.6 17.4 19.2 11.2 19.2 C7 19.2 4.4 16.6 4.4 13.2 C4.4 7.6 9.8 6.9 14.2 6
    C16.8 5.5 18.8 4.7 20.3 3.6 Z
    """
  private static let vein: Figure = "M3 21.2 C5.4 16.6 9.2 13.4 14.6 11.8"
  private static let crown: Figure =
    """
    M12 2.9 C14.8 2.9 16.8 4.7 17 7 C18.9 7.6 20 9.2 20 11 C20 13.6 18 15.4 15.4 15.4 H8.6
    C6 15.4 4 13.6 4 11 C4 9.2 5.1 7.6 7 7 C7.2 4.7 9.2 2.9 12 2.9 Z
    """
  private static let trunk: Figure = "M12 11.2 V21.2"
  private static let drop: Figure =
    "M12 2.8 C12 2.8 5.2 10 5.2 14.6 A6.8 6.7 0 0 0 18.8 14.6 C18.8 10 12 2.8 12 2.8 Z"
  private static let flame: Figure =
    """
    M12.2 2.8 C13.4 6.6 18.9 8.8 18.9 14.4 C18.9 18.5 15.9 21.2 12 21.2 S5.1 18.5 5.1 14.6
    C5.1 12 6.3 9.9 8 8.3 C8.3 9.9 8.9 10.8 9.9 11.5 C9.5 8.2 10.2 5.3 12.2 2.8 Z
    """
  private static let innerFlame: Figure =
    """
    M12 21 C10 21 8.9 19.7 8.9 18 C8.9 16 10.8 15.2 12 13.2 C13.2 15.2 15.1 16 15.1 18
    C15.1 19.7 14 21 12 21 Z
    """
}
