extension UIViewController {
  /// Whether the controller's container reports appearance by hand.
  private var isForwardedByHand: Bool {
    !(parent?.shouldAutomaticallyForwardAppearanceMethods ?? true)
  }

  /// The view is about to get into a window or out of it.
  func windowWillChange(to window: UIWindow?) {
    guard !isForwardedByHand else { return }
    if window != nil { willAppear(false) } else { willDisappear(false) }
  }

  /// The view has got into a window, which will report the rest, or out of it.
  func windowDidChange(to window: UIWindow?) {
    guard !isForwardedByHand, window == nil else { return }
    didDisappear()
  }

  func willAppear(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    AppearanceQueue.shared.add(self, isByHand: isForwardedByHand)
    viewWillAppear(animated)
  }

  func didAppear() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }

  func willDisappear(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  func didDisappear() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(false)
  }

  /// How many controllers are around this one.
  var depth: Int { sequence(first: self, next: \.parent).reduce(-1) { count, _ in count + 1 } }
}

/// The controllers whose views came into a window and were not reported as shown yet.
@MainActor final class AppearanceQueue {
  static let shared = AppearanceQueue()

  private struct Entry {
    weak var controller: UIViewController?
    /// Whether a container reports the end.
    let isByHand: Bool
    var wasIntroduced = false
  }

  private var entries: [Entry] = []

  func add(_ controller: UIViewController, isByHand: Bool) {
    entries.removeAll { $0.controller === controller || $0.controller == nil }
    entries.append(Entry(controller: controller, isByHand: isByHand))
  }

  /// Tells those in a window that they are appearing; true where there are any.
  func introduce(in window: UIWindow) -> Bool {
    let indices = entries.indices.filter {
      !entries[$0].wasIntroduced && entries[$0].controller?.viewIfLoaded?.window === window
    }
    let controllers = indices.compactMap { entries[$0].controller }
    for index in indices { entries[index].wasIntroduced = true }
    for controller in controllers where controller.appearance == .appearing {
      controller.viewIsAppearing(false)
    }
    return !controllers.isEmpty
  }

  /// Tells those in a window that they have appeared, the innermost first; true where there are any.
  func finish(in window: UIWindow) -> Bool {
    let ready = entries.filter {
      $0.wasIntroduced && $0.controller?.viewIfLoaded?.window === window
    }
    entries.removeAll { entry in
      entry.controller == nil || ready.contains { $0.controller === entry.controller }
    }
    let controllers = ready.filter { !$0.isByHand }.compactMap(\.controller)
    for controller in controllers.sorted(by: { $0.depth > $1.depth }) { controller.didAppear() }
    return !controllers.isEmpty
  }
}
