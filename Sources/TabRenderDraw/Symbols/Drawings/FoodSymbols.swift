/// Food and drink.
enum FoodSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("fork.knife") {
      [
        .line("M7.2 21.4 V2.8"),
        .line("M3.6 2.8 V7.6 Q3.6 11 7.2 11 T10.8 7.6 V2.8"),
        .line("M16.4 21.4 V2.8 C19.6 4.2 20.6 8 20.2 13.2 H16.4"),
      ]
    },
    SymbolDefinition(
      "cup.and.saucer", { [.line(cup)] + cupParts }, fill: { [.solid(cup)] + cupParts }),
    SymbolDefinition(
      "wineglass",
      { [.line(glass), .line("M6.6 8.4 H17.4")] + stem },
      fill: {
        [.line(glass), .area("M6.4 8.2 H17.6 C17.8 12 15.4 14.4 12 14.4 S6.2 12 6.4 8.2 Z")] + stem
      }),
    SymbolDefinition(
      "birthday.cake",
      { [.line(cake), .line(icing)] + candles },
      fill: { [.solid(cake), .slit(icing)] + candles }),
  ]

  private static let cup: Figure =
    "M3.6 5 H17.4 V11.4 Q17.4 17 11.8 17 H9.2 Q3.6 17 3.6 11.4 Z"
  private static let cupParts: [Mark] = [
    .line("M17.6 6.8 H18.6 A3 3.2 0 0 1 18.6 13.2 H17.2"), .line("M2.6 20.4 H18.6"),
  ]
  private static let glass: Figure =
    "M7.2 2.9 H16.8 L17.6 8.2 C17.8 12 15.4 14.4 12 14.4 S6.2 12 6.4 8.2 Z"
  private static let stem: [Mark] = [.line("M12 14.4 V21 M8 21.1 H16")]
  private static let cake: Figure =
    """
    M3.2 19.4 V13.4 Q3.2 10.8 5.8 10.8 H18.2 Q20.8 10.8 20.8 13.4 V19.4 Q20.8 20.8 19.4 20.8 H4.6
    Q3.2 20.8 3.2 19.4 Z
    """
  private static let icing: Figure =
    """
    M3.2 15.4 C4.8 17.2 7.4 17.2 9 15.6 C10.6 17.2 13.4 17.2 15 15.6 C16.6 17.2 19.2 17.2 20.8 15.4
    """
  private static let candles: [Mark] = [7, 12, 17].map { x in
    .moved(x, 0, [.line("M0 10.6 V7.2"), .area(.ellipse(0, 3.7, 1.15, 1.5))])
  }
}
