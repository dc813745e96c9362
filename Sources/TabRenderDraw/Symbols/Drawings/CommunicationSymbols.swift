/// Messages, calls and notices.
enum CommunicationSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("message", { [.line(oval)] }, fill: { [.solid(oval)] }),
    SymbolDefinition("bubble.left", { [.line(bubble)] }, fill: { [.solid(bubble)] }),
    .enclosed("ellipsis.bubble", in: bubble) { dots },
    .enclosed("text.bubble", in: bubble) { [.line("M6.6 8.9 H17.4 M6.6 12.6 H13.6")] },
    SymbolDefinition(
      "bubble.left.and.bubble.right",
      {
        [
          .line(leftBubble),
          .line(
            """
            M17.6 9.4 H19 Q22.1 9.4 22.1 12.5 V14.4 Q22.1 17.5 19 17.5 V20.6 L15.6 17.5 H12.6
            Q11.4 17.5 10.6 16.9
            """
          ),
        ]
      },
      fill: {
        [
          .solid(
            """
            M13 9.4 H19 Q22.1 9.4 22.1 12.5 V14.4 Q22.1 17.5 19 17.5 V20.6 L15.6 17.5 H12.6
            Q9.6 17.5 9.6 14.4 V12 Z
            """
          ),
          .clearing(leftBubble), .solid(leftBubble),
        ]
      }),
    SymbolDefinition("phone", { [.line(handset)] }, fill: { [.solid(handset)] }),
    SymbolDefinition(
      "envelope", { [.line(envelope), .line(flap)] }, fill: { [.solid(envelope), .slit(flap)] }),
    SymbolDefinition(
      "paperplane", { [.line(plane), .line(crease)] }, fill: { [.solid(plane), .slit(crease)] }),
    SymbolDefinition("bell", { [.line(bell), clapper] }, fill: { [.solid(bell), clapper] }),
    SymbolDefinition(
      "megaphone", { [.line(horn), .line(grip)] },
      fill: { [.solid(grip), .solid(horn), .slit("M7.8 7 V17")] }),
    SymbolDefinition("at") {
      [
        .line(.circle(12, 12, 3.7)),
        .line(
          """
          M15.7 8.3 V13.6 C15.7 15.3 16.8 16.1 18.1 16.1 C20.2 16.1 21.4 14.4 21.4 12
          A9.4 9.4 0 1 0 16.9 20
          """
        ),
      ]
    },
    SymbolDefinition("antenna.radiowaves.left.and.right") {
      [
        .solid(.circle(12, 12, 1.3)),
        .mirrored([
          .line("M16 8 C18 10.2 18 13.8 16 16"), .line("M19.1 5 C23 8.8 23 15.2 19.1 19"),
        ]),
      ]
    },
  ]

  private static let oval: Figure =
    """
    M12 3.6 C17.4 3.6 21.8 7.1 21.8 11.6 S17.4 19.6 12 19.6 C11 19.6 10 19.5 9.1 19.2
    C8 20.2 6.4 21 4.4 21 Q3.5 20.9 4.1 20.2 C5 19.2 5.4 18.4 5.5 17.5 C3.4 16 2.2 13.9 2.2 11.6
    C2.2 7.1 6.6 3.6 12 3.6 Z
    """
  private static let bubble: Figure =
    """
    M5.6 3.8 H18.4 Q22 3.8 22 7.4 V13.8 Q22 17.4 18.4 17.4 H11.6 L8 20.7 Q6.6 21.8 6.6 20 V17.4 H5.6
    Q2 17.4 2 13.8 V7.4 Q2 3.8 5.6 3.8 Z
    """
  private static let dots: [Mark] = [7.6, 12, 16.4].map { .area(.circle($0, 10.6, 1.25)) }
  private static let leftBubble: Figure =
    """
    M5 3.6 H12.6 Q15.7 3.6 15.7 6.7 V9.6 Q15.7 12.7 12.6 12.7 H8.6 L5.2 15.9 V12.7 Q1.9 12.7 1.9 9.6
    V6.7 Q1.9 3.6 5 3.6 Z
    """
  private static let handset: Figure =
    """
    M7.1 3.2 L9.4 7.4 Q9.9 8.4 9.1 9.2 L7.9 10.4 C8.8 12.7 11.3 15.2 13.6 16.1 L14.8 14.9
    Q15.6 14.1 16.6 14.6 L20.8 16.9 Q21.6 17.4 21.2 18.3 C20.4 20.3 18.8 21.4 16.8 21.1
    C10.2 20.1 3.9 13.8 2.9 7.2 C2.6 5.2 3.7 3.6 5.7 2.8 Q6.6 2.4 7.1 3.2 Z
    """
  private static let envelope = Figure.box(2, 4.6, 22, 19.4, 3)
  private static let flap: Figure = "M3 6.2 L10.6 12.9 Q12 14 13.4 12.9 L21 6.2"
  private static let plane: Figure =
    """
    M20.1 2.9 L3.3 9.2 Q1.9 9.8 3.2 10.6 L10.2 13.8 L13.4 20.8 Q14.2 22.1 14.8 20.7 L21.1 3.9
    Q21.5 2.5 20.1 2.9 Z
    """
  private static let crease: Figure = "M10.2 13.8 L20.4 3.6"
  private static let bell: Figure =
    """
    M12 3.2 C15.6 3.2 18 5.8 18 9.4 C18 13.2 18.8 14 20 15.4 C21.2 16.8 20.6 17.9 19.2 17.9 H4.8
    C3.4 17.9 2.8 16.8 4 15.4 C5.2 14 6 13.2 6 9.4 C6 5.8 8.4 3.2 12 3.2 Z
    """
  private static let clapper = Mark.line("M9.4 20.6 C10.6 22 13.4 22 14.6 20.6")
  private static let horn: Figure =
    """
    M19.8 4 L7.8 7.6 H5.6 Q2.2 7.6 2.2 11.2 T5.6 14.8 H7.8 L19.8 18.4 Q21.6 18.8 21.6 17 V5.4
    Q21.6 3.6 19.8 4 Z
    """
  private static let grip: Figure = "M6.8 14.8 L7.6 19 Q7.9 20.6 9.5 20.6 T11 19 V15.8"
}
