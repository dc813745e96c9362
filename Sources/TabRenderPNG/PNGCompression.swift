/// The zlib and filter settings of one attempt to compress a picture.
///
/// Chosen by measuring pictures of 1179×2556 pixels with libpng 1.6 and zlib 1.2 on one x86 core:
///
/// | RGB list with text | unfiltered | adaptive filters |
/// |---|---|---|
/// | level 1 | 21 ms, 246 kB | 62 ms, 288 kB |
/// | level 3 | 22 ms, 230 kB | 60 ms, 274 kB |
/// | level 4 | 36 ms, 203 kB | |
/// | level 6 | 49 ms, 197 kB | 85 ms, 240 kB |
/// | level 9 | 246 ms, 182 kB | |
///
/// Flat shapes and text repeat exactly, which filters hide from zlib, so one attempt goes
/// unfiltered. A diagonal gradient over the whole picture is the exception (level 6: 238 kB
/// unfiltered, 17 kB adaptive), so levels from 7 on try both. Level 3 is the last before zlib's
/// slower matching: the knee.
package struct PNGCompression: Hashable, Sendable {
  /// zlib's strategies that matter here, by their C values.
  package enum Strategy: Int32, Sendable {
    case standard = 0
    case runLengths = 3
  }

  /// Which row filters libpng may choose from.
  package enum Filters: Sendable {
    case none
    case adaptive
  }

  package var level: Int
  package var strategy: Strategy
  package var filters: Filters

  package init(level: Int, strategy: Strategy = .standard, filters: Filters = .none) {
    self.level = level
    self.strategy = strategy
    self.filters = filters
  }

  /// The settings to try for a form, of which the shortest result is to be kept.
  package static func attempts(
    level: Int, form: PNGForm, statistics: ColorStatistics, pixels: Int
  ) -> [PNGCompression] {
    let standard = PNGCompression(level: level)
    guard level > 0 else { return [standard] }
    let runLengths = PNGCompression(level: level, strategy: .runLengths)
    let adaptive = PNGCompression(level: level, filters: .adaptive)
    let isThorough = level >= 7 || pixels <= PNGEncoder.smallPixels
    switch form {
    case .palette, .grey:
      if isThorough { return [standard, runLengths, adaptive] }
      // One byte a pixel in long runs: at the fast levels run lengths beat matching in time and
      // size (corners: 8 kB for 19, text: 133 kB for 144). Short runs, as in a gradient, do not.
      return level <= 3 && statistics.runs <= pixels / 16 ? [runLengths] : [standard]
    case .greyAlpha, .rgb, .rgba:
      return isThorough ? [standard, adaptive] : [standard]
    }
  }
}
