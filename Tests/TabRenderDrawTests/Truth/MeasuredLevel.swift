import TestSupport
import Testing

/// A pixel of a real picture: numbers in `Fixtures`, which count where the pictures are not at hand.
struct MeasuredLevel {
  var x: Int
  var y: Int
  var level: Double

  /// What a table holds of a picture.
  ///
  /// A row of the table is a run of pixels: the picture's name, the column and row of the first
  /// pixel, the columns from one pixel to the next, and the levels.
  static func all(of picture: String, in table: String) throws -> [MeasuredLevel] {
    try Repository.table("truth/\(table).csv").filter { $0[0] == picture }.flatMap { run in
      let (x, y) = (try #require(Int(run[1])), try #require(Int(run[2])))
      let step = try #require(Int(run[3]))
      return try run[4].split(separator: " ").enumerated().map { index, level in
        MeasuredLevel(x: x + index * step, y: y, level: try #require(Double(level)))
      }
    }
  }
}
