extension ResolvedScene {
  /// How many pixels are blurred for layers with a `backgroundBlur`, each layer's added up; 0 when
  /// there can be no more than the limit, because then nothing needs counting.
  package func blurredPixels(over limit: Int) -> Int {
    let count = layers.reduce(0) { $0 + $1.blurCount }
    let (width, height) = pixelSize
    let (most, overflows) = (width * height).multipliedReportingOverflow(by: count)
    guard overflows || most > limit else { return 0 }
    // No text decides what is blurred, so nobody is told of its fonts.
    return makeDisplayList(fonts: FontLibrary()).blurredPixels
  }
}

extension LayerDescription {
  /// How many layers blur what lies behind them: this one, and all that it has.
  fileprivate var blurCount: Int {
    innerLayers.reduce(backgroundBlur == nil ? 0 : 1) { $0 + $1.blurCount }
  }
}
