/// The differences of the channels of two pictures, alpha multiplied in.
struct ChannelDifferences {
  /// One step of a 16-bit sample, times the largest alpha, in 255ths.
  private static let unit = 1 / (65535.0 * 257)

  private var top = 0
  private var sum = 0.0
  private var squares = 0.0
  private let count: Double

  init(_ pair: VisiblePair) {
    let channels = pair.isOpaque ? 3 : 4
    count = Double((pair.width * pair.height - pair.ignored) * channels)
    let parts = pair.bands.map { rows in
      pair.areEqual(rows) ? Part() : Part(VisibleRows(pair, rows))
    }
    for part in parts {
      top = max(top, part.top)
      sum += part.sum
      squares += part.squares
    }
  }

  /// The largest one, in 255ths.
  var largest: Double { Double(top) * Self.unit }

  /// Their mean, in 255ths.
  var mean: Double { count == 0 ? 0 : sum * Self.unit / count }

  /// The peak signal-to-noise ratio in decibels; infinite where nothing differs.
  var signalToNoise: Double {
    guard squares > 0 else { return .infinity }
    let ratio = 255 * 255 * count / (squares * Self.unit * Self.unit)
    return 10 * ElementaryFunctions.log(ratio) / ElementaryFunctions.log(10)
  }

  /// What a band of rows adds.
  private struct Part: Sendable {
    var top = 0
    var sum = 0.0
    var squares = 0.0

    init() {}

    init(_ rows: VisibleRows) {
      for (before, after) in zip(rows.expected, rows.actual) {
        for x in before.indices where before[x] != after[x] { add(before[x], after[x]) }
      }
    }

    private mutating func add(_ before: UInt64, _ after: UInt64) {
      let (alpha, other) = (Int(before >> 48), Int(after >> 48))
      add(65535 * (alpha - other))
      for shift: UInt64 in [0, 16, 32] {
        add(Int(before >> shift & 0xFFFF) * alpha - Int(after >> shift & 0xFFFF) * other)
      }
    }

    @inline(__always)
    private mutating func add(_ difference: Int) {
      top = max(top, abs(difference))
      let size = Double(abs(difference))
      sum += size
      squares += size * size
    }
  }
}
