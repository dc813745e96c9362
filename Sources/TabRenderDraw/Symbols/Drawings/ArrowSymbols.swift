import TabRenderBase

/// Arrows and chevrons.
enum ArrowSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("chevron.right") { [.line(chevron)] },
    SymbolDefinition("chevron.down") { [.turned(90, [.line(chevron)])] },
    SymbolDefinition("chevron.left") { [.turned(180, [.line(chevron)])] },
    SymbolDefinition("chevron.up") { [.turned(270, [.line(chevron)])] },
    SymbolDefinition("arrow.right") { [.line(arrow)] },
    SymbolDefinition("arrow.down") { [.turned(90, [.line(arrow)])] },
    SymbolDefinition("arrow.left") { [.turned(180, [.line(arrow)])] },
    SymbolDefinition("arrow.up") { [.turned(270, [.line(arrow)])] },
    .enclosed("arrow.down.circle") { [.line("M12 7 V16.8 M8 13 L12 17 L16 13")] },
    .enclosed("arrow.up.circle") { [.line("M12 17 V7.2 M8 11 L12 7 L16 11")] },
    SymbolDefinition("arrow.up.arrow.down") {
      [
        .line("M7.4 4 V20 M3 8.4 L7.4 4 L11.8 8.4"),
        .line("M16.6 20 V4 M12.2 15.6 L16.6 20 L21 15.6"),
      ]
    },
    SymbolDefinition("arrow.clockwise") {
      [.line("M19.3 8 A8.4 8.4 0 1 0 20.4 12.6"), .line("M19.7 3 V8.2 H14.5")]
    },
    SymbolDefinition("arrow.triangle.2.circlepath") {
      [half, .turned(180, [half])]
    },
    SymbolDefinition("square.and.arrow.up", { upArrowParts.map(Mark.line) }),
    SymbolDefinition("square.and.arrow.down") {
      [
        .line(
          """
          M8.4 8.6 H7 Q4.2 8.6 4.2 11.4 V18.6 Q4.2 21.4 7 21.4 H17 Q19.8 21.4 19.8 18.6 V11.4
          Q19.8 8.6 17 8.6 H15.6
          """
        ),
        .line("M12 2.6 V15.2 M8.4 11.8 L12 15.4 L15.6 11.8"),
      ]
    },
    SymbolDefinition("arrow.uturn.left") {
      [.line("M8.4 4.2 L3 9.4 L8.4 14.6"), .line("M3.4 9.4 H15.4 A5.2 5.2 0 0 1 15.4 19.8 H8.6")]
    },
    SymbolDefinition("shuffle") {
      [
        .line("M2.4 7.4 H5.4 Q7.4 7.4 8.6 9.2 L13.4 14.8 Q14.6 16.6 16.6 16.6 H20.8"),
        .line("M2.4 16.6 H5.4 Q7.4 16.6 8.4 15 M13.6 9 Q14.6 7.4 16.6 7.4 H20.8"),
        .line("M18.2 4.2 L21.4 7.4 L18.2 10.6 M18.2 13.4 L21.4 16.6 L18.2 19.8"),
      ]
    },
  ]

  private static let chevron: Figure = "M7.9 3.4 L16.3 12 L7.9 20.6"
  private static let arrow: Figure = "M3 12 H20.6 M13.6 5 L20.8 12 L13.6 19"
  private static let half = Mark.placed(
    [
      .line("M3.2 11 A8.9 8.9 0 0 1 19 6.9"), .line("M19.8 2.8 V7.6 H15"),
    ], .identity)
  private static let upArrowParts: [Figure] = [
    "M8.4 9 H7 Q4.2 9 4.2 11.8 V18.6 Q4.2 21.4 7 21.4 H17 Q19.8 21.4 19.8 18.6 V11.8 Q19.8 9 17 9 H15.6",
    "M12 15.4 V2.8 M8.4 6.2 L12 2.6 L15.6 6.2",
  ]
}
