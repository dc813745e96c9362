import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

struct `A shadow far wider than the canvas` {
  /// Where one edge of a caster that is endless otherwise lies, in pixels.
  static let edges = [-30_011.5, 13, 20_123]

  enum Caster: CaseIterable {
    case path, roundedRect, layers
  }

  /// Rounding to a level, and the loss by cells of σ / 64: below 1/100 of a level.
  static let tolerance = 0.51

  /// Of layers whose edges coincide, which are composited in cells: 0.4 levels more.
  static let layersTolerance = 0.91

  @Test(.timeLimit(.minutes(1)), arguments: edges, Caster.allCases)
  func `is the Gaussian's part beyond the caster's edge`(edge: Double, caster: Caster) {
    let sigma = 20_000.0
    let layer = Self.layer(caster, edge)
    layer.shadowRadius = sigma / 10
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    root.masksToBounds = true
    root.addSublayer(layer)
    let bitmap = draw(root, width: 40, height: 40, scale: 10)
    let reach = ReferenceShadow.reach(sigma: sigma, model: .screen)
    let weights = ReferenceShadow.weights(sigma: sigma, reach: reach)
    let tolerance = caster == .layers ? Self.layersTolerance : Self.tolerance
    for column in [0, 20, 39] {
      let covered = zip(-reach...reach, weights).reduce(0) { sum, tap in
        sum + tap.1 * min(1, max(0, Double(column + tap.0) + 1 - edge))
      }
      // What the caster draws itself lies over its shadow.
      let isCovered = caster == .layers && Double(column) >= edge
      let alpha = Double(bitmap[column, 20].alpha)
      #expect(isCovered ? alpha == 255 : abs(alpha - covered * 255) <= tolerance)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `takes no longer for a caster of any width`() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 1, width: 1, height: 10_000)
    layer.path = Path(CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.fillColor = nil
    layer.strokeColor = CGColor(white: 0, alpha: 0.5)
    layer.lineWidth = 10_000
    layer.shadowRadius = 1000
    layer.shadowOpacity = 1
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.addSublayer(layer)
    for model in ShadowModel.allCases {
      let bitmap = draw(root, width: 200, height: 200, scale: 10, shadowModel: model)
      #expect(bitmap[100, 100].alpha > 128)
    }
  }

  private static func layer(_ caster: Caster, _ edge: Double) -> CALayer {
    let endless = CGRect(x: edge / 10, y: -20_000, width: 40_000, height: 40_000)
    let layer = CALayer()
    switch caster {
    case .path: layer.shadowPath = Path(endless).elementsOnly
    case .roundedRect: layer.shadowPath = Path(endless)
    case .layers:
      for _ in 0..<2 {
        let part = CALayer()
        part.frame = endless
        part.backgroundColor = .black
        layer.addSublayer(part)
      }
    }
    return layer
  }
}
