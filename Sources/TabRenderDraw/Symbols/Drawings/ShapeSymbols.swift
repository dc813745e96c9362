/// Plain shapes and grids.
enum ShapeSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("circle", { [.line(.fullCircle)] }, fill: { [.solid(.fullCircle)] }),
    SymbolDefinition("square", { [.line(.fullSquare)] }, fill: { [.solid(.fullSquare)] }),
    SymbolDefinition("triangle", { [.line(triangle)] }, fill: { [.solid(triangle)] }),
    SymbolDefinition("diamond", { [.line(diamond)] }, fill: { [.solid(diamond)] }),
    SymbolDefinition("hexagon", { [.line(hexagon)] }, fill: { [.solid(hexagon)] }),
    SymbolDefinition(
      "square.grid.2x2", { tiles.map(Mark.line) }, fill: { tiles.map(Mark.solid) }),
    SymbolDefinition("circle.grid.3x3", { beads.map(Mark.line) }, fill: { beads.map(Mark.solid) }),
    SymbolDefinition(
      "square.stack",
      { [.line(.box(4, 8.6, 20, 21, 2.8)), .line("M5.6 5.4 H18.4 M7.6 2.4 H16.4")] },
      fill: { [.solid(.box(4, 8.6, 20, 21, 2.8)), .line("M5.6 5.4 H18.4 M7.6 2.4 H16.4")] }),
    SymbolDefinition(
      "square.on.square",
      { [.line(.box(3.2, 3.2, 15.8, 15.8, 2.8)), .clearing(front), .line(front)] },
      fill: { [.solid(.box(3.2, 3.2, 15.8, 15.8, 2.8)), .clearing(front), .solid(front)] }),
    SymbolDefinition(
      "rectangle.stack",
      { [.line(.box(2.2, 9, 21.8, 20.4, 2.8)), .line("M4.4 5.9 H19.6 M6.8 2.9 H17.2")] },
      fill: { [.solid(.box(2.2, 9, 21.8, 20.4, 2.8)), .line("M4.4 5.9 H19.6 M6.8 2.9 H17.2")] }),
    SymbolDefinition(
      "square.stack.3d.up",
      {
        [
          .line(sheet), .line("M2.6 12.2 L12 17 L21.4 12.2"),
          .line("M2.6 16.6 L12 21.4 L21.4 16.6"),
        ]
      },
      fill: {
        [
          .solid(sheet), .line("M2.6 12.2 L12 17 L21.4 12.2"),
          .line("M2.6 16.6 L12 21.4 L21.4 16.6"),
        ]
      }),
  ]

  private static let triangle: Figure =
    "M13.4 4.4 L21.2 17.8 Q22.6 20.4 19.6 20.4 H4.4 Q1.4 20.4 2.8 17.8 L10.6 4.4 Q12 2 13.4 4.4 Z"
  private static let diamond: Figure =
    """
    M13.4 3 L21 10.6 Q22.4 12 21 13.4 L13.4 21 Q12 22.4 10.6 21 L3 13.4 Q1.6 12 3 10.6 L10.6 3
    Q12 1.6 13.4 3 Z
    """
  private static let hexagon: Figure =
    """
    M13.2 2.9 L19.4 6.4 Q20.6 7.1 20.6 8.5 V15.5 Q20.6 16.9 19.4 17.6 L13.2 21.1 Q12 21.8 10.8 21.1
    L4.6 17.6 Q3.4 16.9 3.4 15.5 V8.5 Q3.4 7.1 4.6 6.4 L10.8 2.9 Q12 2.2 13.2 2.9 Z
    """
  private static let tiles: [Figure] = [
    .box(3.5, 3.5, 10.3, 10.3, 1.6), .box(13.7, 3.5, 20.5, 10.3, 1.6),
    .box(3.5, 13.7, 10.3, 20.5, 1.6), .box(13.7, 13.7, 20.5, 20.5, 1.6),
  ]
  private static let beads: [Figure] = [4.9, 12, 19.1].flatMap { y in
    [4.9, 12, 19.1].map { x in Figure.circle(x, y, 1.75) }
  }
  private static let front = Figure.box(8.2, 8.2, 20.8, 20.8, 2.8)
  private static let sheet: Figure = "M12 3 L21.4 7.8 L12 12.6 L2.6 7.8 Z"
}
