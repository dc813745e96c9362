import TabRender

/// What a shadow host does to the content behind the bar, in pixels of the bar's frame.
struct HostMeasurement {
  let host: TabBarScene.ShadowHost
  /// Pixels of the corner gaps: inside the bar's frame, outside its outline.
  let gapPixels: Int
  /// Those of them that show some of the content.
  let gapPixelsShowingContent: Int
  /// The mean share of the content that reaches them, 0…1.
  let meanGapTransmittance: Double
  /// Pixels of the bar's frame that show nothing of the content.
  let coveredPixels: Int
  /// Pixels that differ from the first host's picture.
  let differingPixels: Int
}

/// The picture of a comparison and what it proves.
struct Comparison {
  let picture: Bitmap
  let measurements: [HostMeasurement]
}

/// Draws the scene with each host and measures the content's transmittance.
func compare(
  _ scene: TabBarScene, hosts: [TabBarScene.ShadowHost], jobs: Int?
) throws(Failure) -> Comparison {
  throw .internal("the comparison is not joined to the program yet")
}
