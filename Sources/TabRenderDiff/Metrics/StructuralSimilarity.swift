/// The structural similarity of Wang, Bovik, Sheikh and Simoncelli (2004), of luma.
///
/// A Gaussian window of 11×11 with σ = 1.5, K₁ = 0.01, K₂ = 0.03, levels 0…255, over all positions where
/// the window lies within the picture: what scikit-image calls `gaussian_weights=True, sigma=1.5,
/// use_sample_covariance=False, data_range=255`. Luma is that of scikit-image's `rgb2gray`, of the
/// gamma-coded channels. In a picture of less than 11 columns or rows the window shrinks to the
/// largest odd number that fits, its weights summing to 1 again.
struct StructuralSimilarity: Sendable {
  typealias Lanes = SIMD4<Double>

  private let pair: VisiblePair
  private let background: VisiblePair.Background
  private let across: [Double]
  private let down: [Double]

  init(_ pair: VisiblePair, over background: VisiblePair.Background) {
    self.pair = pair
    self.background = background
    across = Self.window(pair.width)
    down = Self.window(pair.height)
  }

  /// Half of the window's weights, from the middle outwards.
  private static func window(_ size: Int) -> [Double] {
    let radius = max(0, min(5, (size - 1) / 2))
    let weights = (0...radius).map { ElementaryFunctions.exp(-Double($0 * $0) / 4.5) }
    let sum = weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 }
    return weights.map { $0 / sum }
  }

  /// The mean over all positions of the window; 1 for equal pictures, and for those without pixels.
  func mean() -> Double {
    let (reachX, reachY) = (across.count - 1, down.count - 1)
    let columns = pair.width - 2 * reachX
    let rows = pair.height - 2 * reachY
    guard columns > 0, rows > 0 else { return 1 }
    let bands = RowBands(width: columns, height: rows, threads: pair.threads)
    // What is missing to 1 is summed, so that equal positions add exactly nothing.
    let lost = bands.map { missing(in: $0) }.reduce(0, +)
    return 1 - lost / (Double(columns) * Double(rows))
  }

  /// The sum of what is missing to 1 in the positions that begin in some rows.
  private func missing(in rows: Range<Int>) -> Double {
    let (reachX, reachY) = (across.count - 1, down.count - 1)
    let windows = rows.lowerBound..<rows.upperBound + 2 * reachY
    if pair.areEqual(windows) { return 0 }
    let pixels = VisibleRows(pair, windows)
    guard let differing = pixels.differingColumns else { return 0 }
    let first = max(0, differing.lowerBound - 2 * reachX)
    let end = min(pair.width - 2 * reachX, differing.upperBound)
    return stride(from: first, to: end, by: Self.mostColumns).reduce(0) { sum, start in
      sum + missing(pixels, in: start..<min(end, start + Self.mostColumns))
    }
  }

  /// The most positions side by side of which the moments are kept at once.
  private static let mostColumns = 1 << 16

  /// The sum of what is missing to 1 in the positions that begin in some columns.
  private func missing(_ pixels: VisibleRows, in columns: Range<Int>) -> Double {
    let seen = columns.lowerBound..<columns.upperBound + 2 * (across.count - 1)
    var strips = Strips(count: columns.count, radii: (across, down))
    var missing = 0.0
    for row in pixels.expected.indices {
      strips.push(luma(pixels.expected[row][seen]), luma(pixels.actual[row][seen]))
      if row >= 2 * (down.count - 1) { missing += strips.missing() }
    }
    return missing
  }

  private func luma(_ pixels: ArraySlice<UInt64>) -> [Double] {
    pixels.map { pixel in
      let color = SeenColor(pixel, over: background)
      return
        (0.2125 * Double(color.red) + 0.7154 * Double(color.green)
        + 0.0721 * Double(color.blue)) / 257
    }
  }
}

