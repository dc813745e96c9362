/// Papers and where they are kept.
enum DocumentSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition(
      "doc", { [.line(page), .line(corner)] }, fill: { [.solid(page), .slit(corner)] }),
    SymbolDefinition(
      "doc.text", { [.line(page), .line(corner), .line(text)] },
      fill: { [.solid(page), .slit(corner), .slit(text)] }),
    SymbolDefinition(
      "folder", { [.line(folder), .line("M2 9.6 H22")] },
      fill: { [.solid(folder), .slit("M0 9.6 H24")] }),
    SymbolDefinition(
      "tray", { [.line(tray), .line(slot)] },
      fill: { [.solid(tray), .cut(trayInside), .line(tray)] }),
    SymbolDefinition(
      "archivebox",
      { [.line(lid), .line(box), .line("M9.6 12.6 H14.4")] },
      fill: { [.solid(box), .clearing(lid), .solid(lid), .slit("M9.6 13.2 H14.4")] }),
    SymbolDefinition(
      "book", { [.line(leftPage), .mirrored([.line(leftPage)])] },
      fill: { [.mirrored([.solid(leftPage)]), .slit("M12 6 V22")] }),
    SymbolDefinition(
      "books.vertical",
      { spines.map(Mark.line) + [.line("M3 7.6 H7 M3 16.8 H7 M9 16.8 H13.4")] },
      fill: {
        [
          .area(.box(1.9, 2.4, 6.9, 21.6, 1.7)), .area(.box(8.3, 8.2, 13.3, 21.6, 1.7)),
          .slit("M0 7.6 H6.9 M0 16.8 H13.3"), .lane("M15.2 9.5 L17.9 20"), .solid(spines[2]),
        ]
      }),
    SymbolDefinition(
      "newspaper",
      {
        [
          .line(newspaper),
          .line("M17.4 8.6 H20 Q21.9 8.6 21.9 10.5 V17.4 A2.2 2.2 0 0 1 17.4 17.4 Z"),
          .line(headline), .line(.box(5.6, 7.7, 9.6, 11.4, 0.4)),
        ]
      },
      fill: {
        [
          .solid("M17.4 8.6 H20 Q21.9 8.6 21.9 10.5 V17.4 A2.2 2.2 0 0 1 17.4 17.4 Z"),
          .slit("M17.9 6 V18"),
          .solid("M4.6 4 H14.3 Q16.3 4 16.3 6 V19.7 H4.6 Q2 19.7 2 17.1 V6.6 Q2 4 4.6 4 Z"),
          .slit(headline),
          .cut(.box(4.8, 7, 10, 12, 0.8)),
          .line("M6 19.7 H19.6"),
        ]
      }),
    SymbolDefinition(
      "bookmark", { [.line(bookmark)] }, fill: { [.solid(bookmark)] }),
    SymbolDefinition(
      "clipboard", { [.line(.box(4.6, 4.4, 19.4, 21.4, 2.6)), .clearing(clip), .line(clip)] },
      fill: { [.solid(.box(4.6, 4.4, 19.4, 21.4, 2.6)), .clearing(clip), .solid(clip)] }),
    SymbolDefinition(
      "note.text", { [.line(.fullSquare), .line(noteText)] },
      fill: { [.solid(.fullSquare), .slit(noteText)] }),
    SymbolDefinition("paperclip") {
      [
        .line(
          """
          M19.4 11.2 L11.4 19.2 A4.9 4.9 0 0 1 4.5 12.3 L12.9 3.9 A3.3 3.3 0 0 1 17.6 8.6 L9.6 16.6
          A1.6 1.6 0 0 1 7.3 14.3 L14.4 7.2
          """
        )
      ]
    },
    SymbolDefinition("link") {
      [
        .line("M10 14 A4.1 4.1 0 0 1 10 8.2 L13.8 4.4 A4.1 4.1 0 0 1 19.6 10.2 L17.6 12.2"),
        .line("M14 10 A4.1 4.1 0 0 1 14 15.8 L10.2 19.6 A4.1 4.1 0 0 1 4.4 13.8 L6.4 11.8"),
      ]
    },
    SymbolDefinition("pencil", { [.line(pencil), .line("M16 5 L19 8")] }),
    SymbolDefinition("square.and.pencil") {
      [
        .line(
          """
          M12.4 4.4 H6.4 Q3.2 4.4 3.2 7.6 V17.6 Q3.2 20.8 6.4 20.8 H16.4 Q19.6 20.8 19.6 17.6 V11.6
          """
        ),
        .line("M9.2 14.8 L9.6 12.2 L18.4 3.4 A1.55 1.55 0 0 1 20.6 5.6 L11.8 14.4 Z"),
      ]
    },
    SymbolDefinition(
      "trash", { [.line(bin), .line("M3.2 6.1 H20.8"), .line(binHandle), .line(ribs)] },
      fill: {
        [.solid(bin), .slit("M2 7.6 H22"), .line("M3.2 6.1 H20.8"), .line(binHandle), .slit(ribs)]
      }),
  ]

  private static let page: Figure =
    "M13.4 2.8 H7.2 Q4.4 2.8 4.4 5.6 V18.4 Q4.4 21.2 7.2 21.2 H16.8 Q19.6 21.2 19.6 18.4 V9 Z"
  private static let corner: Figure = "M13.4 2.8 V7.4 Q13.4 9 15 9 H19.6"
  private static let text: Figure = "M8.2 13 H15.8 M8.2 16.8 H15.8"
  private static let folder: Figure =
    """
    M2 7 Q2 4.4 4.6 4.4 H8.2 Q9.2 4.4 9.9 5.1 L11 6.2 H19.4 Q22 6.2 22 8.8 V16.8 Q22 19.4 19.4 19.4
    H4.6 Q2 19.4 2 16.8 Z
    """
  private static let tray: Figure =
    """
    M2 13.4 L5.6 5.9 Q6.2 4.6 7.6 4.6 H16.4 Q17.8 4.6 18.4 5.9 L22 13.4 V16.8 Q22 19.4 19.4 19.4
    H4.6 Q2 19.4 2 16.8 Z
    """
  private static let slot: Figure =
    "M2.4 13.2 H8 C8.2 15.4 9.6 16.4 12 16.4 S15.8 15.4 16 13.2 H21.6"
  private static let trayInside: Figure =
    """
    M2.9 13.6 L6.3 6.2 Q6.6 5.5 7.6 5.5 H16.4 Q17.4 5.5 17.7 6.2 L21.1 13.6 V12.4 H15.4
    C15.2 14.6 14.4 15.4 12 15.4 S8.8 14.6 8.6 12.4 H2.9 Z
    """
  private static let lid = Figure.box(2, 4, 22, 8.8, 1.4)
  private static let box: Figure =
    "M3.6 8.8 V17.6 Q3.6 20.2 6.2 20.2 H17.8 Q20.4 20.2 20.4 17.6 V8.8"
  private static let leftPage: Figure =
    "M12 6.4 C10.4 4.9 7.8 4.2 4.6 4.4 Q2 4.6 2 7 V17 Q2 18.9 4 18.8 C7.4 18.5 10.2 19 12 20.4 Z"
  private static let spines: [Figure] = [
    .box(2.8, 3.2, 7.6, 20.8, 1), .box(7.6, 9, 13.4, 20.8, 1),
    "M14.2 8 L17.4 7.2 Q18.3 7 18.5 7.9 L21.2 18.6 Q21.4 19.5 20.5 19.7 L17.4 20.5 Q16.5 20.7 16.3 19.8 L13.6 9.1 Q13.4 8.2 14.2 8 Z",
  ]
  private static let newspaper: Figure =
    """
    M17.4 17.4 V6.6 Q17.4 4 14.8 4 H4.6 Q2 4 2 6.6 V17.1 Q2 19.7 4.6 19.7 H19.6 Q17.4 19.5 17.4 17.4
    Z
    """
  private static let headline: Figure = "M12.6 8.4 H14.2 M12.6 11.9 H14.2 M5.6 15.6 H14.2"
  private static let bookmark: Figure =
    """
    M5.8 5 Q5.8 2.8 8 2.8 H16 Q18.2 2.8 18.2 5 V20 Q18.2 21.8 16.9 20.7 L12 16.2 L7.1 20.7
    Q5.8 21.8 5.8 20 Z
    """
  private static let clip = Figure.box(8.4, 2.6, 15.6, 6.6, 1.4)
  private static let noteText: Figure = "M7.6 8.6 H16.4 M7.6 12 H16.4 M7.6 15.4 H12.6"
  private static let pencil: Figure =
    "M3.4 20.6 L4.6 16 L17 3.6 Q18.2 2.4 19.4 3.6 L20.4 4.6 Q21.6 5.8 20.4 7 L8 19.4 Z"
  private static let bin: Figure =
    "M5 6.1 L5.9 19 Q6.1 21.3 8.4 21.3 H15.6 Q17.9 21.3 18.1 19 L19 6.1 Z"
  private static let binHandle: Figure = "M8.6 6 V4.4 Q8.6 2.7 10.3 2.7 H13.7 Q15.4 2.7 15.4 4.4 V6"
  private static let ribs: Figure = "M9.2 10 L9.5 17.4 M14.8 10 L14.5 17.4"
}
