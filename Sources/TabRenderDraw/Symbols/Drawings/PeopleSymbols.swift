/// People, faces and hands.
enum PeopleSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition(
      "person", { [.line(head), .line(shoulders)] }, fill: { [.solid(head), .solid(shoulders)] }),
    SymbolDefinition(
      "person.2",
      {
        [
          .line(.circle(8.5, 8.1, 3.2)), .line(frontShoulders), .line(.circle(17, 8.7, 2.6)),
          .line("M17 14 C20 14 22.1 15.4 22.4 17.7 Q22.5 18.9 21.3 18.9 H18.4"),
        ]
      },
      fill: {
        [
          .solid(.circle(17, 8.7, 2.6)),
          .solid("M17 14 C20 14 22.1 15.4 22.4 17.7 Q22.5 18.9 21.3 18.9 H13 V15 Z"),
          .clearing(frontShoulders), .solid(.circle(8.5, 8.1, 3.2)), .solid(frontShoulders),
        ]
      }),
    SymbolDefinition(
      "person.crop.circle",
      {
        [
          .line(.fullCircle), .line(.circle(12, 9.4, 3.1)),
          .line("M5.6 18.8 C6.7 16.4 9 15.2 12 15.2 S17.3 16.4 18.4 18.8"),
        ]
      },
      fill: {
        [
          .solid(.fullCircle), .cut(.circle(12, 9.2, 3.7)),
          .cut("M5.6 18.3 C6.7 15.7 9 14.5 12 14.5 S17.3 15.7 18.4 18.3 A9 9 0 0 1 5.6 18.3 Z"),
        ]
      }),
    SymbolDefinition("figure.walk") {
      [
        .area(.circle(13.2, 3.7, 2)), .line("M12.4 8.2 L11.6 13.6 L14.6 16.8 L15.6 21.6"),
        .line("M11.4 15.4 L10.6 17.6 L7.8 21.6"), .line("M12.4 8.2 L9 9.8 L7.8 13"),
        .line("M12.8 8.4 L14.8 11.4 L17.6 12.4"),
      ]
    },
    .enclosed("face.smiling") {
      [
        .area(.ellipse(8.8, 9.6, 1.25, 1.55)), .area(.ellipse(15.2, 9.6, 1.25, 1.55)),
        .line("M7.6 14.4 C8.6 16.2 10.1 17.1 12 17.1 S15.4 16.2 16.4 14.4"),
      ]
    },
    SymbolDefinition(
      "hand.thumbsup",
      { [.line(fist), .line("M2.9 11.2 V19.6 M7 10.9 V19.9")] },
      fill: { [.solid(fist), .cut("M5 9 H7.1 V22 H5 Z"), .line("M2.9 11.2 V19.6")] }),
  ]

  private static let head = Figure.circle(12, 7.2, 4)
  private static let shoulders: Figure =
    """
    M5.5 20.6 H18.5 Q20 20.6 19.8 19.1 C19.3 16.3 16.2 14.4 12 14.4 S4.7 16.3 4.2 19.1
    Q4 20.6 5.5 20.6 Z
    """
  private static let frontShoulders: Figure =
    "M3 18.9 H14 Q15.2 18.9 15 17.7 C14.5 15.1 12 13.6 8.5 13.6 S2.5 15.1 2 17.7 Q1.8 18.9 3 18.9 Z"
  private static let fist: Figure =
    """
    M7 10.9 L11 3.6 Q11.4 2.9 12.2 3.1 C13.9 3.5 14.6 4.9 14.2 6.5 L13.5 9.5 H18.6
    C20.6 9.5 21.8 11 21.4 12.8 L20 18.2 Q19.4 20.6 17 20.6 H9.6 Q8.2 20.6 7 19.9 Z
    """
}
