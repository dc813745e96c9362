import TabRenderUIKit
import Testing

@MainActor @Suite struct ControlTests {
  /// Counts what reaches it.
  private final class Target: UIView {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sent(_ sender: UIButton) { calls.append("sent \(sender.tag)") }
    func tapped(_ recognizer: UITapGestureRecognizer) {
      calls.append("tap \(recognizer.location(in: self).y)")
    }
  }

  private let root = Target(frame: .zero)

  private func button(_ x: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 0, width: 40, height: 40)
    button.setTitle("B\(Int(x))", for: .normal)
    button.tag = Int(x)
    root.addSubview(button)
    return button
  }

  @Test func `targets and actions are called in turn`() throws {
    let button = button(0)
    var count = 0
    button.addTarget(root, action: Selector(Target.plain), for: .touchUpInside)
    button.addTarget(nil, action: Selector(Target.sent), for: .touchUpInside)
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    let host = ViewHost(root, 100, 100)
    try host.tap("B0")
    #expect(root.calls == ["plain", "sent 0"])
    #expect(count == 1)
    button.isEnabled = false
    try host.tap(at: CGPoint(x: 10, y: 10))
    #expect(count == 1)
  }

  @Test func `a recognizer around a control does not take its taps`() throws {
    let button = button(0)
    button.addTarget(root, action: Selector(Target.plain), for: .touchUpInside)
    root.addGestureRecognizer(
      UITapGestureRecognizer(target: root, action: Selector(Target.tapped)))
    let host = ViewHost(root, 100, 100)
    try host.tap(at: CGPoint(x: 10, y: 10))
    try host.tap(at: CGPoint(x: 60, y: 70))
    #expect(root.calls == ["plain", "tap 70.0"])
  }

  @Test func `a recognizer's delegate may refuse`() throws {
    final class Refusing: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    }
    let refusing = Refusing()
    let recognizer = UITapGestureRecognizer(target: root, action: Selector(Target.tapped))
    recognizer.delegate = refusing
    root.addGestureRecognizer(recognizer)
    let host = ViewHost(root, 100, 100)
    try host.tap(at: CGPoint(x: 60, y: 70))
    #expect(root.calls.isEmpty)
  }

  @Test func `a switch turns when it is tapped`() throws {
    let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    var values: [Bool] = []
    control.addAction(
      UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
    root.addSubview(control)
    let host = ViewHost(root, 100, 100)
    try host.tap(at: CGPoint(x: 20, y: 20))
    try host.tap(at: CGPoint(x: 20, y: 20))
    #expect(values == [true, false])
  }

  @Test func `touches go up the responders until one takes them`() throws {
    final class Taker: UIView {
      var count = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let (taker, inner) = (Taker(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    taker.addSubview(inner)
    let host = ViewHost(taker, 20, 20)
    try host.tap(at: CGPoint(x: 5, y: 5))
    #expect(taker.count == 1)
  }

  @Test func `texts that are covered are passed over, and the error lists what can be tapped`()
    throws
  {
    let (first, second) = (button(0), button(50))
    second.setTitle("B0", for: .normal)
    var tapped: [Int] = []
    for button in [first, second] {
      button.addAction(UIAction { _ in tapped.append(button.tag) }, for: .touchUpInside)
    }
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 45, height: 45))
    root.addSubview(cover)
    let host = ViewHost(root, 100, 100)
    try host.tap("B0")
    #expect(tapped == [50])
    cover.removeFromSuperview()
    try host.tap("B0", occurrence: 1)
    #expect(tapped == [50, 50])
    let error = #expect(throws: ViewHostError.self) { try host.tap("Save") }
    #expect(
      error?.description
        == "No view that can be hit shows \"Save\". What can be tapped: \"B0\", \"B0\".")
  }
}
