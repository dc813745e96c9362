public import Foundation
import TabRenderBase

/// The topmost view, which shows the view of its root controller.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene?
  /// How far in front the window is; accepted.
  open var windowLevel: CGFloat = 0
  /// Whether input goes to the window.
  public private(set) var isKeyWindow = false

  /// The traits that the host gives.
  var hostTraits: UITraitCollection?
  /// The safe area that the host gives.
  var hostSafeArea = UIEdgeInsets.zero

  /// Creates a window with a frame, which is hidden until it is made visible.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    window = self
  }

  /// Creates a window of a scene's size.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    window = self
  }

  /// Shows the window and its root controller.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
    UIApplication.shared.add(self)
    showRoot()
  }

  /// The application, after the window.
  open override var next: UIResponder? { UIApplication.shared }

  /// Keeps the root's view as large as the window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = rootViewController?.viewIfLoaded, view.superview === self,
      view.translatesAutoresizingMaskIntoConstraints
    else { return }
    view.frame = bounds
  }

  private func showRoot() {
    guard !isHidden, let controller = rootViewController, controller.view.superview !== self else {
      return
    }
    controller.view.frame = bounds
    insertSubview(controller.view, at: 0)
  }
}
