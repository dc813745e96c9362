import TabRenderUIKit
import Testing

@MainActor @Suite struct UIViewTests {
  @Test func `frame, bounds and center are the layer's`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 15, y: 30, width: 20, height: 20))
    #expect(view.layer.frame == view.frame)
  }

  @Test func `the order of subviews is that of their layers, between the user's own`() {
    let root = UIView()
    let views = (0..<3).map { tag in
      let view = UIView()
      view.tag = tag + 1
      return view
    }
    let shape = CAShapeLayer()
    root.addSubview(views[0])
    root.layer.addSublayer(shape)
    root.addSubview(views[2])
    root.insertSubview(views[1], belowSubview: views[2])
    #expect(root.subviews.map(\.tag) == [1, 2, 3])
    #expect(
      root.layer.sublayers?.map(ObjectIdentifier.init) == [
        ObjectIdentifier(views[0].layer), ObjectIdentifier(shape),
        ObjectIdentifier(views[1].layer), ObjectIdentifier(views[2].layer),
      ])
    root.sendSubviewToBack(views[2])
    #expect(root.subviews.map(\.tag) == [3, 1, 2])
    root.bringSubviewToFront(views[0])
    #expect(root.subviews.map(\.tag) == [3, 2, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews.map(\.tag) == [1, 2, 3])
    root.insertSubview(views[0], aboveSubview: views[1])
    #expect(root.subviews.map(\.tag) == [2, 1, 3])
    #expect(root.viewWithTag(3) === views[2])
    #expect(root.viewWithTag(9) == nil)
  }

  @Test func `moving to another superview tells the view in UIKit's order`() {
    final class Watcher: UIView {
      var calls: [String] = []
      override func willMove(toSuperview view: UIView?) { calls.append("will \(view != nil)") }
      override func didMoveToSuperview() { calls.append("did \(superview != nil)") }
      override func willMove(toWindow window: UIWindow?) { calls.append("willW \(window != nil)") }
      override func didMoveToWindow() { calls.append("didW \(window != nil)") }
    }
    let (root, watcher) = (UIView(), Watcher())
    let host = ViewHost(root, 10, 10)
    root.addSubview(watcher)
    #expect(watcher.calls == ["willW true", "will true", "didW true", "did true"])
    watcher.calls = []
    watcher.removeFromSuperview()
    #expect(watcher.calls == ["willW false", "will false", "didW false", "did false"])
    #expect(host.window.window === host.window)
  }

  @Test func `points are converted between views with scrolled bounds and transforms`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 90)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 25))
    #expect(root.convert(CGPoint(x: 15, y: 25), to: inner) == .zero)
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 15, y: 25, width: 10, height: 10))
  }

  @Test func `autoresizing shares the change among the flexible parts`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 160, height: 150)
    #expect(view.frame == CGRect(x: 10, y: 70, width: 90, height: 20))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.frame.size = CGSize(width: 320, height: 150)
    #expect(abs(view.frame.minX - (10 + 160 * 10 / 70.0)) < 1e-9)
    #expect(view.frame.size == CGSize(width: 90, height: 20))
  }

  @Test func `the tint is inherited until a view has its own`() {
    final class Watcher: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, middle, leaf) = (UIView(), UIView(), Watcher())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.tintColor == .systemBlue)
    leaf.changes = 0
    root.tintColor = .systemRed
    #expect(leaf.tintColor == .systemRed && leaf.changes == 1)
    middle.tintColor = .systemGreen
    root.tintColor = .systemPink
    #expect(leaf.tintColor == .systemGreen && leaf.changes == 2)
    middle.tintColor = nil
    #expect(leaf.tintColor == .systemPink)
  }

  @Test func `dynamic colours follow the appearance of the surroundings`() {
    let (root, view) = (UIView(), UIView())
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    root.addSubview(view)
    #expect(view.layer.backgroundColor == .black)
    root.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == .white)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `layoutSubviews runs once for each need`() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let (root, inner) = (Counter(), Counter())
    root.addSubview(inner)
    let host = ViewHost(root, 100, 100)
    #expect(root.count == 1 && inner.count == 1)
    host.update()
    #expect(root.count == 1 && inner.count == 1)
    inner.frame.size = CGSize(width: 5, height: 5)
    inner.setNeedsLayout()
    host.update()
    #expect(root.count == 1 && inner.count == 2)
    inner.frame.origin.x = 3
    host.update()
    #expect(inner.count == 2)
    host.resize(to: CGSize(width: 50, height: 100))
    #expect(root.count == 2 && inner.count == 2)
  }

  @Test func `a view that asks for layout in every pass is reported`() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let host = ViewHost(Restless(), 10, 10)
    #expect(throws: ViewHostError.notSettled(updates: 100)) { try host.image() }
  }
}
