/// Shops and money.
enum CommerceSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition(
      "cart", { [.line(basket), .line(rail)] + wheels },
      fill: { [.solid(basket), .line(rail)] + wheels }),
    SymbolDefinition(
      "bag", { [.line(bag), .line("M8.2 10.2 V6.6 A3.8 3.9 0 0 1 15.8 6.6 V10.2")] },
      fill: {
        [
          .solid(bag), .line("M8.2 7.4 V6.6 A3.8 3.9 0 0 1 15.8 6.6 V7.4"),
          .slit("M8.2 8.6 V10.6 M15.8 8.6 V10.6"),
        ]
      }),
    SymbolDefinition(
      "gift",
      { [.line(giftLid), .line(giftBox), .line("M12 7.8 V21"), .line(bow)] },
      fill: {
        [
          .solid("M3.9 11.4 H20.1 V18.6 Q20.1 21 17.7 21 H6.3 Q3.9 21 3.9 18.6 Z"),
          .slit("M1 12.7 H23"),
          .solid(.box(2.4, 7.8, 21.6, 11, 1.4)), .slit("M12 7 V23"), .line(bow),
        ]
      }),
    SymbolDefinition(
      "tag", { [.line(tag), .area(.circle(7.4, 7.4, 1.5))] },
      fill: { [.solid(tag), .cut(.circle(7.4, 7.4, 1.7))] }),
    SymbolDefinition(
      "creditcard", { [.line(card), .area("M2 8 H22 V11 H2 Z"), .line("M5.8 15.4 H9")] },
      fill: { [.solid(card), .cut("M0 7.9 H24 V10.6 H0 Z"), .slit("M5.8 15.2 H9")] }),
    SymbolDefinition(
      "ticket", { [.line(ticket), .line("M14.6 6.6 V8.2 M14.6 11.2 V12.8 M14.6 15.8 V17.4")] },
      fill: { [.solid(ticket), .slit("M14.6 6.6 V8.2 M14.6 11.2 V12.8 M14.6 15.8 V17.4")] }),
    .enclosed("dollarsign.circle") { [.line(dollar), .line("M12 5.6 V18.4")] },
    SymbolDefinition(
      "banknote",
      { [.line(.box(1.9, 5.6, 22.1, 18.4, 2.4)), .line(.circle(12, 12, 2.9))] + values },
      fill: {
        [.solid(.box(1.9, 5.6, 22.1, 18.4, 2.4)), .hole(.circle(12, 12, 2.4))]
          + values.map(\.knockedOut)
      }),
    SymbolDefinition("barcode") {
      [
        .line("M3.4 4.6 V19.4 M7.6 4.6 V19.4 M15.6 4.6 V19.4 M20.6 4.6 V19.4"),
        .area(.box(9.9, 3.8, 13, 20.2, 0.8)),
      ]
    },
    SymbolDefinition(
      "percent",
      { [.line("M18.6 5.4 L5.4 18.6"), .line(.circle(7, 7, 3)), .line(.circle(17, 17, 3))] }),
  ]

  private static let basket: Figure =
    "M5.9 6.4 H20.2 Q21.8 6.4 21.5 7.9 L20.2 13 Q19.8 14.5 18.2 14.5 H7.3 Z"
  private static let rail: Figure =
    "M1.9 3.6 H4.2 Q5.3 3.6 5.5 4.7 L7.4 15.9 Q7.7 17.6 9.4 17.6 H19.4"
  private static let wheels: [Mark] = [
    .area(.circle(9.6, 20.7, 1.55)), .area(.circle(17.8, 20.7, 1.55)),
  ]
  private static let bag: Figure =
    """
    M5.8 7.4 H18.2 Q19.7 7.4 19.9 8.9 L20.9 18.2 Q21.2 21.1 18.3 21.1 H5.7 Q2.8 21.1 3.1 18.2
    L4.1 8.9 Q4.3 7.4 5.8 7.4 Z
    """
  private static let giftLid = Figure.box(2.4, 7.8, 21.6, 11.8, 1.4)
  private static let giftBox: Figure =
    "M3.9 11.8 V18.6 Q3.9 21 6.3 21 H17.7 Q20.1 21 20.1 18.6 V11.8"
  private static let bow: Figure =
    """
    M12 7.6 C10.8 4.4 9.4 2.8 7.8 2.8 C6.4 2.8 5.6 3.8 5.6 5.1 C5.6 6.8 7.2 7.6 12 7.6
    C16.8 7.6 18.4 6.8 18.4 5.1 C18.4 3.8 17.6 2.8 16.2 2.8 C14.6 2.8 13.2 4.4 12 7.6 Z
    """
  private static let tag: Figure =
    """
    M2.9 5.3 V10.6 Q2.9 11.8 3.8 12.7 L11.6 20.5 Q13.2 22.1 14.8 20.5 L20.5 14.8
    Q22.1 13.2 20.5 11.6 L12.7 3.8 Q11.8 2.9 10.6 2.9 H5.3 Q2.9 2.9 2.9 5.3 Z
    """
  private static let card = Figure.box(1.9, 4.8, 22.1, 19.2, 2.8)
  private static let ticket: Figure =
    """
    M4.4 5.4 H19.6 Q22 5.4 22 7.8 V9.5 A2.6 2.6 0 0 0 22 14.5 V16.2 Q22 18.6 19.6 18.6 H4.4
    Q2 18.6 2 16.2 V14.5 A2.6 2.6 0 0 0 2 9.5 V7.8 Q2 5.4 4.4 5.4 Z
    """
  private static let dollar: Figure =
    """
    M15.2 9.4 C14.8 8.2 13.6 7.5 12 7.5 C10.2 7.5 8.9 8.4 8.9 9.8 C8.9 11.3 10.2 11.7 12 12
    S15.2 12.9 15.2 14.3 C15.2 15.7 13.8 16.5 12 16.5 C10.3 16.5 9 15.8 8.7 14.5
    """
  private static let values: [Mark] = [
    .area(.circle(5.6, 12, 1.1)), .area(.circle(18.4, 12, 1.1)),
  ]
}
