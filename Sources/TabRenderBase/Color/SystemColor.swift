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
    case .systemRed:
      DynamicColor(light: CGColor(hex: 0xFF3B30), dark: CGColor(hex: 0xFF453A))
    case .systemOrange:
      DynamicColor(light: CGColor(hex: 0xFF9500), dark: CGColor(hex: 0xFF9F0A))
    case .systemYellow:
      DynamicColor(light: CGColor(hex: 0xFFCC00), dark: CGColor(hex: 0xFFD60A))
    case .systemGreen:
      DynamicColor(light: CGColor(hex: 0x34C759), dark: CGColor(hex: 0x30D158))
    case .systemMint:
      DynamicColor(light: CGColor(hex: 0x00C7BE), dark: CGColor(hex: 0x63E6E2))
    case .systemTeal:
      DynamicColor(light: CGColor(hex: 0x30B0C7), dark: CGColor(hex: 0x40C8E0))
    case .systemCyan:
      DynamicColor(light: CGColor(hex: 0x32ADE6), dark: CGColor(hex: 0x64D2FF))
    case .systemBlue:
      DynamicColor(light: CGColor(hex: 0x007AFF), dark: CGColor(hex: 0x0A84FF))
    case .systemIndigo:
      DynamicColor(light: CGColor(hex: 0x5856D6), dark: CGColor(hex: 0x5E5CE6))
    case .systemPurple:
      DynamicColor(light: CGColor(hex: 0xAF52DE), dark: CGColor(hex: 0xBF5AF2))
    case .systemPink:
      DynamicColor(light: CGColor(hex: 0xFF2D55), dark: CGColor(hex: 0xFF375F))
    case .systemBrown:
      DynamicColor(light: CGColor(hex: 0xA2845E), dark: CGColor(hex: 0xAC8E68))
    case .systemGray:
      DynamicColor(light: CGColor(hex: 0x8E8E93), dark: CGColor(hex: 0x8E8E93))
    case .systemGray2:
      DynamicColor(light: CGColor(hex: 0xAEAEB2), dark: CGColor(hex: 0x636366))
    case .systemGray3:
      DynamicColor(light: CGColor(hex: 0xC7C7CC), dark: CGColor(hex: 0x48484A))
    case .systemGray4:
      DynamicColor(light: CGColor(hex: 0xD1D1D6), dark: CGColor(hex: 0x3A3A3C))
    case .systemGray5:
      DynamicColor(light: CGColor(hex: 0xE5E5EA), dark: CGColor(hex: 0x2C2C2E))
    case .systemGray6:
      DynamicColor(light: CGColor(hex: 0xF2F2F7), dark: CGColor(hex: 0x1C1C1E))
    case .label:
      DynamicColor(light: CGColor(hex: 0x000000), dark: CGColor(hex: 0xFFFFFF))
    case .secondaryLabel:
      DynamicColor(
        light: CGColor(hex: 0x3C3C43, alpha: 0.6), dark: CGColor(hex: 0xEBEBF5, alpha: 0.6))
    case .tertiaryLabel:
      DynamicColor(
        light: CGColor(hex: 0x3C3C43, alpha: 0.3), dark: CGColor(hex: 0xEBEBF5, alpha: 0.3))
    case .quaternaryLabel:
      DynamicColor(
        light: CGColor(hex: 0x3C3C43, alpha: 0.18), dark: CGColor(hex: 0xEBEBF5, alpha: 0.16))
    case .placeholderText:
      DynamicColor(
        light: CGColor(hex: 0x3C3C43, alpha: 0.3), dark: CGColor(hex: 0xEBEBF5, alpha: 0.3))
    case .link:
      DynamicColor(light: CGColor(hex: 0x007AFF), dark: CGColor(hex: 0x0984FF))
    case .separator:
      DynamicColor(
        light: CGColor(hex: 0x3C3C43, alpha: 0.29), dark: CGColor(hex: 0x545458, alpha: 0.6))
    case .opaqueSeparator:
      DynamicColor(light: CGColor(hex: 0xC6C6C8), dark: CGColor(hex: 0x38383A))
    case .systemFill:
      DynamicColor(
        light: CGColor(hex: 0x787880, alpha: 0.2), dark: CGColor(hex: 0x787880, alpha: 0.36))
    case .secondarySystemFill:
      DynamicColor(
        light: CGColor(hex: 0x787880, alpha: 0.16), dark: CGColor(hex: 0x787880, alpha: 0.32))
    case .tertiarySystemFill:
      DynamicColor(
        light: CGColor(hex: 0x767680, alpha: 0.12), dark: CGColor(hex: 0x767680, alpha: 0.24))
    case .quaternarySystemFill:
      DynamicColor(
        light: CGColor(hex: 0x747480, alpha: 0.08), dark: CGColor(hex: 0x767680, alpha: 0.18))
    case .systemBackground:
      DynamicColor(light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x000000))
    case .secondarySystemBackground:
      DynamicColor(light: CGColor(hex: 0xF2F2F7), dark: CGColor(hex: 0x1C1C1E))
    case .tertiarySystemBackground:
      DynamicColor(light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x2C2C2E))
    case .systemGroupedBackground:
      DynamicColor(light: CGColor(hex: 0xF2F2F7), dark: CGColor(hex: 0x000000))
    case .secondarySystemGroupedBackground:
      DynamicColor(light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x1C1C1E))
    case .tertiarySystemGroupedBackground:
      DynamicColor(light: CGColor(hex: 0xF2F2F7), dark: CGColor(hex: 0x2C2C2E))
    }
  }
}
