import TabRenderUIKit
import Testing

/// The solver as it shows through constraints, against what can be worked out by hand.
@MainActor @Suite struct SolverTests {
  @Test(arguments: 1...40)
  func `random chains of fixed widths end where their sum says`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % limit)
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 10))
    var (x, previous) = (CGFloat.zero, root.leadingAnchor)
    var constraints: [NSLayoutConstraint] = []
    var expected: [(UIView, CGFloat)] = []
    for _ in 0..<12 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let (gap, width) = (random(20), random(50))
      constraints += [
        view.leadingAnchor.constraint(equalTo: previous, constant: gap),
        view.widthAnchor.constraint(equalToConstant: width),
      ]
      expected.append((view, x + gap))
      x += gap + width
      previous = view.trailingAnchor
    }
    // The order in which constraints come makes no difference.
    NSLayoutConstraint.activate(seed.isMultiple(of: 2) ? constraints : constraints.reversed())
    root.layoutIfNeeded()
    #expect(expected.allSatisfy { $0.0.frame.minX == $0.1 })
  }

  @Test func `the same layout is found every time where several would do`() {
    func frames() -> [CGRect] {
      let views = (0..<6).map { _ in ContentView(20, 10) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
      stack.layoutIfNeeded()
      return views.map(\.frame)
    }
    let first = frames()
    #expect(first.map(\.width).reduce(0, +) == 300)
    for _ in 0..<10 { #expect(frames() == first) }
  }

  @Test(arguments: [1, 200, 2000])
  func `a column of views lays out, however many they are`(count: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20 * count))
    var previous = root.topAnchor
    var last: UIView?
    for _ in 0..<count {
      let view = ContentView(50, 20)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: previous).isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      previous = view.bottomAnchor
      last = view
    }
    root.layoutIfNeeded()
    #expect(last?.frame == CGRect(x: 0, y: 20 * (count - 1), width: 50, height: 20))
  }
}
