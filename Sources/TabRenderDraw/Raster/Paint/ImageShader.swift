import Foundation

/// Gives the premultiplied pixels of a bitmap laid over the canvas.
///
/// Enlarged, it is interpolated linearly between pixel centres; made smaller, the pixels that fall
/// together are averaged by a triangle as wide as two canvas pixels. At its own size and whole
/// pixels it is copied. Beyond its edges the edge pixels go on. A turned or sheared bitmap is
/// interpolated linearly at pixel centres.
struct ImageShader: Sendable {
  fileprivate let bitmap: Bitmap
  /// From canvas pixels to the bitmap's.
  fileprivate let inverse: CGAffineTransform
  private let isNearest: Bool

  /// `nil` where there is nothing to show.
  init?(_ paint: ImagePaint) {
    guard paint.bitmap.width > 0, paint.bitmap.height > 0, paint.transform.isFinite,
      !paint.transform.isDegenerate
    else { return nil }
    bitmap = paint.bitmap
    inverse = paint.transform.inverted()
    guard inverse.isFinite else { return nil }
    let shrinks = max(abs(inverse.a) + abs(inverse.c), abs(inverse.b) + abs(inverse.d)) > 1
    isNearest = paint.isNearest && !shrinks
  }

  /// What is needed to give rows of some columns.
  func rows(columns: Range<Int>) -> ImageRows {
    if isNearest || isCopy { return .nearest(self, columns) }
    guard inverse.b == 0, inverse.c == 0 else { return .turned(self, columns) }
    let across = columns.map { column in
      Taps(
        center: Double(inverse.a) * (Double(column) + 0.5) + Double(inverse.tx),
        step: abs(Double(inverse.a)), limit: bitmap.width)
    }
    return .upright(UprightImageRows(shader: self, columns: columns, across: across))
  }

  /// Whether canvas pixels and the bitmap's coincide.
  private var isCopy: Bool {
    inverse.a == 1 && inverse.b == 0 && inverse.c == 0 && inverse.d == 1
      && inverse.tx == inverse.tx.rounded(.down) && inverse.ty == inverse.ty.rounded(.down)
  }
}

/// The rows of a bitmap on the canvas, for some columns.
enum ImageRows {
  case nearest(ImageShader, Range<Int>)
  case turned(ImageShader, Range<Int>)
  case upright(UprightImageRows)

  /// Writes the colours of a row.
  func fill(_ pixels: inout MutableSpan<UInt8>, row: Int) {
    switch self {
    case .nearest(let shader, let columns): shader.fillNearest(&pixels, row, columns)
    case .turned(let shader, let columns): shader.fillTurned(&pixels, row, columns)
    case .upright(let rows): rows.fill(&pixels, row: row)
    }
  }
}

/// The rows of an upright bitmap: first the bitmap's rows are weighed, then their pixels.
struct UprightImageRows {
  private let shader: ImageShader
  /// The bitmap's columns that are drawn from.
  private let sourceColumns: Range<Int>
  private let starts: [Int]
  private let counts: [Int]
  private let weights: [Float]

  fileprivate init(shader: ImageShader, columns: Range<Int>, across: [Taps]) {
    self.shader = shader
    let first = across.map(\.first).min() ?? 0
    let end = across.map(\.end).max() ?? 0
    sourceColumns = first..<end
    starts = across.map { $0.first - first }
    counts = across.map(\.weights.count)
    weights = across.flatMap(\.weights)
  }

  fileprivate func fill(_ pixels: inout MutableSpan<UInt8>, row: Int) {
    let bitmap = shader.bitmap
    let down = Taps(
      center: Double(shader.inverse.d) * (Double(row) + 0.5) + Double(shader.inverse.ty),
      step: abs(Double(shader.inverse.d)), limit: bitmap.height)
    var sums = [Float](repeating: 0, count: sourceColumns.count * 4)
    var span = sums.mutableSpan
    for (index, weight) in down.weights.enumerated() {
      let start = (down.first + index) * bitmap.width
      let source = bitmap.bytes.span.extracting(
        (start + sourceColumns.lowerBound) * 4..<(start + sourceColumns.upperBound) * 4)
      ResampleKernels.add(source, times: weight, to: &span)
    }
    ResampleKernels.gather(
      sums.span, starts: starts.span, counts: counts.span, weights: weights.span, into: &pixels)
  }
}

extension ImageShader {
  fileprivate func fillNearest(
    _ pixels: inout MutableSpan<UInt8>, _ row: Int, _ columns: Range<Int>
  ) {
    let bytes = bitmap.bytes.span
    func index(_ position: CGFloat, _ limit: Int) -> Int {
      Int(min(max(position.rounded(.down), 0), CGFloat(limit - 1)))
    }
    for column in columns {
      let point = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(inverse)
      let source =
        (index(point.y, bitmap.height) * bitmap.width + index(point.x, bitmap.width)) * 4
      let target = (column - columns.lowerBound) * 4
      for channel in 0..<4 { pixels[target + channel] = bytes[source + channel] }
    }
  }

  fileprivate func fillTurned(
    _ pixels: inout MutableSpan<UInt8>, _ row: Int, _ columns: Range<Int>
  ) {
    let bytes = bitmap.bytes.span
    for column in columns {
      let point = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(inverse)
      let across = Taps(center: Double(point.x), step: 1, limit: bitmap.width)
      let down = Taps(center: Double(point.y), step: 1, limit: bitmap.height)
      var sum = SIMD4<Float>(repeating: 0.5)
      for (y, weightY) in down.weights.enumerated() {
        for (x, weightX) in across.weights.enumerated() {
          let i = ((down.first + y) * bitmap.width + across.first + x) * 4
          let pixel = SIMD4<Float>(
            Float(bytes[i]), Float(bytes[i + 1]), Float(bytes[i + 2]), Float(bytes[i + 3]))
          sum += pixel * (weightX * weightY)
        }
      }
      let target = (column - columns.lowerBound) * 4
      for channel in 0..<4 { pixels[target + channel] = UInt8(min(sum[channel], 255)) }
    }
  }
}

/// The source pixels on one axis that a canvas pixel draws from, by a triangle around a centre.
///
/// Weights of pixels beyond the edges go to the edge pixels; all weights sum up to 1.
private struct Taps {
  let first: Int
  let weights: [Float]

  var end: Int { first + weights.count }

  /// - Parameters:
  ///   - center: The canvas pixel's centre in source pixels.
  ///   - step: How many source pixels a canvas pixel spans.
  ///   - limit: The number of source pixels.
  init(center: Double, step: Double, limit: Int) {
    // Beyond the edges nothing changes, so far away positions may be brought near.
    let center = min(max(center, -1), Double(limit) + 1)
    let radius = min(max(step, 1), Double(limit))
    let lower = Int((center - 0.5 - radius).rounded(.down)) + 1
    let upper = max(lower, Int((center - 0.5 + radius).rounded(.up)) - 1)
    let first = min(max(lower, 0), limit - 1)
    var weights = [Double](repeating: 0, count: min(max(upper, 0), limit - 1) - first + 1)
    var total = 0.0
    for index in lower...upper {
      let weight = max(0, 1 - abs(Double(index) + 0.5 - center) / radius)
      weights[min(max(index, 0), limit - 1) - first] += weight
      total += weight
    }
    self.first = first
    self.weights = weights.map { Float($0 / total) }
  }
}
