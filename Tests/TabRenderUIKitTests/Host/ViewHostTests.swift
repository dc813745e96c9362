import TabRenderDraw
import TabRenderUIKit
import Testing

@MainActor @Suite struct ViewHostTests {
  @Test func `work on the main queue has run when an action returns`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 30, width: 80, height: 30)
    button.setTitle("Go", for: .normal)
    button.addAction(
      UIAction { _ in
        DispatchQueue.main.async {
          label.text = "first"
          DispatchQueue.main.async { label.text = "second" }
        }
      }, for: .touchUpInside)
    let root = UIView()
    root.addSubview(label)
    root.addSubview(button)
    let host = ViewHost(root, 100, 100)
    try host.tap("Go")
    #expect(label.text == "second")
  }

  @Test func `work runs once, whoever comes first`() async {
    var count = 0
    let host = ViewHost(UIView(), 10, 10)
    DispatchQueue.main.async { count += 1 }
    #expect(count == 0)
    host.update()
    #expect(count == 1)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(count == 1)
  }

  @Test func `an animation is at its end at once and completes through the host`() {
    let view = UIView()
    let host = ViewHost(view, 10, 10)
    var finished = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0.5 && !finished)
    host.update()
    #expect(finished)
  }

  @Test func `frames are found by identifier and by text`() {
    let (root, label) = (UIView(), UILabel(frame: CGRect(x: 5, y: 6, width: 70, height: 20)))
    label.text = "Hello"
    let box = UIView(frame: CGRect(x: 10, y: 40, width: 30, height: 30))
    box.accessibilityIdentifier = "box"
    root.addSubview(label)
    root.addSubview(box)
    let host = ViewHost(root, 100, 100)
    #expect(host.frame(of: "Hello") == CGRect(x: 5, y: 6, width: 70, height: 20))
    #expect(host.frame(of: "box") == CGRect(x: 10, y: 40, width: 30, height: 30))
    label.isHidden = true
    #expect(host.frame(of: "Hello") == nil)
    box.frame.origin.x = 200
    #expect(host.frame(of: "box") == nil)
  }

  @Test func `resizing lays out again`() {
    let (root, bar) = (UIView(), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 49),
      bar.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    let host = ViewHost(root, 100, 200)
    #expect(bar.frame == CGRect(x: 0, y: 151, width: 100, height: 49))
    host.resize(to: CGSize(width: 200, height: 100))
    #expect(bar.frame == CGRect(x: 0, y: 51, width: 200, height: 49))
    #expect(UIScreen.main.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test func `a host that is let go takes everything with it`() {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: Selector(Screen.tapped), for: .touchUpInside)
        view.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      }
      func tapped() {}
    }
    weak var window: UIWindow?
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let screen = Screen()
      let host = ViewHost(screen, size: CGSize(width: 10, height: 10))
      (window, controller, view) = (host.window, screen, screen.view)
      #expect(UIApplication.shared.windows.contains { $0 === window })
    }
    #expect(window == nil && controller == nil && view == nil)
  }

  @Test func `back says when there is nothing to go back to`() {
    let host = ViewHost(UIView(), 10, 10)
    #expect(throws: ViewHostError.nothingToGoBackTo) { try host.back() }
  }

  @Test func `hosted content is updated, read, tapped and taken back`() throws {
    final class Content: HostedContent {
      var pending = 3
      var taps: [CGPoint] = []
      var depth = 1
      func update() -> Bool {
        pending -= pending > 0 ? 1 : 0
        return pending > 0
      }
      var elements: [ScreenElement] {
        [ScreenElement(name: .text("Row"), frame: CGRect(x: 2, y: 2, width: 20, height: 10))]
      }
      func tap(at point: CGPoint) -> Bool {
        taps.append(point)
        return true
      }
      func goBack() -> Bool {
        depth -= 1
        return depth >= 0
      }
    }
    let (root, view, content) = (UIView(), UIView(), Content())
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    view.hostedContent = content
    root.addSubview(view)
    let host = ViewHost(root, 100, 100)
    #expect(content.pending == 0)
    #expect(host.frame(of: "Row") == CGRect(x: 12, y: 12, width: 20, height: 10))
    try host.tap("Row")
    #expect(content.taps == [CGPoint(x: 12, y: 7)])
    try host.back()
    #expect(throws: ViewHostError.nothingToGoBackTo) { try host.back() }
  }
}
