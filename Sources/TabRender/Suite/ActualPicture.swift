/// The picture that is compared with a baseline.
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
  func file(threads: Int) throws(SuiteProblem) -> [UInt8]
}

extension DrawnPicture: ActualPicture {
  func png(inFileOf bytes: [UInt8]) -> StoredPNG? { nil }

  func compared(
    to expected: StoredPNG, by comparison: FileComparison, haveSameBytes: Bool
  ) throws(FileComparison.Problem) -> FileComparison.Outcome {
    try comparison.compare(expected: expected, drawn: self, haveSameBytes: haveSameBytes)
  }

  func file(threads: Int) throws(SuiteProblem) -> [UInt8] {
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

  func file(threads: Int) throws(SuiteProblem) -> [UInt8] { bytes }
}
