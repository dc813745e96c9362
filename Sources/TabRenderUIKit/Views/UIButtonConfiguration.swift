public import Foundation

/// An edge of a rectangle, by the direction of text.
public enum NSDirectionalRectEdge: Hashable, Sendable {
  /// The top edge.
  case top
  /// The edge where text starts.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where text ends.
  case trailing
}

extension UIButton {
  /// Look and content of a button in one value.
  public struct Configuration: Hashable, Sendable {
    /// How round the corners are.
    public enum CornerStyle: Hashable, Sendable {
      /// As the button's size has it: 8 points.
      case dynamic
      /// As the background says: 6 points.
      case fixed
      /// A little.
      case small
      /// Some.
      case medium
      /// Much.
      case large
      /// As much as there is room.
      case capsule
    }

    private enum Look: Hashable {
      case plain, tinted, gray, filled
    }

    private let look: Look
    /// The text.
    public var title: String?
    /// The picture.
    public var image: UIImage?
    /// Where the picture lies; before the text by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and text; 0 by default.
    public var imagePadding: CGFloat = 0
    /// Room around the content: 7 points above and below, 12 at the sides by default.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the background instead of that of the look.
    public var baseBackgroundColor: UIColor?
    /// The colour of the content instead of that of the look.
    public var baseForegroundColor: UIColor?
    /// How round the corners are; dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The font of the text, which UIKit takes from an attributed title; 17 points by default.
    public var font: UIFont?

    private init(_ look: Look) { self.look = look }

    /// Text and picture in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text and picture in the tint, on a faint background of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Text and picture in the tint, on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White text and picture on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text and picture in the tint, without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }

    func fill(tint: UIColor) -> UIColor? {
      switch look {
      case .plain: baseBackgroundColor
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (look == .filled ? .white : tint)
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .dynamic: 8
      case .fixed, .small: 6
      case .medium: 10
      case .large: 14
      case .capsule: height / 2
      }
    }
  }
}
