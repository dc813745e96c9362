import TabRenderUIKit
import Testing

@MainActor @Suite struct UserScreenTests {
  private let screen = UserScreen()
  private let host: ViewHost

  init() {
    host = ViewHost(
      screen, size: CGSize(width: 393, height: 852),
      safeArea: UIEdgeInsets(top: 59, bottom: 34))
  }

  @Test func `bar, list and header lie where an iPhone has them`() {
    #expect(host.frame(of: "item1")?.maxY == 818)
    #expect(host.frame(of: "plus") == CGRect(x: 166.5, y: 732, width: 60, height: 60).snapped)
    #expect(host.frame(of: "Inbox")?.minX == 70)
    #expect(host.unsatisfiedConstraints.isEmpty)
  }

  @Test func `taps select an item and add a card`() throws {
    try host.tap("item3")
    #expect(screen.selectedIndex == 3)
    try host.tap("plus")
    #expect(screen.added == 1)
    let (new, inbox) = (host.frame(of: "New 1"), host.frame(of: "Inbox"))
    #expect((new?.minY ?? 0) < (inbox?.minY ?? 0))
    // The raised half of the button lies outside the bar and is hit all the same.
    try host.tap(at: CGPoint(x: 196, y: 740))
    #expect(screen.added == 2)
  }

  @Test func `the picture is the same every time`() throws {
    #expect(
      try host.image()
        == ViewHost(
          UserScreen(), size: CGSize(width: 393, height: 852),
          safeArea: UIEdgeInsets(top: 59, bottom: 34)
        ).image())
  }
}

extension CGRect {
  /// The edges at the nearest pixels of a display with three per point.
  fileprivate var snapped: CGRect {
    func near(_ value: CGFloat) -> CGFloat { (value * 3 + 0.5).rounded(.down) / 3 }
    return CGRect(
      x: near(minX), y: near(minY), width: near(maxX) - near(minX),
      height: near(maxY) - near(minY))
  }
}
