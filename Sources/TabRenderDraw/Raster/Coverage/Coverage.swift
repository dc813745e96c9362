/// Answers how much of each pixel something covers; prepared once, then asked band by band.
protocol Coverage: Sendable {
  /// The pixels outside which nothing is covered.
  var bounds: PixelRect { get }

  /// What is needed to answer for the rows and columns of a band.
  func rows(in band: PixelRect) -> any CoverageRows
}

/// The coverage of the rows of one band.
protocol CoverageRows {
  /// Writes the coverage of some columns of a row.
  ///
  /// `bytes` has one byte a column. What the answer calls uniform need not be written.
  func fill(_ bytes: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) -> UniformRun
}

/// A run of columns that are covered alike.
struct UniformRun: Equatable {
  /// Canvas columns, inside the columns asked for; may be empty.
  var columns: Range<Int>
  var coverage: UInt8

  static func none(at column: Int) -> UniformRun {
    UniformRun(columns: column..<column, coverage: 0)
  }
}
