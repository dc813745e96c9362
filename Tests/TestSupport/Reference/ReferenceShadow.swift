import Foundation
package import TabRenderBase
package import TabRenderDraw

/// The blur of a shadow: a separable Gaussian sampled at whole pixels, cut and normalised.
package enum ReferenceShadow {
  /// How many pixels the Gaussian reaches on each side.
  package static func reach(sigma: Double, model: ShadowModel) -> Int {
    let factor =
      switch model {
      case .screen: 2.8
      case .snapshot: 2.0
      case .exact: 8.5
      }
    return Int((factor * sigma + 0.5).rounded(.down))
  }

  /// exp(−i²/2σ²) for i = −N…N, divided by their sum.
  package static func weights(sigma: Double, reach: Int) -> [Double] {
    let weights = (-reach...reach).map { i in
      i == 0 ? 1 : exp(-Double(i * i) / (2 * sigma * sigma))
    }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  /// The blurred plane over an area; what lies outside the plane counts as 0.
  package static func blur(
    _ plane: ReferencePlane, sigma: Double, model: ShadowModel, over area: PixelRect
  ) -> ReferencePlane {
    guard sigma > 0 else { return plane.cropped(to: area) }
    let reach = reach(sigma: sigma, model: model)
    let weights = weights(sigma: sigma, reach: reach)
    let source = plane.trimmed()
    let across = source.blurredRows(weights, reach, columns: area.columns)
    return across.transposed().blurredRows(weights, reach, columns: area.rows).transposed()
  }
}

extension ReferencePlane {
  fileprivate func transposed() -> ReferencePlane {
    var result = ReferencePlane(
      area: PixelRect(minX: area.minY, minY: area.minX, maxX: area.maxY, maxY: area.maxX))
    for y in 0..<area.height {
      for x in 0..<area.width {
        result.values[x * area.height + y] = values[y * area.width + x]
      }
    }
    return result
  }

  /// Every row convolved with symmetric weights, over other columns.
  ///
  /// A row that repeats the one above is copied: most of a rounded rectangle's do.
  fileprivate func blurredRows(
    _ weights: [Double], _ reach: Int, columns: Range<Int>
  ) -> ReferencePlane {
    var result = ReferencePlane(
      area: PixelRect(
        minX: columns.lowerBound, minY: area.minY, maxX: columns.upperBound, maxY: area.maxY))
    var previous: (source: ArraySlice<Double>, row: [Double])?
    for y in 0..<area.height {
      let source = values[y * area.width..<(y + 1) * area.width]
      let row: [Double]
      if let previous, previous.source.elementsEqual(source) {
        row = previous.row
      } else {
        row = columns.map { x in
          let from = max(area.minX, x - reach)
          let to = min(area.maxX, x + reach + 1)
          guard from < to else { return 0 }
          var sum = 0.0
          for column in from..<to {
            sum += values[y * area.width + column - area.minX] * weights[column - x + reach]
          }
          return sum
        }
      }
      result.values.replaceSubrange(y * columns.count..<(y + 1) * columns.count, with: row)
      previous = (source, row)
    }
    return result
  }
}
