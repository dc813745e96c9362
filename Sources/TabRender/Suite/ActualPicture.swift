import TabRenderBase
import TabRenderPNG
import TabRenderDiff

/// The picture that is held against a baseline.
protocol ActualPicture {
  /// Its width and height in pixels.
  var size: DiffSummary.Size { get }
  /// The picture in a baseline of these bytes, where that is known without reading it.
  func png(inFileOf bytes: [UInt8]) -> StoredPNG?
  /// What comparing it with a baseline's picture finds.
  func compared(
    to expected: StoredPNG, by comparison: FileComparison, haveSameBytes: Bool
  ) throws(FileComparison.Problem) -> FileComparison.Outcome
  /// The bytes of its PNG file.
  func file(threads: Int) throws(SuiteResults.Problem) -> [UInt8]
}

/// A picture that was just drawn.
struct DrawnPicture: ActualPicture {
  let bitmap: Bitmap
  let scale: Double

  var size: DiffSummary.Size { DiffSummary.Size(width: bitmap.width, height: bitmap.height) }

  func png(inFileOf bytes: [UInt8]) -> StoredPNG? { nil }

  func compared(
    to expected: StoredPNG, by comparison: FileComparison, haveSameBytes: Bool
  ) throws(FileComparison.Problem) -> FileComparison.Outcome {
    try comparison.compare(expected: expected, drawn: self, haveSameBytes: haveSameBytes)
  }

  func file(threads: Int) throws(SuiteResults.Problem) -> [UInt8] {
    try SuiteWriter.encode(bitmap, scale: scale, threads: threads)
  }
}

/// A picture that something else made.
struct MadePicture: ActualPicture {
  let bytes: [UInt8]
  let png: StoredPNG

  var size: DiffSummary.Size { png.image.size }

  func png(inFileOf bytes: [UInt8]) -> StoredPNG? { bytes == self.bytes ? png : nil }

  func compared(
    to expected: StoredPNG, by comparison: FileComparison, haveSameBytes: Bool
  ) throws(FileComparison.Problem) -> FileComparison.Outcome {
    try comparison.compare(expected: expected, actual: png, haveSameBytes: haveSameBytes)
  }

  func file(threads: Int) throws(SuiteResults.Problem) -> [UInt8] { bytes }
}
