public import Foundation
public import TabRenderBase
public import TabRenderDraw

/// A window with a view controller, for tests and programs without a screen.
///
/// Creating it runs the first update; each action runs one update to its end. An update runs what was
/// enqueued on the main queue by `DispatchQueue.main.async`, constraints, layout, drawing and the
/// appearance callbacks, again and again until nothing changes.
///
/// ```swift
/// let host = ViewHost(MyController(), size: CGSize(width: 393, height: 852))
/// try host.tap("Save")
/// try host.image().write(to: "out.png")
/// ```
@MainActor public final class ViewHost {
  /// The window of the controller's view.
  public let window: UIWindow
  private let scale: CGFloat
  private var didSettle = true

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - controller: The root of the window.
  ///   - size: The window's size in points.
  ///   - scale: Pixels per point; 3 by default.
  ///   - safeArea: What the display keeps from the edges; nothing by default.
  ///   - traits: What differs from the light appearance and from left to right.
  public init(
    _ controller: UIViewController, size: CGSize, scale: CGFloat = 3,
    safeArea: UIEdgeInsets = .zero, traits: UITraitCollection = UITraitCollection()
  ) {
    self.scale = scale
    let standard = UITraitCollection(
      UITraitCollection.Values(
        style: .light, direction: .leftToRight, scale: scale,
        horizontal: size.width > size.height && size.width >= Self.regularWidth
          ? .regular : .compact,
        vertical: size.height < Self.regularHeight ? .compact : .regular))
    let resolved = UITraitCollection(traitsFrom: [standard, traits])
    UITraitCollection.current = resolved
    UIScreen.main.bounds = CGRect(origin: .zero, size: size)
    UIScreen.main.scale = scale
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.hostTraits = resolved
    window.hostSafeArea = safeArea
    window.backgroundColor = .systemBackground
    window.rootViewController = controller
    window.makeKeyAndVisible()
    update()
  }

  /// The widths and heights from which there is much room, about those of iPhones.
  private static let regularWidth: CGFloat = 744
  private static let regularHeight: CGFloat = 480

  /// The layer that holds everything.
  public var layer: CALayer { window.layer }

  /// The picture of the window.
  public func image() throws(ViewHostError) -> Bitmap {
    update()
    guard didSettle else { throw .notSettled(updates: Self.maximumUpdates) }
    guard let bitmap = layer.picture(scale: scale) else {
      throw .unusableSize(
        width: window.bounds.width, height: window.bounds.height, scale: scale)
    }
    return bitmap
  }

  /// Taps the n-th view, in the order of the tree, that can be hit and shows a text.
  ///
  /// An identifier is taken for a text where none shows it.
  public func tap(_ text: String, occurrence: Int = 0) throws(ViewHostError) {
    update()
    let targets = ScreenReader(window).tappable
    var found = targets.filter { $0.name == .text(text) }
    if found.isEmpty { found = targets.filter { $0.name == .identifier(text) } }
    guard found.indices.contains(occurrence) else {
      let texts = targets.compactMap { if case .text(let text) = $0.name { text } else { nil } }
      throw .textNotFound(text, occurrence: occurrence, tappable: texts)
    }
    let frame = found[occurrence].frame
    try tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Taps a point of the window.
  public func tap(at point: CGPoint) throws(ViewHostError) {
    update()
    guard Tap(at: point, in: window).deliver() else { throw .nothingAt(x: point.x, y: point.y) }
    update()
  }

  /// Goes back in the navigation.
  public func back() throws(ViewHostError) {
    update()
    let front = sequence(first: window.rootViewController, next: { $0?.presentedViewController })
      .compactMap(\.self)
    let went = front.reversed().contains { controller in
      ScreenReader.goBack(in: controller.viewIfLoaded) || controller.goBack()
    }
    guard went else { throw .nothingToGoBackTo }
    update()
  }

  /// Gives the window another size.
  public func resize(to size: CGSize) {
    UIScreen.main.bounds.size = size
    window.rootViewController?.viewWillTransition(to: size, with: ImmediateTransition())
    window.frame.size = size
    update()
  }

  /// The rectangle in the window of a view with an identifier, or of a text that shows.
  ///
  /// `nil` where it shows nowhere.
  public func frame(of name: String) -> CGRect? {
    update()
    let elements = ScreenReader(window).elements
    let element =
      elements.first { $0.name == .identifier(name) } ?? elements.first { $0.name == .text(name) }
    return element?.frame
  }

  /// Required constraints that contradict others and are not kept.
  public var unsatisfiedConstraints: [NSLayoutConstraint] {
    ScreenReader.views(in: window).flatMap(\.viewState.unsatisfied)
  }

  /// Updates until nothing changes.
  ///
  /// The first update to settle may not do so; then ``image()`` throws.
  package func update() {
    didSettle = false
    for _ in 0..<Self.maximumUpdates where !didSettle {
      didSettle = !updateOnce()
    }
    window.displayTree()
  }

  /// Far more than a chain of layouts and completions needs.
  private static let maximumUpdates = 100

  /// One round; true where something has changed.
  private func updateOnce() -> Bool {
    MainQueue.runLoop()
    var changed = MainQueue.runAll()
    if AppearanceQueue.shared.introduce(in: window) { changed = true }
    if ScreenReader.needsLayout(window) {
      window.setNeedsLayout()
      window.layoutIfNeeded()
      changed = true
    }
    if window.announceSafeArea() { changed = true }
    for content in ScreenReader.hostedContents(in: window) where content.update() { changed = true }
    if !changed { changed = AppearanceQueue.shared.finish(in: window) }
    return changed
  }
}
