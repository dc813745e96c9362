import TabRenderBase

/// Sky and weather.
enum WeatherSymbols {
  static let all: [SymbolDefinition] = [
    SymbolDefinition(
      "sun.max", { [.line(.circle(12, 12, 4.1)), rays] },
      fill: { [.solid(.circle(12, 12, 4.1)), rays] }),
    SymbolDefinition("moon", { [.line(moon)] }, fill: { [.solid(moon)] }),
    SymbolDefinition("cloud", { [.line(cloud)] }, fill: { [.solid(cloud)] }),
    SymbolDefinition(
      "cloud.rain", { [.moved(0, -3, [.line(cloud)]), rain] },
      fill: { [.moved(0, -3, [.solid(cloud)]), rain] }),
    SymbolDefinition("bolt", { [.line(bolt)] }, fill: { [.solid(bolt)] }),
    SymbolDefinition("snowflake") {
      [.around(6, [.line("M12 12 V2.7"), .line("M9.9 4.3 L12 6.3 L14.1 4.3")])]
    },
    SymbolDefinition(
      "umbrella", { [.line(canopy), .line(handle), .line("M12 2.4 V3.6")] },
      fill: { [.solid(canopy), .line(handle), .line("M12 2.4 V3.6")] }),
    SymbolDefinition("sparkles", { sparks.map(Mark.line) }, fill: { sparks.map(Mark.solid) }),
    SymbolDefinition(
      "thermometer.medium",
      {
        [
          .line(bulb), .area(.circle(12, 17.2, 1.9)), .line("M12 17 V9.4"),
        ]
      }),
  ]

  private static let rays = Mark.around(8, [.line("M12 2.4 V4.6")])
  private static let moon: Figure =
    """
    M20.6 14.7 A9.2 9.2 0 1 1 9.3 3.4 Q10.3 3.2 9.9 4.2 A7.8 7.8 0 0 0 19.8 14.1
    Q20.8 13.7 20.6 14.7 Z
    """
  private static let cloud: Figure =
    "M6.6 19 A4.5 4.5 0 0 1 6.1 10.1 A6 6 0 0 1 17.5 9.3 A4.9 4.9 0 0 1 17.2 19 Z"
  private static let rain = Mark.placed(
    [.line("M8 18.8 L6.7 21.4 M12.4 18.8 L11.1 21.4 M16.8 18.8 L15.5 21.4")], .identity)
  private static let bolt: Figure =
    """
    M13.6 3.1 L4.9 13 Q4.3 13.8 5.3 13.8 H11 L9.2 20.5 Q9 21.9 10.2 20.9 L19 11 Q19.7 10.2 18.6 10.2
    H13 L14.6 3.6 Q14.7 2.1 13.6 3.1 Z
    """
  private static let canopy: Figure =
    """
    M2.6 12.8 A9.4 9.2 0 0 1 21.4 12.8 C20 11.4 17.2 11.4 16 12.8 C14.6 11.4 9.4 11.4 8 12.8
    C6.8 11.4 4 11.4 2.6 12.8 Z
    """
  private static let handle: Figure = "M12 12.2 V18.9 A2.2 2.2 0 0 0 16.4 18.9"
  private static let sparks: [Figure] = [
    "M9.6 5.6 Q10.5 11.9 16.2 13 Q10.5 14.1 9.6 20.4 Q8.7 14.1 3 13 Q8.7 11.9 9.6 5.6 Z",
    "M18 2.9 Q18.4 5.5 20.9 6 Q18.4 6.5 18 9.1 Q17.6 6.5 15.1 6 Q17.6 5.5 18 2.9 Z",
    "M18.2 16.9 Q18.5 18.8 20.3 19.2 Q18.5 19.6 18.2 21.5 Q17.9 19.6 16.1 19.2 Q17.9 18.8 18.2 16.9 Z",
  ]
  private static let bulb: Figure =
    "M9.4 13.4 V5.4 A2.6 2.6 0 0 1 14.6 5.4 V13.4 A4.6 4.6 0 1 1 9.4 13.4 Z"
}
