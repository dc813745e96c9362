public import Foundation

/// The screen of an iPhone or an iPad, in portrait.
public struct Device: Hashable, Sendable {
  /// The name that `--device` takes, such as `iphone-16`.
  public let name: String
  /// The product's name, and those of others with the same screen.
  public let title: String
  /// Width and height in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: Double
  /// What the status bar and the home indicator take, in points.
  public let safeArea: UIEdgeInsets
  /// The radius of the display's own corners in points; zero where they are square.
  public let displayCornerRadius: Double

  package init(
    name: String, title: String, size: CGSize, scale: Double, safeArea: UIEdgeInsets,
    displayCornerRadius: Double
  ) {
    self.name = name
    self.title = title
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.displayCornerRadius = displayCornerRadius
  }

  /// The device on its side: its notch to the left.
  ///
  /// A phone with a home indicator keeps the inset of its notch at both sides and 21 pt at the
  /// bottom, and shows no status bar.
  public var landscape: Device {
    let isTablet = min(size.width, size.height) >= 700
    let sides = safeArea.bottom > 0 && !isTablet ? safeArea.top : 0
    let insets =
      isTablet
      ? safeArea
      : UIEdgeInsets(
        top: 0, left: sides, bottom: safeArea.bottom > 0 ? 21 : 0, right: sides)
    return Device(
      name: name, title: title, size: CGSize(width: size.height, height: size.width), scale: scale,
      safeArea: insets, displayCornerRadius: displayCornerRadius)
  }

  /// The device of that name, upper and lower case alike; `nil` when there is none.
  public static func named(_ name: String) -> Device? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }
}
