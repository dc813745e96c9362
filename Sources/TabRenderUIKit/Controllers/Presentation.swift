import Foundation
import TabRenderBase

/// A controller over another one in the same window.
///
/// A sheet is an approximation: it leaves 10 points below the upper safe area, its upper corners are
/// round, and what lies behind is dimmed.
@MainActor struct Presentation {
  private let presented: UIViewController
  private let presenting: UIViewController

  init(of presented: UIViewController, over presenting: UIViewController) {
    self.presented = presented
    self.presenting = sequence(first: presenting, next: \.parent).reduce(presenting) { $1 }
  }

  private var covers: Bool {
    [.fullScreen, .currentContext].contains(presented.modalPresentationStyle)
  }

  private var isSheet: Bool {
    [.automatic, .pageSheet, .formSheet, .popover].contains(presented.modalPresentationStyle)
  }

  func begin() {
    guard let window = presenting.viewIfLoaded?.window, presenting.presentedViewController == nil
    else { return }
    presenting.presentedViewController = presented
    presented.presentingViewController = presenting
    if covers { presenting.willDisappear(false) }
    let dimming = PresentationView(frame: window.bounds, controller: presented, isSheet: isSheet)
    window.addSubview(dimming)
    if covers { presenting.didDisappear() }
  }

  func end() {
    guard presenting.presentedViewController === presented else { return }
    if let next = presented.presentedViewController {
      Presentation(of: next, over: presented).end()
    }
    if covers { presenting.willAppear(false) }
    presented.viewIfLoaded?.superview?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presenting.presentedViewController = nil
    presented.presentingViewController = nil
  }
}

/// What holds the view of a presented controller.
final class PresentationView: UIView {
  private let content: UIView
  private let isSheet: Bool

  init(frame: CGRect, controller: UIViewController, isSheet: Bool) {
    content = controller.view
    self.isSheet = isSheet
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isSheet {
      backgroundColor = UIColor(white: 0, alpha: 0.2)
      content.layer.cornerRadius = 10
      content.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      content.clipsToBounds = true
    }
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.translatesAutoresizingMaskIntoConstraints else { return }
    content.frame = bounds.inset(by: UIEdgeInsets(top: isSheet ? safeAreaInsets.top + 10 : 0))
  }
}
