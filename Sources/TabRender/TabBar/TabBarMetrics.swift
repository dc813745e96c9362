package import Foundation

/// Numbers of the classic tab bar, measured on iOS 17 and 18; points.
package enum TabBarMetrics {
  private static let sideInset = 2.0
  private static let gap = 4.0
  private static let buttonTop = 1.0
  private static let buttonHeight = 48.0

  /// The frames of the items' buttons in a bar of some width, left to right.
  ///
  /// Equal widths with 4 pt between them and 2 pt at the sides, every edge rounded half up to
  /// whole points; no frames for no items or no room.
  package static func itemFrames(count: Int, width: Double) -> [CGRect] {
    guard count > 0 else { return [] }
    let share = (width - 2 * sideInset - gap * Double(count - 1)) / Double(count)
    guard share > 0 else { return [] }
    return (0..<count).map { index in
      let left = sideInset + Double(index) * (share + gap)
      let (minX, maxX) = (rounded(left), rounded(left + share))
      return CGRect(x: minX, y: buttonTop, width: maxX - minX, height: buttonHeight)
    }
  }

  private static func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}
