package import Foundation

/// What colour a covered pixel gets.
package enum Paint: Hashable, Sendable {
  case color(StraightPixel)
  case gradient(AxialGradient)
  case image(ImagePaint)
}

/// Colours along a line, constant across it.
package struct AxialGradient: Hashable, Sendable {
  /// A colour at a location on the axis; premultiplied sRGB, 0…1.
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: SIMD4<Double>
  }

  /// At least one, locations not descending.
  package let stops: [Stop]
  /// Maps a pixel position to its location on the axis: `x · a + y · b + c`.
  package let a: Double
  package let b: Double
  package let c: Double

  /// Creates a gradient between two points in pixels; `nil` without colours.
  package init?(colors: [CGColor], locations: [Double]?, from start: CGPoint, to end: CGPoint) {
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors: colors, locations: locations)
    let dx = Double(end.x - start.x)
    let dy = Double(end.y - start.y)
    let length2 = dx * dx + dy * dy
    guard length2 > 0, length2.isFinite else {
      (a, b, c) = (0, 0, 2)
      return
    }
    a = dx / length2
    b = dy / length2
    c = -(Double(start.x) * dx + Double(start.y) * dy) / length2
  }

  private init(stops: [Stop], a: Double, b: Double, c: Double) {
    self.stops = stops
    self.a = a
    self.b = b
    self.c = c
  }

  /// The same colours along a line elsewhere, by a distance in pixels.
  package func offsetBy(x: Double, y: Double) -> AxialGradient {
    AxialGradient(stops: stops, a: a, b: b, c: c - a * x - b * y)
  }

  /// The same colours in pixels that are larger or smaller by a factor.
  package func scaled(by factor: Double) -> AxialGradient {
    AxialGradient(stops: stops, a: a / factor, b: b / factor, c: c)
  }

  private static func stops(colors: [CGColor], locations: [Double]?) -> [Stop] {
    let even = (0..<colors.count).map { Double($0) / Double(max(1, colors.count - 1)) }
    let given = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? even
    var last = 0.0
    return zip(colors, given).map { color, location in
      last = max(last, location.isFinite ? min(location, 1) : last)
      return Stop(location: last, color: premultiplied(color))
    }
  }

  private static func premultiplied(_ color: CGColor) -> SIMD4<Double> {
    let pixel = color.resolved
    let alpha = Double(pixel.alpha) / 65535
    let straight = SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), 255) / 255
    return straight * alpha
  }
}

/// A bitmap laid over the plane.
package struct ImagePaint: Hashable, Sendable {
  package let bitmap: Bitmap
  /// Maps the bitmap's pixels to the canvas's pixels.
  package let transform: CGAffineTransform
  /// Whether an enlarged pixel keeps its edges.
  package let isNearest: Bool

  package init(bitmap: Bitmap, transform: CGAffineTransform, isNearest: Bool = false) {
    self.bitmap = bitmap
    self.transform = transform
    self.isNearest = isNearest
  }

  /// A bitmap stretched over a rectangle of a space that a transform maps to pixels.
  package init(
    bitmap: Bitmap, in place: CGRect, _ toPixels: CGAffineTransform, isNearest: Bool = false
  ) {
    let toPoints = CGAffineTransform(
      a: place.width / CGFloat(bitmap.width), b: 0, c: 0, d: place.height / CGFloat(bitmap.height),
      tx: place.minX, ty: place.minY)
    self.init(
      bitmap: bitmap, transform: toPoints.concatenating(toPixels), isNearest: isNearest)
  }
}
