/// Things, awards and protection.
enum ObjectSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("heart", { [.line(heart)] }, fill: { [.solid(heart)] }),
    SymbolDefinition("star", { [.line(star)] }, fill: { [.solid(star)] }),
    SymbolDefinition(
      "crown", { [.line(crown), .line("M4.9 20.6 H19.1")] },
      fill: { [.solid(crown), .line("M4.9 20.6 H19.1")] }),
    SymbolDefinition(
      "trophy", { [.line(cup)] + trophyParts }, fill: { [.solid(cup)] + trophyParts }),
    SymbolDefinition(
      "graduationcap",
      { [.line(board), .line(cap), .line("M21.6 9.6 V16")] },
      fill: { [.solid(cap), .clearing(board), .solid(board), .line("M21.6 9.6 V16")] }),
    SymbolDefinition(
      "briefcase",
      { [.line(caseBody), .line(caseHandle), .line("M2 12.6 H22"), .line("M12 12 V14")] },
      fill: {
        [
          .solid(caseBody), .line(caseHandle), .slit("M0 13 H9.6 M14.4 13 H24"),
          .slit("M12 12.2 V14.2"),
        ]
      }),
    SymbolDefinition(
      "lock", { [.line(lockBody), .line(shackle)] }, fill: { [.solid(lockBody), .line(shackle)] }),
    SymbolDefinition(
      "lock.open", { [.line(lockBody), .line(openShackle)] },
      fill: { [.solid(lockBody), .line(openShackle)] }),
    SymbolDefinition(
      "key", { [.line(bow), .line(bit), .area(.circle(14.4, 7.7, 1.2))] },
      fill: { [.solid(bow), .line(bit), .cut(.circle(16.2, 7.8, 1.7))] }),
    SymbolDefinition("shield", { [.line(shield)] }, fill: { [.solid(shield)] }),
    .enclosed("checkmark.shield", in: shield) { [.line("M8.6 12 L11.2 14.8 L15.6 8.6")] },
    SymbolDefinition(
      "eye", { [.line(lids), .line(.circle(12, 12, 3.2))] },
      fill: { [.solid(lids), .cut(.circle(12, 12, 4.1)), .area(.circle(12, 12, 2.4))] }),
    SymbolDefinition(
      "lightbulb", { [.line(bulb)] + socket }, fill: { [.solid(bulb)] + socket }),
    SymbolDefinition(
      "cube", { [.line(cube), .line(cubeEdges)] }, fill: { [.solid(cube), .slit(cubeEdges)] }),
    SymbolDefinition(
      "suitcase",
      {
        [
          .line(.box(2.2, 7, 21.8, 20.4, 2.8)), .line(caseHandle),
          .line("M7.4 7 V20.4 M16.6 7 V20.4"),
        ]
      },
      fill: {
        [
          .solid(.box(2.2, 7, 21.8, 20.4, 2.8)), .line(caseHandle),
          .slit("M7.4 7.9 V23 M16.6 7.9 V23"),
        ]
      }),
    SymbolDefinition(
      "pin", { [.line(thumbtack), .line("M12 15.6 V21.6")] },
      fill: { [.solid(thumbtack), .line("M12 15.6 V21.6")] }),
    SymbolDefinition(
      "puzzlepiece", { [.line(puzzle)] }, fill: { [.solid(puzzle)] }),
  ]

  private static let heart: Figure =
    """
    M12 20.9 C6.4 17.1 2.2 13.3 2.2 8.8 C2.2 5.6 4.5 3.4 7.3 3.4 C9.3 3.4 11 4.4 12 6.3
    C13 4.4 14.7 3.4 16.7 3.4 C19.5 3.4 21.8 5.6 21.8 8.8 C21.8 13.3 17.6 17.1 12 20.9 Z
    """
  private static let star: Figure =
    "M12 2.4 L14.9 8.5 L21.6 9.4 L16.7 14 L17.9 20.7 L12 17.5 L6.1 20.7 L7.3 14 L2.4 9.4 L9.1 8.5 Z"
  private static let crown: Figure =
    """
    M4.4 17.4 L2.6 8 Q2.6 7 3.5 7.4 L7.9 10.4 L11.3 4 Q12 3 12.7 4 L16.1 10.4 L20.5 7.4
    Q21.4 7 21.4 8 L19.6 17.4 Z
    """
  private static let cup: Figure = "M7 3 H17 V9.6 C17 13 15 15.2 12 15.2 S7 13 7 9.6 Z"
  private static let trophyParts: [Mark] = [
    .mirrored([.line("M17.2 5 H21 C21.4 8.8 19.6 11.2 16.4 11.8")]),
    .line("M12 15.4 V20.8 M8 20.9 H16"),
  ]
  private static let board: Figure =
    """
    M12 4.4 L21.6 8.6 Q22.6 9.2 21.6 9.8 L12.8 13.8 Q12 14.2 11.2 13.8 L2.4 9.8 Q1.4 9.2 2.4 8.6
    L11.2 4.7 Q12 4.4 12 4.4 Z
    """
  private static let cap: Figure =
    "M5.8 11.6 V16.4 C7.2 18.2 9.4 19.2 12 19.2 S16.8 18.2 18.2 16.4 V11.6"
  private static let caseBody = Figure.box(2, 7, 22, 20, 2.8)
  private static let caseHandle: Figure =
    "M8 6.8 V5.4 Q8 3.4 10 3.4 H14 Q16 3.4 16 5.4 V6.8"
  private static let lockBody = Figure.box(4.9, 10.4, 19.1, 21.2, 2.8)
  private static let shackle: Figure = "M7.7 10.4 V7 A4.3 4.3 0 0 1 16.3 7 V10.4"
  private static let openShackle: Figure = "M7.7 10.4 V7 A4.3 4.3 0 0 1 16 5.7"
  private static let bow: Figure =
    """
    M14.9 14.6 A6 6 0 1 0 9.6 10.5 L3.4 16.7 Q2.9 17.2 2.9 18 V20.1 Q2.9 21.1 3.9 21.1 H6 V18.9 H8.2
    V16.7 H10.4 L12.4 14.3 Q13.6 14.7 14.9 14.6 Z
    """
  private static let bit: Figure = "M3.6 20.4 H5"
  private static let shield: Figure =
    """
    M12 2.7 C14.4 4.4 17.2 5.3 20 5.4 V11.6 C20 16 17 19.4 12 21.4 C7 19.4 4 16 4 11.6 V5.4
    C6.8 5.3 9.6 4.4 12 2.7 Z
    """
  private static let lids: Figure =
    "M1.9 12 C4.1 8 7.6 5.6 12 5.6 S19.9 8 22.1 12 C19.9 16 16.4 18.4 12 18.4 S4.1 16 1.9 12 Z"
  private static let bulb: Figure =
    """
    M12 2.6 A6.4 6.4 0 0 1 18.4 9 C18.4 11.4 17.3 12.8 16.2 14 Q15.4 15 15.4 16.4 H8.6
    Q8.6 15 7.8 14 C6.7 12.8 5.6 11.4 5.6 9 A6.4 6.4 0 0 1 12 2.6 Z
    """
  private static let socket: [Mark] = [.line("M9.2 19.1 H14.8"), .line("M10.6 21.6 H13.4")]
  private static let cube: Figure =
    """
    M12.9 2.7 L19.6 6.2 Q20.6 6.8 20.6 7.9 V16.1 Q20.6 17.2 19.6 17.8 L12.9 21.3 Q12 21.8 11.1 21.3
    L4.4 17.8 Q3.4 17.2 3.4 16.1 V7.9 Q3.4 6.8 4.4 6.2 L11.1 2.7 Q12 2.2 12.9 2.7 Z
    """
  private static let cubeEdges: Figure = "M3.8 7.2 L12 11.7 L20.2 7.2 M12 11.7 V21.4"
  private static let thumbtack: Figure =
    """
    M8.4 2.6 H15.6 L15 4.8 V8.6 C17 9.8 18.2 11.6 18.4 14 Q18.4 15.4 17.2 15.4 H6.8 Q5.6 15.4 5.6 14
    C5.8 11.6 7 9.8 9 8.6 V4.8 Z
    """
  private static let puzzle: Figure =
    """
    M9.2 5.6 A2.5 2.5 0 1 1 13.6 5.6 H17 Q18.4 5.6 18.4 7 V10.4 A2.5 2.5 0 1 1 18.4 14.8 V19
    Q18.4 20.6 16.8 20.6 H13.4 A2.5 2.5 0 1 0 9.2 20.6 H5 Q3.4 20.6 3.4 19 V15.2
    A2.5 2.5 0 1 0 3.4 10.6 V7 Q3.4 5.6 4.8 5.6 Z
    """
}
