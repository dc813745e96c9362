package import Foundation
package import TabRenderBase

/// An upright rectangle with circular corners, and the exact area that it covers of every pixel.
///
/// The area is a closed form: the rectangle's part of the pixel, less what lies in a corner's
/// square but outside its circle. The error is that of `Double` sums, below 1e-9.
package struct ReferenceRoundedRect {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double
  package var radius: Double
  package var corners: CACornerMask

  /// The radius is clamped to half of the shorter side; not finite or negative counts as 0.
  package init(_ rect: CGRect, radius: Double = 0, corners: CACornerMask = .all) {
    minX = rect.minX
    minY = rect.minY
    maxX = rect.maxX
    maxY = rect.maxY
    let limit = max(0, min(maxX - minX, maxY - minY) / 2)
    self.radius = radius.isFinite ? min(max(0, radius), limit) : 0
    self.corners = corners
  }

  /// The inner outline of a border: sides and radius smaller by the width, the radius not below 0.
  package func inset(by width: Double) -> ReferenceRoundedRect {
    var inner = self
    inner.minX = min(minX + width, (minX + maxX) / 2)
    inner.maxX = max(maxX - width, (minX + maxX) / 2)
    inner.minY = min(minY + width, (minY + maxY) / 2)
    inner.maxY = max(maxY - width, (minY + maxY) / 2)
    inner.radius = max(0, radius - width)
    return inner
  }

  package func coverage(in area: PixelRect) -> ReferencePlane {
    var plane = ReferencePlane(area: area)
    let widths = area.columns.map { overlap(minX, maxX, Double($0)) }
    for y in area.rows {
      let height = overlap(minY, maxY, Double(y))
      guard height > 0 else { continue }
      for (index, width) in widths.enumerated() where width > 0 {
        let x = area.minX + index
        plane[x, y] = width * height - cornerGaps(x, y)
      }
    }
    return plane
  }

  private func overlap(_ low: Double, _ high: Double, _ pixel: Double) -> Double {
    max(0, min(high, pixel + 1) - max(low, pixel))
  }

  /// What the four corners take away from a pixel.
  private func cornerGaps(_ x: Int, _ y: Int) -> Double {
    guard radius > 0 else { return 0 }
    var gaps = 0.0
    let (left, top) = (Double(x), Double(y))
    if corners.contains(.layerMinXMinYCorner) {
      gaps += gap(minX + radius - left - 1, minY + radius - top - 1)
    }
    if corners.contains(.layerMaxXMinYCorner) {
      gaps += gap(left - (maxX - radius), minY + radius - top - 1)
    }
    if corners.contains(.layerMinXMaxYCorner) {
      gaps += gap(minX + radius - left - 1, top - (maxY - radius))
    }
    if corners.contains(.layerMaxXMaxYCorner) {
      gaps += gap(left - (maxX - radius), top - (maxY - radius))
    }
    return gaps
  }

  /// The area of the pixel (u, v)…(u + 1, v + 1) that lies in the corner's square and outside its
  /// circle; u and v are measured from the circle's centre towards the corner.
  private func gap(_ u: Double, _ v: Double) -> Double {
    let (a, b) = (max(0, u), min(radius, u + 1))
    let (c, d) = (max(0, v), min(radius, v + 1))
    guard a < b, c < d else { return 0 }
    return (b - a) * (d - c) - discArea(a, b, c, d)
  }

  /// The area of the disc about the origin inside a…b × c…d of the first quadrant.
  private func discArea(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let endOfFull = (radius * radius - d * d).squareRoot()
    let endOfAny = (radius * radius - c * c).squareRoot()
    let full = max(0, min(b, endOfFull) - a) * (d - c)
    let (from, to) = (max(a, endOfFull), min(b, endOfAny))
    guard from < to else { return full }
    return full + areaUnderArc(to) - areaUnderArc(from) - c * (to - from)
  }

  /// ∫ √(r² − t²) dt from 0 to x.
  private func areaUnderArc(_ x: Double) -> Double {
    let x = min(x, radius)
    return (x * (radius * radius - x * x).squareRoot() + radius * radius * asin(x / radius)) / 2
  }
}
