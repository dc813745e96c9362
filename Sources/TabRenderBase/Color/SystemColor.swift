/// UIKit's named colours, which follow the appearance.
///
/// The values are those of iOS 13 to 18, normal contrast, base elevation, in sRGB. The raw value
/// is UIKit's name.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  /// UIKit's `systemRed`.
  case systemRed
  /// UIKit's `systemOrange`.
  case systemOrange
  /// UIKit's `systemYellow`.
  case systemYellow
  /// UIKit's `systemGreen`.
  case systemGreen
  /// UIKit's `systemMint`.
  case systemMint
  /// UIKit's `systemTeal`.
  case systemTeal
  /// UIKit's `systemCyan`.
  case systemCyan
  /// UIKit's `systemBlue`.
  case systemBlue
  /// UIKit's `systemIndigo`.
  case systemIndigo
  /// UIKit's `systemPurple`.
  case systemPurple
  /// UIKit's `systemPink`.
  case systemPink
  /// UIKit's `systemBrown`.
  case systemBrown
  /// UIKit's `systemGray`.
  case systemGray
  /// UIKit's `systemGray2`.
  case systemGray2
  /// UIKit's `systemGray3`.
  case systemGray3
  /// UIKit's `systemGray4`.
  case systemGray4
  /// UIKit's `systemGray5`.
  case systemGray5
  /// UIKit's `systemGray6`.
  case systemGray6
  /// UIKit's `label`.
  case label
  /// UIKit's `secondaryLabel`.
  case secondaryLabel
  /// UIKit's `tertiaryLabel`.
  case tertiaryLabel
  /// UIKit's `quaternaryLabel`.
  case quaternaryLabel
  /// UIKit's `placeholderText`.
  case placeholderText
  /// UIKit's `link`.
  case link
  /// UIKit's `separator`.
  case separator
  /// UIKit's `opaqueSeparator`.
  case opaqueSeparator
  /// UIKit's `systemFill`.
  case systemFill
  /// UIKit's `secondarySystemFill`.
  case secondarySystemFill
  /// UIKit's `tertiarySystemFill`.
  case tertiarySystemFill
  /// UIKit's `quaternarySystemFill`.
  case quaternarySystemFill
  /// UIKit's `systemBackground`.
  case systemBackground
  /// UIKit's `secondarySystemBackground`.
  case secondarySystemBackground
  /// UIKit's `tertiarySystemBackground`.
  case tertiarySystemBackground
  /// UIKit's `systemGroupedBackground`.
  case systemGroupedBackground
  /// UIKit's `secondarySystemGroupedBackground`.
  case secondarySystemGroupedBackground
  /// UIKit's `tertiarySystemGroupedBackground`.
  case tertiarySystemGroupedBackground

  /// The colour in both appearances.
  public var color: DynamicColor {
    switch self {
    case .systemRed: pair(0xFF3B30, 0xFF453A)
    case .systemOrange: pair(0xFF9500, 0xFF9F0A)
    case .systemYellow: pair(0xFFCC00, 0xFFD60A)
    case .systemGreen: pair(0x34C759, 0x30D158)
    case .systemMint: pair(0x00C7BE, 0x63E6E2)
    case .systemTeal: pair(0x30B0C7, 0x40C8E0)
    case .systemCyan: pair(0x32ADE6, 0x64D2FF)
    case .systemBlue: pair(0x007AFF, 0x0A84FF)
    case .systemIndigo: pair(0x5856D6, 0x5E5CE6)
    case .systemPurple: pair(0xAF52DE, 0xBF5AF2)
    case .systemPink: pair(0xFF2D55, 0xFF375F)
    case .systemBrown: pair(0xA2845E, 0xAC8E68)
    case .systemGray: pair(0x8E8E93, 0x8E8E93)
    case .systemGray2: pair(0xAEAEB2, 0x636366)
    case .systemGray3: pair(0xC7C7CC, 0x48484A)
    case .systemGray4: pair(0xD1D1D6, 0x3A3A3C)
    case .systemGray5: pair(0xE5E5EA, 0x2C2C2E)
    case .systemGray6: pair(0xF2F2F7, 0x1C1C1E)
    case .label: pair(0x000000, 0xFFFFFF)
    case .secondaryLabel: pair(0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6)
    case .tertiaryLabel: pair(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    case .quaternaryLabel: pair(0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16)
    case .placeholderText: pair(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    case .link: pair(0x007AFF, 0x0984FF)
    case .separator: pair(0x3C3C43, 0x545458, alpha: 0.29, 0.6)
    case .opaqueSeparator: pair(0xC6C6C8, 0x38383A)
    case .systemFill: pair(0x787880, 0x787880, alpha: 0.2, 0.36)
    case .secondarySystemFill: pair(0x787880, 0x787880, alpha: 0.16, 0.32)
    case .tertiarySystemFill: pair(0x767680, 0x767680, alpha: 0.12, 0.24)
    case .quaternarySystemFill: pair(0x747480, 0x767680, alpha: 0.08, 0.18)
    case .systemBackground: pair(0xFFFFFF, 0x000000)
    case .secondarySystemBackground: pair(0xF2F2F7, 0x1C1C1E)
    case .tertiarySystemBackground: pair(0xFFFFFF, 0x2C2C2E)
    case .systemGroupedBackground: pair(0xF2F2F7, 0x000000)
    case .secondarySystemGroupedBackground: pair(0xFFFFFF, 0x1C1C1E)
    case .tertiarySystemGroupedBackground: pair(0xF2F2F7, 0x2C2C2E)
    }
  }

  private func pair(
    _ light: UInt32, _ dark: UInt32, alpha lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> DynamicColor {
    DynamicColor(
      light: CGColor(hex: light, alpha: lightAlpha), dark: CGColor(hex: dark, alpha: darkAlpha))
  }
}
