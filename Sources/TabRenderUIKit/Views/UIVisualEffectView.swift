public import Foundation
import TabRenderBase
import TabRenderDraw

/// What a view does with what lies behind it.
open class UIVisualEffect {
  /// Creates an effect that does nothing.
  public init() {}
}

/// A blur of what lies behind, with a tint.
///
/// The materials are approximations: the same blur as that of the floating tab bar, and a tint of the
/// appearance that is thinner or thicker.
public final class UIBlurEffect: UIVisualEffect {
  /// How thick the tint is, and in which appearance.
  public enum Style: Int, CaseIterable, Hashable, Sendable {
    /// A very light tint in every appearance.
    case extraLight
    /// A light tint in every appearance.
    case light
    /// A dark tint in every appearance.
    case dark
    /// A tint of the appearance.
    case regular
    /// A tint of the appearance.
    case prominent
    /// The thinnest tint of the appearance.
    case systemUltraThinMaterial
    /// A thin tint of the appearance.
    case systemThinMaterial
    /// The usual tint of the appearance.
    case systemMaterial
    /// A thick tint of the appearance.
    case systemThickMaterial
    /// The tint of bars.
    case systemChromeMaterial
    /// The thinnest light tint.
    case systemUltraThinMaterialLight
    /// A thin light tint.
    case systemThinMaterialLight
    /// The usual light tint.
    case systemMaterialLight
    /// A thick light tint.
    case systemThickMaterialLight
    /// The light tint of bars.
    case systemChromeMaterialLight
    /// The thinnest dark tint.
    case systemUltraThinMaterialDark
    /// A thin dark tint.
    case systemThinMaterialDark
    /// The usual dark tint.
    case systemMaterialDark
    /// A thick dark tint.
    case systemThickMaterialDark
    /// The dark tint of bars.
    case systemChromeMaterialDark

    private var opacity: Double {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        0.45
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.6
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight:
        0.85
      default: 0.74
      }
    }

    private func isDark(in traits: UITraitCollection) -> Bool {
      switch self {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      default: traits.isDark
      }
    }

    func tint(in traits: UITraitCollection) -> CGColor {
      isDark(in: traits)
        ? CGColor(hex: 0x1C1C1E, alpha: opacity) : CGColor(white: 1, alpha: opacity)
    }
  }

  let style: Style

  /// Creates a blur with a tint.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The blur of every style: the standard deviation in points, that of the floating tab bar.
  static let radius: CGFloat = 8
}

/// An effect for what lies on a blur; it is drawn as it is.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that blurs or tints what lies behind it.
open class UIVisualEffectView: UIView {
  /// What is done with what lies behind; nothing while `nil`.
  open var effect: UIVisualEffect? { didSet { effectChanged() } }

  /// The view for what lies on the effect.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    effectChanged()
  }

  private func effectChanged() {
    layer.backgroundFilters =
      effect is UIBlurEffect ? [.gaussianBlur(radius: UIBlurEffect.radius)] : []
    setNeedsDisplay()
  }

  /// The tint is the layer's own background, so that its corners are the layer's.
  override func makeContent() -> [CALayer] {
    if let blur = effect as? UIBlurEffect {
      layer.backgroundColor = blur.style.tint(in: traitCollection)
    } else {
      layer.backgroundColor = backgroundColor?.resolved(in: traitCollection)
    }
    return []
  }
}
