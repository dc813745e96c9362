import Foundation

/// A finger that comes down at a point and goes up again.
@MainActor struct Tap {
  private let point: CGPoint
  private let window: UIWindow

  init(at point: CGPoint, in window: UIWindow) {
    self.point = point
    self.window = window
  }

  /// Tells the view that is hit, and the recognizers on it and around it; false where none is hit.
  func deliver() -> Bool {
    guard let view = window.hitTest(point, with: nil) else { return false }
    if let content = view.hostedContent, content.tap(at: view.convert(point, from: window)) {
      return true
    }
    let touch = UITouch(at: point, in: view)
    let event = UIEvent([touch])
    let recognizer = recognizer(of: touch, from: view)
    view.touchesBegan([touch], with: event)
    touch.phase = .ended
    recognizer?.recognize(touch)
    if recognizer?.cancelsTouchesInView ?? false {
      view.touchesCancelled([touch], with: event)
    } else {
      view.touchesEnded([touch], with: event)
    }
    return true
  }

  /// The innermost recognizer that takes the tap; those around a control do not.
  private func recognizer(of touch: UITouch, from view: UIView) -> UIGestureRecognizer? {
    for candidate in sequence(first: view, next: \.superview) {
      if let found = candidate.gestureRecognizers?.first(where: { $0.takesTap(touch) }) {
        return found
      }
      if let control = candidate as? UIControl, control.isEnabled { return nil }
    }
    return nil
  }
}
