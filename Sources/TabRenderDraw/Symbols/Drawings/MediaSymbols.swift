/// Sound, pictures and playing them.
enum MediaSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("play", { [.line(triangle)] }, fill: { [.solid(triangle)] }),
    .enclosed("play.circle") { [.area(smallTriangle), .line(smallTriangle)] },
    SymbolDefinition(
      "play.rectangle",
      { [.line(screen), .moved(-0.4, 0, [.scaled(0.85, [.solid(smallTriangle)])])] },
      fill: { [.solid(screen), .moved(-0.4, 0, [.scaled(0.85, [.hole(smallTriangle)])])] }),
    SymbolDefinition("pause", { bars.map(Mark.line) }, fill: { bars.map(Mark.solid) }),
    SymbolDefinition("music.note") {
      [.solid(.ellipse(8.2, 18.2, 2.6, 2.1)), .line("M10.8 18.2 V4.4"), .solid(noteFlag)]
    },
    SymbolDefinition("headphones") {
      [
        .line("M3.4 17.6 V12.8 A8.6 9 0 0 1 20.6 12.8 V17.6"),
        .mirrored([.solid(.box(4.4, 14.4, 6.6, 20.2, 1.1))]),
      ]
    },
    SymbolDefinition(
      "mic", { [.line(capsule)] + stand }, fill: { [.solid(capsule)] + stand }),
    SymbolDefinition(
      "speaker.wave.2", { [.line(speaker), .line(waves)] },
      fill: { [.solid(speaker), .line(waves)] }),
    SymbolDefinition(
      "photo",
      { [.line(picture), .line(hills), .line(.circle(7.6, 9, 1.5))] },
      fill: { [.solid(picture), .slit(hills), .cut(.circle(7.6, 9, 1.9))] }),
    SymbolDefinition(
      "camera",
      { [.line(camera), .line(.circle(12, 13, 3.9)), .area(.circle(18.3, 9.6, 0.95))] },
      fill: {
        [
          .solid(camera), .cut(.circle(12, 13, 4.6)), .solid(.circle(12, 13, 2.1)),
          .cut(.circle(18.3, 9.6, 0.95)),
        ]
      }),
    SymbolDefinition(
      "video", { [.line(.box(1.9, 6, 15.4, 18, 3)), .line(lens)] },
      fill: { [.solid(.box(1.9, 6, 15.4, 18, 3)), .solid(lens)] }),
    SymbolDefinition(
      "film",
      { [.line(film), .line(perforation), .line("M7.4 12 H16.6")] },
      fill: {
        [.solid(film), .slit("M7.4 4 V20 M16.6 4 V20 M7.4 12 H16.6")]
          + Mark.grid(x: [4.4, 19.6], y: [6.7, 10.2, 13.8, 17.3]) { .cut(.tile($0, $1, 0.8)) }
      }),
    SymbolDefinition("waveform") {
      [
        .line(
          """
          M2.9 10.4 V13.6 M6.6 6.6 V17.4 M10.2 9.2 V14.8 M13.8 3.2 V20.8 M17.4 7.6 V16.4 M21.1 10.4
          V13.6
          """
        )
      ]
    },
    SymbolDefinition(
      "gamecontroller",
      { [.line(pad)] + buttons }, fill: { [.solid(pad)] + buttons.map(\.knockedOut) }),
  ]

  private static let triangle: Figure =
    "M5.2 4.8 V19.2 Q5.2 21.4 7.1 20.3 L19.1 13.2 Q20.9 12 19.1 10.8 L7.1 3.7 Q5.2 2.6 5.2 4.8 Z"
  private static let smallTriangle: Figure = "M10 8.7 V15.3 L15.6 12 Z"
  private static let screen = Figure.box(2, 4.4, 22, 19.6, 3.2)
  private static let bars: [Figure] = [
    .box(5.4, 3.8, 9.2, 20.2, 1.2), .box(14.8, 3.8, 18.6, 20.2, 1.2),
  ]
  private static let noteFlag: Figure = "M10.8 4.4 L17.6 2.9 V6.4 L10.8 7.9 Z"
  private static let capsule = Figure.box(8.6, 2.6, 15.4, 14.4, 3.4)
  private static let stand: [Mark] = [
    .line("M5.2 11.4 A6.8 6.6 0 0 0 18.8 11.4"), .line("M12 18 V21.3 M8.6 21.3 H15.4"),
  ]
  private static let speaker: Figure =
    """
    M2.4 10.2 Q2.4 9 3.6 9 H6.2 L10.4 5.2 Q12 4 12 5.8 V18.2 Q12 20 10.4 18.8 L6.2 15 H3.6
    Q2.4 15 2.4 13.8 Z
    """
  private static let waves: Figure =
    "M15.2 9 C16.6 10.8 16.6 13.2 15.2 15 M18.4 6.2 C21.8 9.6 21.8 14.4 18.4 17.8"
  private static let picture = Figure.box(1.9, 4.4, 22.1, 19.6, 3.2)
  private static let hills: Figure =
    "M2.6 17.4 L7.2 13.2 L10.6 16.2 L15.6 11 L21.6 16.6"
  private static let camera: Figure =
    """
    M4.6 6.6 H7 L8.2 4.8 Q8.8 4 9.8 4 H14.2 Q15.2 4 15.8 4.8 L17 6.6 H19.4 Q22 6.6 22 9.2 V17
    Q22 19.6 19.4 19.6 H4.6 Q2 19.6 2 17 V9.2 Q2 6.6 4.6 6.6 Z
    """
  private static let lens: Figure =
    "M18.5 10.6 L21 8.4 Q22.2 7.6 22.2 9 V15 Q22.2 16.4 21 15.6 L18.5 13.4 Z"
  private static let film = Figure.box(2, 4, 22, 20, 3)
  private static let perforation: Figure =
    "M7.4 4 V20 M16.6 4 V20 M2 9.3 H7.4 M2 14.7 H7.4 M16.6 9.3 H22 M16.6 14.7 H22"
  private static let pad: Figure =
    """
    M7.4 6 H16.6 C19 6 20.6 7.4 21.2 10 L22.2 15.4 C22.8 18.8 19.8 20.2 17.8 17.8 L16.2 15.8 H7.8
    L6.2 17.8 C4.2 20.2 1.2 18.8 1.8 15.4 L2.8 10 C3.4 7.4 5 6 7.4 6 Z
    """
  private static let buttons: [Mark] = [
    .line("M7.8 8.9 V12.7 M5.9 10.8 H9.7"), .area(.circle(15, 12, 1.15)),
    .area(.circle(17.7, 9.7, 1.15)),
  ]
}
