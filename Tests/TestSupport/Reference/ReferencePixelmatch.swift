import Foundation
package import TabRenderBase
package import TabRenderDiff

/// Pixelmatch again, slow and plain: each pixel is a list of four numbers, each neighbour is looked
/// up in the whole picture, and nothing is skipped.
package struct ReferencePixelmatch {
  package typealias Pixel = [Double]

  package var threshold: Double
  package var version: Pixelmatch.Version
  package var white = false

  package init(threshold: Double, version: Pixelmatch.Version, white: Bool = false) {
    self.threshold = threshold
    self.version = version
    self.white = white
  }

  /// The pixels that count as different and those that are forgiven.
  package func counts(_ expected: StoredImage, _ actual: StoredImage) -> (
    different: Int, antialiased: Int
  ) {
    let (a, b) = (Self.pixels(expected), Self.pixels(actual))
    var (different, antialiased) = (0, 0)
    for y in 0..<min(a.count, b.count) {
      for x in 0..<min(expected.width, actual.width) where a[y][x] != b[y][x] {
        let (r, g, blue) = background(y * min(expected.width, actual.width) + x)
        guard isBeyond(a[y][x], b[y][x], over: [r, g, blue]) else { continue }
        if isSlope(a, b, x, y, [r, g, blue]) || isSlope(b, a, x, y, [r, g, blue]) {
          antialiased += 1
        } else {
          different += 1
        }
      }
    }
    return (different, antialiased)
  }

  private static func pixels(_ image: StoredImage) -> [[Pixel]] {
    (0..<image.height).map { y in
      var words: [UInt32] = Array(repeating: 0, count: image.width)
      var span = words.mutableSpan
      image.straight8(row: y, into: &span)
      return words.map { word in [0, 8, 16, 24].map { Double(word >> UInt32($0) & 255) } }
    }
  }

  private func background(_ index: Int) -> (Double, Double, Double) {
    if white || version == .v5 { return (255, 255, 255) }
    let place = Double(index) * 4
    func level(_ x: Double) -> Double {
      x.rounded(.down).truncatingRemainder(dividingBy: 2) == 0 ? 48 : 207
    }
    return (level(place), level(place / 1.618033988749895), level(place / 2.618033988749895))
  }

  private func isBeyond(_ a: Pixel, _ b: Pixel, over behind: [Double]) -> Bool {
    if version == .okLab {
      let (one, two) = (okLab(a, behind), okLab(b, behind))
      let chroma = hypot(one[1] - two[1], one[2] - two[2])
      return abs(one[0] - two[0]) + chroma > threshold
    }
    let d = difference(a, b, behind)
    let y = 0.29889531 * d[0] + 0.58662247 * d[1] + 0.11448223 * d[2]
    let i = 0.59597799 * d[0] - 0.27417610 * d[1] - 0.32180189 * d[2]
    let q = 0.21147017 * d[0] - 0.52261711 * d[1] + 0.31114694 * d[2]
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * threshold * threshold
  }

  private func difference(_ a: Pixel, _ b: Pixel, _ behind: [Double]) -> [Double] {
    (0..<3).map { seen(a, behind)[$0] - seen(b, behind)[$0] }
  }

  private func seen(_ pixel: Pixel, _ behind: [Double]) -> [Double] {
    (0..<3).map { (pixel[$0] * pixel[3] + behind[$0] * (255 - pixel[3])) / 255 }
  }

  /// Lr, a and b, where light and roots are straight lines between steps.
  private func okLab(_ pixel: Pixel, _ behind: [Double]) -> [Double] {
    func between(_ x: Double, _ value: (Double) -> Double) -> Double {
      let low = x.rounded(.down)
      return value(low) + (x - low) * (value(low + 1) - value(low))
    }
    let light = seen(pixel, behind).map { level in
      between(level) { step in
        let c = min(1, step / 255)
        return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
      }
    }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { row in
      between(4096 * (0..<3).reduce(0) { $0 + row[$1] * light[$1] }) { cbrt($0 / 4096) }
    }
    let lab = [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { row in (0..<3).reduce(0) { $0 + row[$1] * cones[$1] } }
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lab[0] - k1
    return [(x + sqrt(x * x + 4 * k2 * k3 * lab[0])) / 2, lab[1], lab[2]]
  }

  private func isSlope(
    _ a: [[Pixel]], _ b: [[Pixel]], _ x: Int, _ y: Int, _ behind: [Double]
  ) -> Bool {
    let around = neighbours(x, y, a, b)
    let ground = version == .okLab ? [255, 255, 255] : behind
    let steps = around.map { place in brightness(a[y][x], a[place.y][place.x], ground) }
    let alike = steps.count { $0 == 0 } + (around.count < 8 ? 1 : 0)
    guard alike <= 2, let least = steps.min(), let most = steps.max(), least < 0, most > 0 else {
      return false
    }
    let extremes = [least, most].compactMap { step in
      steps.firstIndex(of: step).map { around[$0] }
    }
    return extremes.contains { isFlat(a, $0, a, b) && isFlat(b, $0, a, b) }
  }

  /// Exactly 0 for pixels that are alike, whatever rounding says.
  private func brightness(_ a: Pixel, _ b: Pixel, _ behind: [Double]) -> Double {
    if a == b { return 0 }
    let d = difference(a, b, behind)
    let y = 0.29889531 * d[0] + 0.58662247 * d[1] + 0.11448223 * d[2]
    return abs(y) < 1e-9 ? 0 : y
  }

  private func isFlat(
    _ picture: [[Pixel]], _ place: (x: Int, y: Int), _ a: [[Pixel]], _ b: [[Pixel]]
  ) -> Bool {
    let around = neighbours(place.x, place.y, a, b)
    let alike = around.count { picture[$0.y][$0.x] == picture[place.y][place.x] }
    return alike + (around.count < 8 ? 1 : 0) > 2
  }

  /// The neighbours within both pictures, column by column.
  private func neighbours(
    _ x: Int, _ y: Int, _ a: [[Pixel]], _ b: [[Pixel]]
  ) -> [(x: Int, y: Int)] {
    let height = min(a.count, b.count)
    let width = min(a.first?.count ?? 0, b.first?.count ?? 0)
    return (x - 1...x + 1).flatMap { column in
      (y - 1...y + 1).compactMap { row in
        let isInside = column >= 0 && row >= 0 && column < width && row < height
        return isInside && (column != x || row != y) ? (column, row) : nil
      }
    }
  }
}
