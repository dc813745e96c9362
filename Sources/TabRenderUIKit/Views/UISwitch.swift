public import Foundation
import TabRenderBase
import TabRenderDraw

/// A switch of 51 × 31 points, that a tap turns.
open class UISwitch: UIControl {
  /// Whether it is on; false by default.
  open var isOn = false { didSet { setNeedsDisplay() } }
  /// The colour while it is on; green by default.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the knob; white by default.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  private static let size = CGSize(width: 51, height: 31)

  /// Creates a switch; its size does not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns the switch, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func activate() {
    isOn.toggle()
    sendActions(for: .valueChanged)
    super.activate()
  }

  override func makeContent() -> [CALayer] {
    let track = CALayer()
    track.frame = CGRect(origin: bounds.origin, size: Self.size)
    track.cornerRadius = Self.size.height / 2
    let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    track.backgroundColor = color.resolved(in: traitCollection)
    let knob = CALayer()
    let x: CGFloat = isOn != isRightToLeft ? Self.size.width - 29 : 2
    knob.frame = CGRect(x: bounds.minX + x, y: bounds.minY + 2, width: 27, height: 27)
    knob.cornerRadius = 13.5
    knob.backgroundColor = (thumbTintColor ?? .white).resolved(in: traitCollection)
    knob.shadowOpacity = 0.15
    knob.shadowOffset = CGSize(width: 0, height: 3)
    knob.shadowRadius = 4
    return [track, knob]
  }
}
