import TabRenderUIKit
import Testing

@MainActor @Suite struct ConstraintTests {
  @Test func `edges with constants give an inset frame`() {
    let view = UIView()
    let root = laidOut(200, 100, view) {
      let root = view.superview ?? view
      return [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15),
      ]
    }
    #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 80))
    #expect(root.subviews.count == 1)
  }

  @Test func `a multiplier of another view's width counts`() {
    let (first, second) = (UIView(), UIView())
    _ = laidOut(300, 50, first, second) {
      let root = first.superview ?? first
      return [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
        first.topAnchor.constraint(equalTo: root.topAnchor),
        first.heightAnchor.constraint(equalToConstant: 20),
        second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
        second.heightAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.1, constant: 2),
      ]
    }
    #expect(first.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(second.frame == CGRect(x: 200, y: 4, width: 100, height: 12))
  }

  @Test func `an inequality wins over a preference`() {
    let view = UIView()
    let wanted = view.widthAnchor.constraint(equalToConstant: 120)
    wanted.priority = .defaultHigh
    _ = laidOut(200, 100, view) {
      let root = view.superview ?? view
      return [
        view.leftAnchor.constraint(equalTo: root.leftAnchor), wanted,
        view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.4),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      ]
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
  }

  @Test func `the view that hugs less takes what is left`() {
    let (title, value) = (ContentView(50, 20), ContentView(30, 20))
    title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    _ = row(title, value, width: 200)
    #expect(title.frame.width == 50)
    #expect(value.frame == CGRect(x: 50, y: 0, width: 150, height: 20))
  }

  @Test func `the view that resists less is made smaller`() {
    let (title, value) = (ContentView(150, 20), ContentView(80, 20))
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    _ = row(title, value, width: 200)
    #expect(title.frame.width == 120)
    #expect(value.frame.width == 80)
  }

  @Test(arguments: [(750, 751, 100.0), (751, 750, 60.0)])
  func `a higher priority wins over a sum of lower ones`(
    first: Int, second: Int, width: CGFloat
  ) {
    let view = ContentView(60, 20)
    view.setContentHuggingPriority(UILayoutPriority(Float(first)), for: .horizontal)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = UILayoutPriority(Float(second))
    _ = laidOut(200, 50, view) { [wide] }
    #expect(view.frame.width == width)
  }

  @Test func `of required constraints that contradict each other the later is left out`() {
    let view = UIView()
    let (first, second) = (
      view.widthAnchor.constraint(equalToConstant: 40),
      view.widthAnchor.constraint(equalToConstant: 60)
    )
    let root = UIView()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([first, second])
    let host = ViewHost(root, 100, 100)
    #expect(view.frame.width == 40)
    #expect(host.unsatisfiedConstraints.count == 1)
    #expect(host.unsatisfiedConstraints.first === second)
  }

  @Test func `a changed constant, priority or activity counts at the next layout`() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    let other = view.widthAnchor.constraint(equalToConstant: 70)
    let root = laidOut(100, 100, view) { [width] }
    width.constant = 50
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.priority = .defaultLow
    other.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    other.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func `constraints reach over levels of views`() {
    let (box, inner, sibling) = (UIView(), UIView(), UIView())
    _ = laidOut(200, 200, box, sibling) {
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      let root = box.superview ?? box
      return [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
        inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
        inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
        inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 40),
        sibling.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
        sibling.topAnchor.constraint(equalTo: inner.bottomAnchor),
        sibling.widthAnchor.constraint(equalToConstant: 1),
        sibling.heightAnchor.constraint(equalToConstant: 1),
      ]
    }
    #expect(box.frame == CGRect(x: 20, y: 30, width: 60, height: 50))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 50, height: 40))
    #expect(sibling.frame.origin == CGPoint(x: 75, y: 75))
  }

  @Test func `leading is at the right where text runs from right to left`() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    _ = laidOut(100, 20, view) {
      let root = view.superview ?? view
      root.semanticContentAttribute = .forceRightToLeft
      return [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -10),
        view.widthAnchor.constraint(equalToConstant: 30),
      ]
    }
    #expect(view.frame.minX == 60)
  }

  @Test func `frames lie on whole pixels`() {
    let views = [UIView(), UIView(), UIView()]
    let root = UIView()
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    let host = ViewHost(root, 100, 20)
    #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(views.map(\.frame.maxX) == [33.5, 66.5, 100])
    #expect(host.window.bounds.width == 100)
  }

  @Test func `the fitting size is what the content needs`() {
    let (view, content) = (UIView(), ContentView(70, 30))
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
    ])
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 94, height: 46))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 46))
  }

  @Test func `guides are laid out and used like views`() {
    let view = UIView()
    let guide = UILayoutGuide()
    let root = laidOut(100, 100, view) {
      let root = view.superview ?? view
      root.addLayoutGuide(guide)
      return [
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
      ]
    }
    #expect(view.frame.minX == 25)
    #expect(guide.layoutFrame.width == 25)
    #expect(root.layoutGuides.count == 1)
  }

  @Test func `removing a view takes its constraints along`() {
    let (first, second) = (UIView(), UIView())
    let root = laidOut(100, 100, first, second) {
      [first.widthAnchor.constraint(equalTo: second.widthAnchor)]
    }
    #expect(root.constraints.count == 1)
    first.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }

  private func row(_ first: UIView, _ second: UIView, width: CGFloat) -> UIView {
    laidOut(width, 50, first, second) {
      let root = first.superview ?? first
      return [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ]
    }
  }
}
