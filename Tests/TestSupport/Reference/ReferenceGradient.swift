package import Foundation
package import TabRenderDraw

/// An axial gradient, evaluated at the middle of a pixel, mixed in premultiplied sRGB.
package struct ReferenceGradient {
  private let colors: [ReferencePixel]
  private let locations: [Double]
  private let start: CGPoint
  private let end: CGPoint

  package init(_ layer: CAGradientLayer) {
    let bounds = layer.bounds
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    start = point(layer.startPoint)
    end = point(layer.endPoint)
    colors = layer.colors.map(ReferenceColor.premultiplied)
    let count = layer.colors.count
    let even = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    locations = layer.locations.flatMap { $0.count == count ? $0 : nil } ?? even
  }

  package func color(at point: CGPoint) -> ReferencePixel {
    guard let first = colors.first, let last = colors.last else { return ReferencePixel() }
    let axis = (dx: end.x - start.x, dy: end.y - start.y)
    let squaredLength = axis.dx * axis.dx + axis.dy * axis.dy
    guard squaredLength > 0 else { return last }
    let t = ((point.x - start.x) * axis.dx + (point.y - start.y) * axis.dy) / squaredLength
    guard let next = locations.firstIndex(where: { $0 > t }) else { return last }
    guard next > 0 else { return first }
    let share = (t - locations[next - 1]) / (locations[next] - locations[next - 1])
    let (from, to) = (colors[next - 1].scaled(by: 1 - share), colors[next].scaled(by: share))
    return ReferencePixel(
      red: from.red + to.red, green: from.green + to.green, blue: from.blue + to.blue,
      alpha: from.alpha + to.alpha)
  }
}
