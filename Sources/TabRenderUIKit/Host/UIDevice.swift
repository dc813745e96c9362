public import Foundation

/// The device of the host: a phone.
@MainActor public final class UIDevice {
  /// The one device.
  public static let current = UIDevice()

  /// The kind of device; a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system whose looks the views have.
  public var systemVersion: String { "18.0" }
  /// The name of the model.
  public var model: String { "iPhone" }
}

/// Would be felt; does nothing.
@MainActor open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Does nothing.
  open func prepare() {}
}

/// Would be felt as an impact; does nothing.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong an impact is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// Creates a generator.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Would be felt as a selection that changes; does nothing.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
