internal import Foundation

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

/// What the reader calls the parts of a bar that warnings speak of.
package struct TabBarTerms: Sendable {
  fileprivate let cornerRadius: String
  fileprivate let clip: String
  fileprivate let siblingShadow: String
  fileprivate let shadowOffset: String
  fileprivate let height: String

  /// Names the corner radius, the masking, a shadow in a sibling, its offset and the bar's height.
  package init(
    cornerRadius: String, clip: String, siblingShadow: String, shadowOffset: String, height: String
  ) {
    self.cornerRadius = cornerRadius
    self.clip = clip
    self.siblingShadow = siblingShadow
    self.shadowOffset = shadowOffset
    self.height = height
  }

  /// Plain English, and UIKit's names.
  package static let plain = TabBarTerms(
    cornerRadius: "the corner radius", clip: "masksToBounds",
    siblingShadow: "a shadow in a sibling", shadowOffset: "shadow offset", height: "bar height")
}

extension TabBarWarning {
  /// What is drawn as asked, but hardly as meant, in one line.
  package func sentence(_ terms: TabBarTerms = .plain) -> String {
    switch self {
    case .cornerRadiusClamped(let requested, let drawn, let side):
      let numbers = [requested, side, drawn].map(DecimalNumber.text)
      return "\(terms.cornerRadius) \(numbers[0]) does not fit the \(numbers[1]) pt bar; "
        + "drawn as \(numbers[2])"
    case .sublayerClipped:
      return "the shadow is a sublayer of a clipped bar (\(terms.clip)), so UIKit would not show it"
    case .ownShadowClipped:
      return "the shadow is the clipped bar's own (\(terms.clip)), so UIKit would not show it"
    case .shadowOutsideCanvas: return "the shadow lies wholly outside the canvas"
    case .emptyBar: return "the bar has no area, so nothing of it is drawn"
    }
  }

  /// One thing that helps.
  package func hint(_ terms: TabBarTerms = .plain) -> String? {
    switch self {
    case .cornerRadiusClamped: nil
    case .sublayerClipped, .ownShadowClipped: terms.siblingShadow
    case .shadowOutsideCanvas: "a smaller \(terms.shadowOffset)"
    case .emptyBar: "a larger \(terms.height)"
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
