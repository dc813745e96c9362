import Foundation

/// Gives the premultiplied pixels of a bitmap laid over the canvas, a row at a time.
///
/// Enlarged, it is interpolated linearly between pixel centres; made smaller, the pixels that fall
/// together are averaged by a triangle as wide as two canvas pixels. At its own size and whole
/// pixels it is copied. Beyond its edges the edge pixels go on. A turned or sheared bitmap is
/// interpolated linearly at pixel centres.
struct ImageShader: Sendable {
  private let bitmap: Bitmap
  private let inverse: CGAffineTransform
  private let isUpright: Bool
  private let isNearest: Bool

  /// `nil` where there is nothing to show.
  init?(_ paint: ImagePaint) {
    guard paint.bitmap.width > 0, paint.bitmap.height > 0, paint.transform.isFinite,
      !paint.transform.isDegenerate
    else { return nil }
    bitmap = paint.bitmap
    inverse = paint.transform.inverted()
    guard inverse.isFinite else { return nil }
    isUpright = inverse.b == 0 && inverse.c == 0
    let shrinks = max(abs(inverse.a) + abs(inverse.c), abs(inverse.b) + abs(inverse.d)) > 1
    isNearest = paint.isNearest && !shrinks
  }

  func fill(_ pixels: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) {
    if isNearest {
      fillNearest(&pixels, row: row, columns: columns)
    } else if isUpright {
      fillUpright(&pixels, row: row, columns: columns)
    } else {
      fillTurned(&pixels, row: row, columns: columns)
    }
  }

  private func fillNearest(_ pixels: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) {
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

  private func fillUpright(_ pixels: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) {
    let y = Double(inverse.d) * (Double(row) + 0.5) + Double(inverse.ty)
    let rows = Taps(center: y, step: abs(Double(inverse.d)), limit: bitmap.height)
    for column in columns {
      let x = Double(inverse.a) * (Double(column) + 0.5) + Double(inverse.tx)
      let across = Taps(center: x, step: abs(Double(inverse.a)), limit: bitmap.width)
      write(sample(across, rows), to: &pixels, at: (column - columns.lowerBound) * 4)
    }
  }

  private func fillTurned(_ pixels: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) {
    for column in columns {
      let point = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(inverse)
      let across = Taps(center: Double(point.x), step: 1, limit: bitmap.width)
      let rows = Taps(center: Double(point.y), step: 1, limit: bitmap.height)
      write(sample(across, rows), to: &pixels, at: (column - columns.lowerBound) * 4)
    }
  }

  private func sample(_ across: Taps, _ down: Taps) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    let bytes = bitmap.bytes.span
    for y in down.range {
      let weightY = down.weight(y)
      let start = min(max(y, 0), bitmap.height - 1) * bitmap.width
      for x in across.range {
        let i = (start + min(max(x, 0), bitmap.width - 1)) * 4
        let pixel = SIMD4<Double>(
          Double(bytes[i]), Double(bytes[i + 1]), Double(bytes[i + 2]), Double(bytes[i + 3]))
        sum += pixel * (weightY * across.weight(x))
      }
    }
    return sum / (across.total * down.total)
  }

  private func write(_ color: SIMD4<Double>, to pixels: inout MutableSpan<UInt8>, at index: Int) {
    for channel in 0..<4 { pixels[index + channel] = UInt8(min(color[channel] + 0.5, 255)) }
  }

  /// The source pixels on one axis that a canvas pixel draws from: a triangle around a centre.
  private struct Taps {
    let range: Range<Int>
    let total: Double
    private let center: Double
    private let radius: Double

    /// - Parameters:
    ///   - center: The canvas pixel's centre in source pixels.
    ///   - step: How many source pixels a canvas pixel spans.
    ///   - limit: The number of source pixels.
    init(center: Double, step: Double, limit: Int) {
      // Beyond the edges nothing changes, so far away positions may be brought near.
      let center = min(max(center, -1), Double(limit) + 1)
      let radius = min(max(step, 1), Double(limit))
      self.center = center
      self.radius = radius
      let first = Int((center - 0.5 - radius).rounded(.down)) + 1
      let last = Int((center - 0.5 + radius).rounded(.up)) - 1
      range = first..<max(first, last) + 1
      total = range.reduce(0) { sum, index in
        sum + Self.weight(index, center: center, radius: radius)
      }
    }

    func weight(_ index: Int) -> Double { Self.weight(index, center: center, radius: radius) }

    private static func weight(_ index: Int, center: Double, radius: Double) -> Double {
      max(0, 1 - abs(Double(index) + 0.5 - center) / radius)
    }
  }
}
