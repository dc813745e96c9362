package import Foundation
package import TabRenderBase
package import TabRenderDraw

/// Layers of every kind, with any combination of properties.
package enum RandomLayer {
  package static func make(depth: Int, _ random: inout SplitMix) -> CALayer {
    let layer = random.chance(0.25) ? shape(&random) : CALayer()
    layer.frame = CGRect(
      x: random.number(-8, 30), y: random.number(-8, 26), width: random.number(4, 34),
      height: random.number(4, 28))
    if random.chance(0.7) { layer.backgroundColor = color(&random) }
    if random.chance(0.5) { layer.cornerRadius = random.number(0, 14) }
    if random.chance(0.4) { layer.maskedCorners = CACornerMask(rawValue: UInt(random.next() % 16)) }
    if random.chance(0.2) { layer.cornerCurve = .continuous }
    if random.chance(0.3) {
      layer.borderWidth = random.number(0.5, 5)
      layer.borderColor = color(&random)
    }
    layer.masksToBounds = random.chance(0.3)
    if random.chance(0.3) { layer.opacity = Float(random.number(0.1, 1)) }
    layer.zPosition = random.number(-1.4, 1.4).rounded()
    if random.chance(0.4) { addShadow(to: layer, &random) }
    if random.chance(0.2) {
      layer.transform = CGAffineTransform(
        a: random.number(0.6, 1.3), b: random.number(-0.4, 0.4), c: random.number(-0.4, 0.4),
        d: random.number(0.6, 1.3), tx: random.number(-3, 3), ty: random.number(-3, 3))
    }
    guard depth > 0 else { return layer }
    if random.chance(0.15) { layer.mask = make(depth: 0, &random) }
    for _ in 0..<random.next() % 3 { layer.addSublayer(make(depth: depth - 1, &random)) }
    return layer
  }

  private static func shape(_ random: inout SplitMix) -> CALayer {
    let layer = CAShapeLayer()
    layer.path = Path(
      ellipseIn: CGRect(
        x: random.number(-4, 6), y: random.number(-4, 6), width: random.number(3, 30),
        height: random.number(3, 20)))
    layer.fillColor = color(&random)
    return layer
  }

  /// Offsets are whole pixels and the blur is at least 1.
  private static func addShadow(to layer: CALayer, _ random: inout SplitMix) {
    layer.shadowOpacity = Float(random.number(0.2, 1))
    layer.shadowRadius = random.number(1, 6)
    layer.shadowOffset = CGSize(
      width: random.number(-6, 6).rounded(), height: random.number(-6, 6).rounded())
    layer.shadowColor = color(&random)
    if random.chance(0.3) {
      layer.shadowPath = Path(
        roundedRect: CGRect(x: random.number(0, 6), y: random.number(0, 6), width: 20, height: 12),
        cornerRadius: random.number(0, 8))
    }
  }

  private static func color(_ random: inout SplitMix) -> CGColor {
    CGColor(
      red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1),
      alpha: random.chance(0.5) ? 1 : random.number(0, 1))
  }
}

/// A small generator of numbers that are the same on every machine (SplitMix64).
package struct SplitMix {
  package var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number in a range, in steps of 1/16.
  package mutating func number(_ low: Double, _ high: Double) -> Double {
    low + ((high - low) * Double(next() >> 11) / 0x1p53 * 16).rounded() / 16
  }

  package mutating func chance(_ share: Double) -> Bool {
    Double(next() >> 11) / 0x1p53 < share
  }
}

extension RandomLayer {
  /// A layer of one colour.
  package static func filled(_ frame: CGRect, _ color: CGColor = .black) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }
}

extension CALayer {
  /// All layers inside the layer, each before those that it holds.
  package var descendants: [CALayer] { children.flatMap { [$0] + $0.descendants } }
}
