import Foundation
import TabRender

extension DiffRequest {
  /// The options of the comparison, without the mask, which is a file.
  var options: DiffOptions {
    var options = DiffOptions()
    options.comparison = comparison == .stored ? .stored : .visible
    if let tolerance { options.tolerance = .channel(tolerance) }
    if let deltaE { options.tolerance = .deltaE(deltaE) }
    options.budget = budget ?? .pixels(0)
    options.largestCluster = largestCluster
    options.forgivesAntialiasing = forgivesAntialiasing
    options.ignored = ignored.map { pixels($0) }
    options.allowsSizeChange = allowsSizeChange
    options.metrics = metrics
    options.conditions = conditions
    options.shiftReach = shiftReach
    return options
  }

  /// How pixelmatch would count, when its numbers are wanted.
  var pixelmatch: Pixelmatch? {
    guard peer == .pixelmatch else { return nil }
    return Pixelmatch(
      threshold: threshold ?? 0.1, includesAntialiasing: includesAntialiasing,
      version: peerVersion ?? .v7)
  }

  /// Every pixel that a rectangle in points touches.
  private func pixels(_ sides: [Double]) -> PixelRect {
    // Brought to 1/1024 px: what a product's last bits add is not meant.
    func edge(_ points: Double) -> Double { (points * scale * 1024).rounded() / 1024 }
    let (left, top) = (edge(sides[0]), edge(sides[1]))
    let (right, bottom) = (edge(sides[0] + sides[2]), edge(sides[1] + sides[3]))
    return PixelRect(
      covering: CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }
}
