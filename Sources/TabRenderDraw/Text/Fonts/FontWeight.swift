public import Foundation

/// How bold a font is, under the names that UIKit and SwiftUI use.
///
/// | Name | ``value`` | ``openTypeClass`` | File of Inter |
/// |---|---|---|---|
/// | ultraLight | -0.8 | 100 | Thin |
/// | thin | -0.6 | 200 | ExtraLight |
/// | light | -0.4 | 300 | Light |
/// | regular | 0 | 400 | Regular |
/// | medium | 0.23 | 500 | Medium |
/// | semibold | 0.3 | 600 | SemiBold |
/// | bold | 0.4 | 700 | Bold |
/// | heavy | 0.56 | 800 | ExtraBold |
/// | black | 0.62 | 900 | Black |
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  /// The lightest.
  case ultraLight
  /// Lighter than light.
  case thin
  /// Lighter than regular.
  case light
  /// The weight of running text; the default.
  case regular
  /// A little bolder than regular: the titles of a tab bar.
  case medium
  /// Between medium and bold.
  case semibold
  /// The usual emphasis.
  case bold
  /// Bolder than bold.
  case heavy
  /// The boldest.
  case black

  /// The number behind `UIFont.Weight`, -1…1.
  public var value: CGFloat {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// The weight class of OpenType and CSS, 100…900.
  public var openTypeClass: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
