public import Foundation
import TabRenderBase

/// The screen that windows are on.
@MainActor public final class UIScreen {
  /// The screen of the host that was made last.
  public static let main = UIScreen()

  /// Its rectangle in points.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public internal(set) var scale: CGFloat = 3
  /// Pixels per point of the panel.
  public var nativeScale: CGFloat { scale }
  /// Its rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { .current }
}

/// A scene of the application.
@MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Hashable, Sendable {
    /// It has no views yet.
    case unattached = -1
    /// In front, and it takes input.
    case foregroundActive
    /// In front.
    case foregroundInactive
    /// Not shown.
    case background
  }

  /// Whether the scene is in front; it always is.
  public var activationState: ActivationState { .foregroundActive }
}

/// The scene that holds the windows.
public final class UIWindowScene: UIScene {
  /// The windows, those of hosts that still live, in their order.
  public var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that takes input.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen.
  public var screen: UIScreen { .main }
  /// How the interface is held.
  public var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// What the status bar is like.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// How an interface is held.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the button at the left.
  case landscapeLeft
  /// On its side, the button at the right.
  case landscapeRight

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Tells of the status bar.
@MainActor public final class UIStatusBarManager {
  /// The rectangle of the status bar: the upper safe area.
  public var statusBarFrame: CGRect {
    let window = UIApplication.shared.keyWindow
    return CGRect(
      x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
  }
}

/// The one application, which knows the windows of all hosts.
@MainActor public final class UIApplication: UIResponder {
  /// The application.
  public static let shared = UIApplication()

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var known: [WeakWindow] = []
  private let scene = UIWindowScene()

  /// The windows, those of hosts that still live, in their order.
  public var windows: [UIWindow] { known.compactMap(\.window) }

  /// The window that was made visible last.
  public var keyWindow: UIWindow? { windows.last }

  /// The one scene.
  public var connectedScenes: Set<UIScene> { [scene] }

  /// Whether the interface runs from right to left.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  func add(_ window: UIWindow) {
    known.removeAll { $0.window == nil || $0.window === window }
    known.append(WeakWindow(window: window))
    window.windowScene = scene
  }
}
