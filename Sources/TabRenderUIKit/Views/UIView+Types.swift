import Foundation
import TabRenderBase

extension UIView {
  /// What of a frame follows the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How a content of another size lies in a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits, proportions kept.
    case scaleAspectFit
    /// As small as covers, proportions kept.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at the top.
    case top
    /// In its own size, at the bottom.
    case bottom
    /// In its own size, at the left.
    case left
    /// In its own size, at the right.
    case right
    /// In its own size, in the top left corner.
    case topLeft
    /// In its own size, in the top right corner.
    case topRight
    /// In its own size, in the bottom left corner.
    case bottomLeft
    /// In its own size, in the bottom right corner.
    case bottomRight
  }

  /// Whether a tint is shown in full.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the superview.
    case automatic
    /// In full.
    case normal
    /// Dimmed.
    case dimmed
  }
}

/// Which way the content of a view runs.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// As the interface does.
  case unspecified
  /// Left to right, as the controls of a player.
  case playback
  /// Left to right, as a control for a direction.
  case spatial
  /// Left to right.
  case forceLeftToRight
  /// Right to left.
  case forceRightToLeft
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// What is said of an element when it is read aloud.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 4)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 8)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 16)
  /// It is plain text.
  public static let staticText = UIAccessibilityTraits(rawValue: 32)
  /// It holds the tabs of a bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 64)
}

/// What a view still has to do, and what it last told.
struct ViewState {
  var needsLayout = true
  var needsDisplay = true
  var needsUpdateConstraints = true
  /// Whether the constraints below the view are to be solved again.
  var needsSolving = true
  /// The frame that the constraints give.
  var solvedFrame: CGRect?
  var lastSafeArea = UIEdgeInsets.zero
  var lastTraits: UITraitCollection?
  /// Required constraints below the view that contradict others.
  var unsatisfied: [NSLayoutConstraint] = []
}

/// How much a view resists sizes other than its content's.
struct ContentPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}
