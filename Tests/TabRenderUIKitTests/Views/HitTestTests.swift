import TabRenderUIKit
import Testing

@MainActor @Suite struct HitTestTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `the front-most view is hit`() {
    #expect(hit(50, 50) === front)
    #expect(hit(10, 10) === back)
    #expect(hit(90, 10) === root)
    #expect(hit(110, 10) == nil)
    back.layer.zPosition = 1
    #expect(hit(50, 50) === back)
  }

  @Test func `hidden, transparent and disabled views are passed through`() {
    front.isHidden = true
    #expect(hit(50, 50) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(hit(50, 50) === back)
    front.alpha = 0.02
    #expect(hit(50, 50) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(50, 50) === back)
  }

  @Test func `what reaches over the superview is not hit`() {
    let inner = UIView(frame: CGRect(x: -20, y: 0, width: 40, height: 20))
    front.addSubview(inner)
    #expect(hit(45, 45) === inner)
    #expect(hit(30, 45) === back)
  }

  @Test func `an overridden point(inside:) widens a view`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 80, y: 20, width: 10, height: 10))
    root.addSubview(wide)
    #expect(hit(75, 15) === wide)
    #expect(hit(65, 15) === root)
  }

  @Test func `a transform counts`() {
    back.transform = CGAffineTransform(translationX: 30, y: 0)
    #expect(hit(10, 10) === root)
    #expect(hit(80, 10) === back)
  }
}
