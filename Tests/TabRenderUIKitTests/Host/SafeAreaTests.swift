import TabRenderUIKit
import Testing

@MainActor @Suite struct SafeAreaTests {
  private let display = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func `a view has the part of the safe area that lies over it`() {
    let (root, top, middle, bottom) = (UIView(), UIView(), UIView(), UIView())
    top.frame = CGRect(x: 0, y: 20, width: 100, height: 50)
    middle.frame = CGRect(x: 0, y: 60, width: 100, height: 50)
    bottom.frame = CGRect(x: 0, y: 150, width: 100, height: 50)
    for view in [top, middle, bottom] { root.addSubview(view) }
    let host = ViewHost(root, 100, 200, safeArea: display)
    #expect(root.safeAreaInsets == display)
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 27))
    #expect(middle.safeAreaInsets == .zero)
    #expect(bottom.safeAreaInsets == UIEdgeInsets(bottom: 34))
    #expect(host.window.safeAreaInsets == display)
  }

  @Test func `a controller adds to it`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(bottom: 49)
    _ = controller.view
    let host = ViewHost(controller, size: CGSize(width: 100, height: 200), safeArea: display)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, bottom: 83))
    controller.additionalSafeAreaInsets = .zero
    host.update()
    #expect(controller.view.safeAreaInsets == display)
  }

  @Test func `its guide lays out`() {
    let (root, view) = (UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    let host = ViewHost(root, 100, 200, safeArea: display)
    #expect(view.frame == CGRect(x: 16, y: 47, width: 68, height: 119))
    #expect(host.window.bounds.height == 200)
  }

  @Test func `a scroll view's content starts below it and ends above it`() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 500)
    let host = ViewHost(scroll, 100, 200, safeArea: display)
    #expect(scroll.adjustedContentInset == display)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -47))
    scroll.contentOffset.y = 100
    scroll.contentInset.bottom = 10
    host.update()
    #expect(scroll.contentOffset.y == 100)
    #expect(scroll.adjustedContentInset.bottom == 44)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == UIEdgeInsets(bottom: 10))
  }

  @Test func `a scroll view's content is as large as its constraints say`() {
    let (scroll, content) = (UIScrollView(), ContentView(80, 700))
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    let host = ViewHost(scroll, 100, 200)
    #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 700))
    #expect(scroll.contentSize == CGSize(width: 100, height: 720))
    #expect(host.window.bounds.width == 100)
  }
}
