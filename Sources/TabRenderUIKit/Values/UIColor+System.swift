import TabRenderBase

extension UIColor {
  /// The system's `systemRed`, which follows the appearance.
  public static let systemRed = UIColor(.systemRed)
  /// The system's `systemOrange`, which follows the appearance.
  public static let systemOrange = UIColor(.systemOrange)
  /// The system's `systemYellow`, which follows the appearance.
  public static let systemYellow = UIColor(.systemYellow)
  /// The system's `systemGreen`, which follows the appearance.
  public static let systemGreen = UIColor(.systemGreen)
  /// The system's `systemMint`, which follows the appearance.
  public static let systemMint = UIColor(.systemMint)
  /// The system's `systemTeal`, which follows the appearance.
  public static let systemTeal = UIColor(.systemTeal)
  /// The system's `systemCyan`, which follows the appearance.
  public static let systemCyan = UIColor(.systemCyan)
  /// The system's `systemBlue`, which follows the appearance.
  public static let systemBlue = UIColor(.systemBlue)
  /// The system's `systemIndigo`, which follows the appearance.
  public static let systemIndigo = UIColor(.systemIndigo)
  /// The system's `systemPurple`, which follows the appearance.
  public static let systemPurple = UIColor(.systemPurple)
  /// The system's `systemPink`, which follows the appearance.
  public static let systemPink = UIColor(.systemPink)
  /// The system's `systemBrown`, which follows the appearance.
  public static let systemBrown = UIColor(.systemBrown)
  /// The system's `systemGray`, which follows the appearance.
  public static let systemGray = UIColor(.systemGray)
  /// The system's `systemGray2`, which follows the appearance.
  public static let systemGray2 = UIColor(.systemGray2)
  /// The system's `systemGray3`, which follows the appearance.
  public static let systemGray3 = UIColor(.systemGray3)
  /// The system's `systemGray4`, which follows the appearance.
  public static let systemGray4 = UIColor(.systemGray4)
  /// The system's `systemGray5`, which follows the appearance.
  public static let systemGray5 = UIColor(.systemGray5)
  /// The system's `systemGray6`, which follows the appearance.
  public static let systemGray6 = UIColor(.systemGray6)
  /// The system's `label`, which follows the appearance.
  public static let label = UIColor(.label)
  /// The system's `secondaryLabel`, which follows the appearance.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// The system's `tertiaryLabel`, which follows the appearance.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// The system's `quaternaryLabel`, which follows the appearance.
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  /// The system's `placeholderText`, which follows the appearance.
  public static let placeholderText = UIColor(.placeholderText)
  /// The system's `link`, which follows the appearance.
  public static let link = UIColor(.link)
  /// The system's `separator`, which follows the appearance.
  public static let separator = UIColor(.separator)
  /// The system's `opaqueSeparator`, which follows the appearance.
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  /// The system's `systemFill`, which follows the appearance.
  public static let systemFill = UIColor(.systemFill)
  /// The system's `secondarySystemFill`, which follows the appearance.
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  /// The system's `tertiarySystemFill`, which follows the appearance.
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  /// The system's `quaternarySystemFill`, which follows the appearance.
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  /// The system's `systemBackground`, which follows the appearance.
  public static let systemBackground = UIColor(.systemBackground)
  /// The system's `secondarySystemBackground`, which follows the appearance.
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  /// The system's `tertiarySystemBackground`, which follows the appearance.
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  /// The system's `systemGroupedBackground`, which follows the appearance.
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  /// The system's `secondarySystemGroupedBackground`, which follows the appearance.
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  /// The system's `tertiarySystemGroupedBackground`, which follows the appearance.
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
  /// Text on light backgrounds, in both appearances.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on dark backgrounds, in both appearances.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
