internal import Foundation
import TabRenderBase

/// Something in a ``TabBarScene`` that is drawn as asked, but hardly as meant.
public enum TabBarWarning: Hashable, Sendable {
  /// The corner radius is more than half of the bar's shorter side, which is `side` points long.
  case cornerRadiusClamped(requested: Double, drawn: Double, side: Double)
  /// The shadow is a sublayer of a bar that masks to its bounds: the mask cuts it away.
  case sublayerClipped
  /// The shadow is the bar's own, and the bar masks to its bounds: the mask cuts it away.
  case ownShadowClipped
  /// The shadow falls beside the canvas.
  case shadowOutsideCanvas
  /// The bar's width or height is zero.
  case emptyBar
}

extension TabBarWarning {
  /// What is drawn as asked, but hardly as meant, in one line.
  ///
  /// `radius` and `clip` are what the reader called the bar's corner radius and its masking.
  package func sentence(
    radius: String = "the corner radius", clip: String = "masksToBounds"
  ) -> String {
    switch self {
    case .cornerRadiusClamped(let requested, let drawn, let side):
      let numbers = [requested, side, drawn].map(DecimalNumber.text)
      return "\(radius) \(numbers[0]) does not fit the \(numbers[1]) pt bar; drawn as \(numbers[2])"
    case .sublayerClipped:
      return "the shadow is a sublayer of a clipped bar (\(clip)), so UIKit would not show it"
    case .ownShadowClipped:
      return "the shadow is the clipped bar's own (\(clip)), so UIKit would not show it"
    case .shadowOutsideCanvas: return "the shadow lies wholly outside the canvas"
    case .emptyBar: return "the bar has no area, so nothing of it is drawn"
    }
  }
}

extension TabBarScene {
  /// What is probably a mistake in the scene, the most telling first; empty when all is well.
  public var warnings: [TabBarWarning] {
    guard showsBar else { return [] }
    guard !barFrame.isEmpty else { return [.emptyBar] }
    return [clippedShadow, clampedRadius, strayShadow].compactMap(\.self)
  }

  private var clippedShadow: TabBarWarning? {
    guard barMasksToBounds, shadowExtent != nil else { return nil }
    switch shadow.host {
    case .sublayer: return .sublayerClipped
    case .`self`: return .ownShadowClipped
    case .sibling, .none: return nil
    }
  }

  private var clampedRadius: TabBarWarning? {
    guard !drawnCorners.isEmpty, drawnCornerRadius < cornerRadius else { return nil }
    return .cornerRadiusClamped(
      requested: cornerRadius, drawn: drawnCornerRadius,
      side: min(barFrame.width, barFrame.height))
  }

  private var strayShadow: TabBarWarning? {
    guard let extent = shadowExtent else { return nil }
    let canvas = CGRect(origin: .zero, size: canvas.size)
    return extent.intersection(canvas).isEmpty ? .shadowOutsideCanvas : nil
  }
}
