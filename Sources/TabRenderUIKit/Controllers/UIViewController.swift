public import Foundation
public import TabRenderBase

/// Manages a view and those of its children.
///
/// The view is made when it is first asked for. Appearance is reported as in UIKit: a parent hears
/// that it will appear before its children do, and children hear that they did before their parent.
@MainActor open class UIViewController: UIResponder {
  /// The controller around this one.
  public private(set) weak var parent: UIViewController?
  /// The controllers inside this one, in the order in which they were added.
  public private(set) var children: [UIViewController] = []
  /// The controller that this one covers.
  public internal(set) weak var presentingViewController: UIViewController?
  /// The controller that covers this one.
  public internal(set) var presentedViewController: UIViewController?
  /// How it covers another; as a sheet by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it moves there; accepted.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The title, for bars.
  open var title: String?
  /// The size that it would like to have, for containers.
  open var preferredContentSize = CGSize.zero
  /// The appearance of the view; the surroundings' unless set.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.traitsChanged() }
  }
  /// What is added to the safe area of the view; nothing by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The edges at which the view reaches under bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all

  private var loadedView: UIView?
  private var isLoading = false
  var appearance = Appearance.disappeared

  /// How far the appearance has come.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Creates a controller; there are no nib files, so the names are not looked at.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; there are no archives to read from.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it was made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; override to set another one, without calling this.
  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
  }

  /// Makes the view if there is none.
  public func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window, with its traits; its size may still change.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be taken away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view was taken away.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The last chance to change constraints before they are solved.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The window gets another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The traits of where the view is.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// The look of the status bar; accepted.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar; accepted.
  open var prefersStatusBarHidden: Bool { false }
  /// The look of the status bar has changed; accepted.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The view's superview, or the controller around this one.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: Children

  /// Puts a controller inside this one; its view is added by hand.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of the one around it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The controller is about to get another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has got another parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children hear of appearance by themselves; false where a container tells them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    if appearance == .appearing { didAppear() } else { didDisappear() }
  }

  // MARK: Presentation

  /// Covers this controller with another, at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {
    Presentation(of: viewControllerToPresent, over: self).begin()
    if let completion { MainQueue.enqueue(completion) }
  }

  /// Uncovers this controller, or the one that it covers.
  open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
    if let presented = presentedViewController {
      Presentation(of: presented, over: self).end()
    } else if let presenting = presentingViewController {
      Presentation(of: self, over: presenting).end()
    } else if let parent {
      return parent.dismiss(animated: flag, completion: completion)
    }
    if let completion { MainQueue.enqueue(completion) }
  }

  /// Goes back in the navigation; false where there is none.
  package func goBack() -> Bool {
    children.reversed().contains { $0.goBack() }
  }
}

/// How a controller covers another.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// As a sheet.
  case automatic = -2
  /// All of it, and the other one disappears.
  case fullScreen
  /// As a sheet.
  case pageSheet
  /// As a sheet.
  case formSheet
  /// All of it, and the other one disappears.
  case currentContext
  /// All of it, and the other one stays.
  case custom
  /// All of it, and the other one stays.
  case overFullScreen
  /// All of it, and the other one stays.
  case overCurrentContext
  /// As a sheet.
  case popover
}

/// How a controller moves over another; accepted.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical
  /// By flipping.
  case flipHorizontal
  /// By dissolving.
  case crossDissolve
  /// By turning a page.
  case partialCurl
}

/// The look of the status bar; accepted.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the appearance has it.
  case `default`
  /// Light text.
  case lightContent
  /// Dark text.
  case darkContent = 3
}

/// Runs changes beside a transition, at once.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs changes now, and the completion through the host.
  @discardableResult func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinator) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// The coordinator of a change that happens at once.
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinator) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { MainQueue.enqueue { completion(self) } }
    return true
  }
}
