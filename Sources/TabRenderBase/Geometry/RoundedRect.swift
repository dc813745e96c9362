package import Foundation

/// An upright rectangle some of whose corners are rounded by one radius.
///
/// The radius is clamped when the value is made: not a number, infinite or below 0 counts as 0, and
/// at most half of the shorter side is used for every corner, rounded or not, as a layer does. So
/// a circular corner is always a quarter of a circle.
package struct RoundedRect: Hashable, Sendable {
  package let rect: CGRect
  /// The clamped radius, in the units of `rect`.
  package let cornerRadius: Double
  package let corners: CACornerMask
  package let curve: CALayerCornerCurve

  package init(
    rect: CGRect, cornerRadius: Double = 0, corners: CACornerMask = .all,
    curve: CALayerCornerCurve = .circular
  ) {
    let rect = rect.standardized
    let limit = Double(min(rect.width, rect.height)) / 2
    let radius = cornerRadius.isFinite ? min(max(0, cornerRadius), limit) : 0
    self.rect = rect
    self.cornerRadius = corners.isEmpty ? 0 : radius
    self.corners = radius > 0 ? corners.intersection(.all) : []
    self.curve = curve
  }

  /// Whether no corner is rounded.
  package var isRect: Bool { corners.isEmpty }

  /// How far a rounded corner's curve reaches along the horizontal and the vertical edges.
  package var cornerExtent: CGSize {
    let profile = profile
    return CGSize(
      width: cornerRadius * profile.horizontal.extent,
      height: cornerRadius * profile.vertical.extent)
  }

  /// The same outline drawn inwards by a distance: the inner edge of a border.
  ///
  /// Radii shrink by the same distance, down to square corners. A distance that leaves nothing
  /// gives a rectangle of zero size.
  package func inset(by distance: Double) -> RoundedRect {
    let width = max(0, rect.width - 2 * distance)
    let height = max(0, rect.height - 2 * distance)
    return RoundedRect(
      rect: CGRect(
        x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height),
      cornerRadius: cornerRadius - distance, corners: corners, curve: curve)
  }

  package func offsetBy(x: Double, y: Double) -> RoundedRect {
    RoundedRect(
      rect: rect.offsetBy(dx: x, dy: y), cornerRadius: cornerRadius, corners: corners, curve: curve)
  }

  /// The same outline under a transform; `nil` where the result is no such outline any more.
  package func applying(_ transform: CGAffineTransform) -> RoundedRect? {
    guard transform.keepsRectanglesUpright, isRect || transform.a == transform.d else { return nil }
    let moved = CGRect(
      x: transform.a * rect.minX + transform.tx, y: transform.d * rect.minY + transform.ty,
      width: transform.a * rect.width, height: transform.d * rect.height)
    return RoundedRect(
      rect: moved, cornerRadius: cornerRadius * Double(transform.a), corners: corners, curve: curve)
  }

  /// Adds the outline to a path, clockwise from the left end of the top edge where y points down.
  package func append(to path: inout Path) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    var start = true
    for corner in Corner.allCases {
      corner.append(to: &path, of: self, startingSubpath: start)
      start = false
    }
    path.closeSubpath()
  }

  fileprivate var profile: (horizontal: CornerProfile, vertical: CornerProfile) {
    guard curve == .continuous, cornerRadius > 0 else { return (.circular, .circular) }
    return (
      .continuous(room: Double(rect.width) / 2 / cornerRadius),
      .continuous(room: Double(rect.height) / 2 / cornerRadius)
    )
  }
}

/// The four corners in the order of the outline, each with the map from corner coordinates
/// (u along the horizontal edge, v along the vertical edge, both inward) to the plane.
private enum Corner: CaseIterable {
  case topLeft, topRight, bottomRight, bottomLeft

  var mask: CACornerMask {
    switch self {
    case .topLeft: .layerMinXMinYCorner
    case .topRight: .layerMaxXMinYCorner
    case .bottomRight: .layerMaxXMaxYCorner
    case .bottomLeft: .layerMinXMaxYCorner
    }
  }

  func point(_ u: Double, _ v: Double, in rect: CGRect) -> CGPoint {
    switch self {
    case .topLeft: CGPoint(x: rect.minX + u, y: rect.minY + v)
    case .topRight: CGPoint(x: rect.maxX - u, y: rect.minY + v)
    case .bottomRight: CGPoint(x: rect.maxX - u, y: rect.maxY - v)
    case .bottomLeft: CGPoint(x: rect.minX + u, y: rect.maxY - v)
    }
  }

  /// Whether the outline comes in along the vertical edge (and leaves along the horizontal one).
  var entersVertically: Bool { self == .topLeft || self == .bottomRight }

  func append(to path: inout Path, of shape: RoundedRect, startingSubpath: Bool) {
    let rect = shape.rect
    let radius = shape.cornerRadius
    func enter(_ point: CGPoint) {
      if startingSubpath { path.move(to: point) } else { path.addLine(to: point) }
    }
    guard shape.corners.contains(mask) else { return enter(point(0, 0, in: rect)) }
    let horizontal = shape.profile.horizontal
    let vertical = shape.profile.vertical
    func along(_ profile: CornerProfile, _ index: Int, swapped: Bool) -> CGPoint {
      let (along, across) = profile.points[index]
      return swapped
        ? point(radius * across, radius * along, in: rect)
        : point(radius * along, radius * across, in: rect)
    }
    let first = entersVertically ? vertical : horizontal
    let second = entersVertically ? horizontal : vertical
    enter(along(first, 6, swapped: entersVertically))
    if first.isCircular, second.isCircular {
      path.addConic(
        to: along(second, 6, swapped: !entersVertically), control: point(0, 0, in: rect),
        weight: Path.quarterCircleWeight)
      return
    }
    for end in [3, 0] {
      path.addCurve(
        to: along(first, end, swapped: entersVertically),
        control1: along(first, end + 2, swapped: entersVertically),
        control2: along(first, end + 1, swapped: entersVertically))
    }
    for end in [3, 6] {
      path.addCurve(
        to: along(second, end, swapped: !entersVertically),
        control1: along(second, end - 2, swapped: !entersVertically),
        control2: along(second, end - 1, swapped: !entersVertically))
    }
  }
}
