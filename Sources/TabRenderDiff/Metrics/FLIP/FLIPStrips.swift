/// Rows of one picture on their way through the filters of FLIP.
///
/// Columns are cut into strips that are computed at the same time, one in each lane, so that a
/// filter never crosses lanes. Rows are filtered across when they come, and down when a row has all
/// that its filters reach.
struct FLIPStrips {
  typealias Lanes = SIMD8<Float>

  /// A row filtered across.
  private struct Across {
    var luminance = Lanes.zero
    var redGreen = Lanes.zero
    var near = Lanes.zero
    var far = Lanes.zero
    var smooth = Lanes.zero
    var first = Lanes.zero
    var second = Lanes.zero
  }

  /// A pixel filtered both ways.
  private struct Seen {
    var y = Lanes.zero
    var cx = Lanes.zero
    var near = Lanes.zero
    var far = Lanes.zero
    var edgeX = Lanes.zero
    var edgeY = Lanes.zero
    var pointX = Lanes.zero
    var pointY = Lanes.zero
  }

  private let filters: FLIPFilters
  private let columns: Range<Int>
  private let width: Int
  private var y: [Lanes]
  private var cx: [Lanes]
  private var cz: [Lanes]
  private var rows: [[Across]]
  private var pushed = 0

  init(columns: Range<Int>, filters: FLIPFilters) {
    self.columns = columns
    self.filters = filters
    width = (columns.count + Lanes.scalarCount - 1) / Lanes.scalarCount
    y = Array(repeating: .zero, count: width + 2 * filters.reach)
    cx = y
    cz = y
    rows = Array(
      repeating: Array(repeating: Across(), count: width), count: 2 * filters.reach + 1)
  }

  /// Takes the next row of opponents, as far as the filters reach, from a column of the picture on.
  mutating func push(_ row: [SIMD4<Float>], from first: Int) {
    for lane in 0..<Lanes.scalarCount {
      let start = columns.lowerBound + lane * width - filters.reach - first
      for i in y.indices {
        let pixel = row[max(0, min(row.count - 1, start + i))]
        y[i][lane] = pixel.x
        cx[i][lane] = pixel.y
        cz[i][lane] = pixel.z
      }
    }
    let slot = pushed % rows.count
    for i in 0..<width { rows[slot][i] = across(i) }
    pushed += 1
  }

  private func across(_ i: Int) -> Across {
    var sum = Across()
    for k in filters.luminance.indices {
      sum.luminance += y[i + k] * filters.luminance[k]
      sum.redGreen += cx[i + k] * filters.redGreen[k]
      sum.near += cz[i + k] * filters.blueYellow.near[k]
      sum.far += cz[i + k] * filters.blueYellow.far[k]
    }
    let inset = filters.reach - filters.edge.smooth.count / 2
    for k in filters.edge.smooth.indices {
      let value = y[i + inset + k]
      sum.smooth += value * filters.edge.smooth[k]
      sum.first += value * filters.edge.first[k]
      sum.second += value * filters.edge.second[k]
    }
    return sum
  }

  /// The sum of the errors of the row in the middle of the filters.
  func error(against other: FLIPStrips) -> Double {
    var total = 0.0
    for i in 0..<width {
      let error = Self.error(down(i), other.down(i), filters.blueYellowShares)
      for lane in 0..<Lanes.scalarCount where lane * width + i < columns.count {
        total += Double(error[lane])
      }
    }
    return total
  }

  private func down(_ i: Int) -> Seen {
    var sum = Seen()
    let oldest = pushed % rows.count
    let inset = filters.reach - filters.edge.smooth.count / 2
    for k in rows.indices {
      let row = rows[oldest + k < rows.count ? oldest + k : oldest + k - rows.count][i]
      sum.y += row.luminance * filters.luminance[k]
      sum.cx += row.redGreen * filters.redGreen[k]
      sum.near += row.near * filters.blueYellow.near[k]
      sum.far += row.far * filters.blueYellow.far[k]
      guard k >= inset, k - inset < filters.edge.smooth.count else { continue }
      sum.edgeX += row.first * filters.edge.smooth[k - inset]
      sum.edgeY += row.smooth * filters.edge.first[k - inset]
      sum.pointX += row.second * filters.edge.smooth[k - inset]
      sum.pointY += row.smooth * filters.edge.second[k - inset]
    }
    return sum
  }

  private static func error(
    _ one: Seen, _ two: Seen, _ shares: (near: Float, far: Float)
  ) -> Lanes {
    let color = FLIPError.color(
      FLIPColor.perceived(
        y: one.y, cx: one.cx, cz: one.near * shares.near + one.far * shares.far),
      FLIPColor.perceived(
        y: two.y, cx: two.cx, cz: two.near * shares.near + two.far * shares.far))
    let edges = length(one.edgeX, one.edgeY) - length(two.edgeX, two.edgeY)
    let points = length(one.pointX, one.pointY) - length(two.pointX, two.pointY)
    return FLIPError.combined(color: color, edges: edges, points: points)
  }

  @inline(__always)
  private static func length(_ x: Lanes, _ y: Lanes) -> Lanes { (x * x + y * y).squareRoot() }
}
