/// Charts.
enum ChartSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition("chart.bar", { bars.map(Mark.line) }, fill: { bars.map(Mark.solid) }),
    SymbolDefinition(
      "chart.pie",
      { [.line(pie), .line(slice)] },
      fill: { [.solid(pie), .solid(slice)] }),
    SymbolDefinition("chart.line.uptrend.xyaxis") {
      [
        .line("M3 3.4 V18.2 Q3 20.6 5.4 20.6 H21"),
        .line("M7 15.4 L11.4 10.4 L14.2 13 L20.2 6 M16 5.6 H20.6 V10.2"),
      ]
    },
    SymbolDefinition("waveform.path.ecg") {
      [.line("M1.9 13.2 H6 L8.4 9.2 L11 19.4 L14.4 4.6 L17 15.2 L18.4 13.2 H22.1")]
    },
    SymbolDefinition("gauge.with.needle") {
      [
        .line("M5.6 20.4 A9.6 9.6 0 1 1 18.4 20.4"), .line("M12 14 L15.8 9.4"),
        .solid(.circle(12, 14, 1)),
      ]
    },
  ]

  private static let bars: [Figure] = [
    .box(2.9, 13.4, 7.3, 20.4, 1.1), .box(9.8, 8.6, 14.2, 20.4, 1.1),
    .box(16.7, 3.6, 21.1, 20.4, 1.1),
  ]
  private static let slice: Figure = "M13.9 2.8 A7.4 7.4 0 0 1 21.3 10.2 H13.9 Z"
  private static let pie: Figure = "M10.7 5 A8.3 8.3 0 1 0 19 13.3 H10.7 Z"
}
