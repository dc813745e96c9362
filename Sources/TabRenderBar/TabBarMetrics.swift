package import Foundation

/// Numbers of tab bars, in points; measured where nothing else is said.
///
/// Classic: view dumps and screenshots of iOS 7 to 18. Floating: iOS 26. Compact: the heights are
/// those commonly reported, the rest is chosen to look like it.
package struct TabBarMetrics: Hashable, Sendable {
  package let style: TabBarScene.BarStyle

  package init(style: TabBarScene.BarStyle) {
    self.style = style
  }

  /// The bar's height without a bottom inset.
  package var barHeight: Double {
    switch style {
    case .classic: 49
    case .compact: 32
    case .floating: 62
    }
  }

  /// How far a floating bar keeps from the sides and from the bottom.
  package static let floatingMargin = 21.0
  /// How far the selected item's pill keeps from the floating bar's edge.
  package static let pillInset = 4.0
  package static let pillRadius = 27.0

  /// The baseline of the titles, from the bar's top; in a compact bar titles are centred.
  package var titleBaseline: Double { style == .floating ? 48.67 : 45 }

  /// The side of an icon's box; symbols are drawn as large as SF Symbols look there.
  package var iconSize: Double {
    switch style {
    case .classic: 24
    case .compact: 18
    case .floating: 24
    }
  }

  /// The middle of the icon, from the top of the item's button.
  package var iconCenter: Double {
    switch style {
    case .classic: 18
    case .compact: 15
    case .floating: 19.2
    }
  }

  package var titleSize: Double { style == .compact ? 12 : 10 }
  package var titleWeight: FontWeight { style == .floating ? .semibold : .medium }
}

// MARK: Buttons

extension TabBarMetrics {
  /// The frames of the items' buttons in a bar of some width, left to right.
  ///
  /// Across the whole width (classic, compact): 2 + i · W/n wide W/n − 4, edges rounded half up to
  /// whole points each for itself. Floating: overlapping buttons, 54 high. No frames for no items or
  /// no room.
  package func buttonFrames(count: Int, width: Double) -> [CGRect] {
    guard count > 0 else { return [] }
    return style == .floating
      ? Self.floatingButtons(count: count, width: width)
      : spreadButtons(count: count, width: width)
  }

  private func spreadButtons(count: Int, width: Double) -> [CGRect] {
    let pitch = width / Double(count)
    guard pitch > 4 else { return [] }
    return (0..<count).map { index in
      let left = 2 + Double(index) * pitch
      let (minX, maxX) = (Self.rounded(left), Self.rounded(left + pitch - 4))
      return CGRect(x: minX, y: 1, width: maxX - minX, height: barHeight - 1)
    }
  }

  private static func floatingButtons(count: Int, width: Double) -> [CGRect] {
    let size = floatingButtonWidth(count: count, width: width)
    let pitch = count > 1 ? (width - 2 * pillInset - size) / Double(count - 1) : 0
    guard size > 0, pitch >= 0 else { return [] }
    return (0..<count).map { index in
      CGRect(x: pillInset + Double(index) * pitch, y: pillInset, width: size, height: 54)
    }
  }

  /// Up to three items 94; four 98 and six 74, as measured; else the pitch and 8.25 more.
  private static func floatingButtonWidth(count: Int, width: Double) -> Double {
    switch count {
    case ...3: min(94, width - 2 * pillInset)
    case 4: min(98, (width - 2 * pillInset) / 3)
    case 6: min(74, (width - 2 * pillInset) / 4)
    default: (width - 16.25) / Double(count) + 8.25
    }
  }

  /// The width of the floating bar's capsule on a canvas: with up to three items, or on a canvas
  /// wider than a phone, it is as narrow as they are; else it keeps 21 pt to both sides.
  package static func platterWidth(count: Int, canvas: Double) -> Double {
    let whole = max(0, canvas - 2 * floatingMargin)
    guard count <= 3 || canvas > 500 else { return whole }
    let pitch = 86.0
    return min(whole, Double(max(1, count) - 1) * pitch + 94 + 2 * pillInset)
  }

  private static func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}

// MARK: Inside a button

extension TabBarMetrics {
  /// The frame of an icon in a button of some width, from the button's corner.
  ///
  /// Centred, an odd width half a point to the left, as in all view dumps.
  package func iconFrame(size: CGSize, buttonWidth: Double) -> CGRect {
    CGRect(
      x: buttonWidth / 2 - (size.width / 2).rounded(.up), y: iconCenter - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The frame of a badge in a button of some width, from the button's corner.
  ///
  /// - Parameters:
  ///   - textWidth: The width of what is written in it; 0 for a dot.
  ///   - icon: The icon's frame; `nil` where the item has none.
  ///   - buttonWidth: The button's width.
  /// - Returns: At least a circle; wider by the text, 4 pt at each side.
  package func badgeFrame(textWidth: Double, icon: CGRect?, buttonWidth: Double) -> CGRect {
    let height = badgeHeight(hasIcon: icon != nil)
    let width = max(height, (textWidth + (height < 16 ? 6 : 8)).rounded())
    return CGRect(
      x: badgeLeft(icon: icon, buttonWidth: buttonWidth), y: badgeTop(hasIcon: icon != nil),
      width: width, height: height)
  }

  /// A compact bar's badge is made small enough to leave the title beside the icon free.
  private func badgeHeight(hasIcon: Bool) -> Double {
    switch style {
    case .classic: 18
    case .compact: 14
    case .floating: hasIcon ? 16 : 18
    }
  }

  /// The size of a badge's letters.
  package func badgeTextSize(hasIcon: Bool) -> Double {
    switch badgeHeight(hasIcon: hasIcon) {
    case ..<15: 9
    case ..<17: 11
    default: 13
    }
  }

  private func badgeLeft(icon: CGRect?, buttonWidth: Double) -> Double {
    let middle = buttonWidth / 2
    switch (style, icon) {
    case (.floating, nil): return middle + 5
    case (.floating, _): return middle + 4
    case (.compact, let icon?): return icon.maxX - 8
    case (_, let icon?): return icon.maxX - 5
    case (_, nil): return middle + 11
    }
  }

  private func badgeTop(hasIcon: Bool) -> Double {
    switch style {
    case .classic: 2
    case .compact: 0
    case .floating: hasIcon ? 10 : 2
    }
  }
}