extension StructuralSimilarity {
  /// Positions side by side, cut into strips that are computed at the same time, one in each lane.
  private struct Strips {
    private static let c1 = 0.01 * 255 * 0.01 * 255
    private static let c2 = 0.03 * 255 * 0.03 * 255

    /// The number of positions.
    private let count: Int
    private let across: [Double]
    private let down: [Double]
    /// The positions in each strip, some of the last one possibly too many.
    private let width: Int
    /// Rows of pixels of both pictures: a window more than positions.
    private var expected: [Lanes]
    private var actual: [Lanes]
    /// The window's rows, blurred across: of the pictures, of their squares and of their product.
    private var blurred: [[Moments]]
    private var pushed = 0

    init(count: Int, radii: (across: [Double], down: [Double])) {
      self.count = count
      across = radii.across
      down = radii.down
      width = (count + Lanes.scalarCount - 1) / Lanes.scalarCount
      expected = Array(repeating: .zero, count: width + 2 * (across.count - 1))
      actual = expected
      blurred = Array(
        repeating: Array(repeating: Moments(), count: width), count: 2 * down.count - 1)
    }

    /// Takes the next row of both pictures, as far as the windows of the positions reach.
    mutating func push(_ before: [Double], _ after: [Double]) {
      for lane in 0..<Lanes.scalarCount {
        let start = lane * width
        for i in expected.indices {
          let x = min(start + i, before.count - 1)
          expected[i][lane] = before[x]
          actual[i][lane] = after[x]
        }
      }
      let slot = pushed % blurred.count
      let reach = across.count - 1
      for i in 0..<width {
        var sum = Moments(expected[i + reach], actual[i + reach], weight: across[0])
        for k in 1..<max(1, across.count) {
          sum.add(expected[i + reach - k], actual[i + reach - k], weight: across[k])
          sum.add(expected[i + reach + k], actual[i + reach + k], weight: across[k])
        }
        blurred[slot][i] = sum
      }
      pushed += 1
    }

    /// The sum of what is missing to 1 in the positions whose windows end in the row taken last.
    func missing() -> Double {
      let reach = down.count - 1
      let middle = pushed - 1 - reach
      let rows = (-reach...reach).map { blurred[(middle + $0) % blurred.count] }
      var total = Lanes.zero
      for i in 0..<width {
        var sum = Moments()
        for k in rows.indices { sum.add(rows[k][i], weight: down[abs(k - reach)]) }
        let missing = 1 - sum.similarity(c1: Self.c1, c2: Self.c2)
        var counts = SIMDMask<SIMD4<Int64>>(repeating: true)
        for lane in 0..<Lanes.scalarCount where lane * width + i >= count {
          counts[lane] = false
        }
        total += missing.replacing(with: 0, where: .!counts)
      }
      return total.sum()
    }
  }

  /// Weighted sums of two pictures' levels, of their squares together and of their product.
  private struct Moments {
    var x = Lanes.zero
    var y = Lanes.zero
    var squares = Lanes.zero
    var product = Lanes.zero

    init() {}

    @inline(__always)
    init(_ x: Lanes, _ y: Lanes, weight: Double) {
      add(x, y, weight: weight)
    }

    @inline(__always)
    mutating func add(_ x: Lanes, _ y: Lanes, weight: Double) {
      let (wx, wy) = (x * weight, y * weight)
      self.x += wx
      self.y += wy
      squares += wx * x + wy * y
      product += wx * y
    }

    @inline(__always)
    mutating func add(_ other: Moments, weight: Double) {
      x += other.x * weight
      y += other.y * weight
      squares += other.squares * weight
      product += other.product * weight
    }

    @inline(__always)
    func similarity(c1: Double, c2: Double) -> Lanes {
      let means = x * y
      let meanSquares = x * x + y * y
      let structure = 2 * (product - means) + c2
      let contrast = (squares - meanSquares) + c2
      return ((2 * means + c1) * structure) / ((meanSquares + c1) * contrast)
    }
  }
}
