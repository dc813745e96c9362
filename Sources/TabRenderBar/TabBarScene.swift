public import Foundation

/// One phone screen with a tab bar: everything the command line's drawing options can say.
///
/// A value without references, in points and with every default filled in. Lengths are points,
/// the y axis points down, the origin is the canvas's top left corner. The defaults are the bar
/// that the classic UIKit recipe builds: top corners rounded by 16 pt and masked, and below the
/// bar a sibling view whose shadow is black, opacity 0.3, radius 10, offset (0, -8).
public struct TabBarScene: Hashable, Sendable {
  /// The screen.
  public var canvas = Canvas()
  /// Whether there is a bar at all; true by default.
  public var showsBar = true
  /// The bar's geometry and look.
  public var bar = Bar()
  /// The bar's shadow and the layer that carries it.
  public var shadow = Shadow()
  /// What is drawn inside the bar.
  public var items = Items()
  /// What scrolls behind the bar.
  public var content = Content()

  /// Creates the default scene.
  public init() {}
}

extension TabBarScene {
  /// The screen that the scene is drawn on.
  public struct Canvas: Hashable, Sendable {
    /// Width and height in points; 393 × 852, an iPhone 16, by default.
    public var size = CGSize(width: 393, height: 852)
    /// Pixels per point; 3 by default.
    public var scale: Double = 3
    /// Light (the default) or dark; it chooses the system colours.
    public var appearance = Appearance.light
    /// What lies behind everything; the system background of the appearance by default.
    public var background = Background.system
    /// What the status bar and the home indicator take, in points; 59 and 34 by default.
    public var safeArea = UIEdgeInsets(top: 59, bottom: 34)
    /// The radius of the display's own corners, in points; 55 by default.
    public var displayCornerRadius: Double = 55
    /// Whether the status bar, the home indicator and the display's rounded corners are drawn.
    ///
    /// `nil`, the default, draws them where the content looks like an app's (list, feed, photo,
    /// picture) and not on plain content, which is there for measuring.
    public var showsChrome: Bool?
    /// The part of the canvas that the picture shows, in points, cut at the canvas's edges; `nil`,
    /// the default, shows all of it.
    public var crop: CGRect?

    /// Creates the default canvas.
    public init() {}

    /// The size in pixels: each side times the scale, rounded half up.
    public var pixelSize: (width: Int, height: Int) {
      (
        width: Int((size.width * scale + 0.5).rounded(.down)),
        height: Int((size.height * scale + 0.5).rounded(.down))
      )
    }
  }

  /// What lies behind everything on the canvas.
  public enum Background: Hashable, Sendable {
    /// `systemBackground` of the appearance: white or black.
    case system
    /// A colour, possibly translucent.
    case color(CGColor)
    /// Nothing: the canvas starts transparent.
    case none
  }

  /// The bar's geometry and look.
  public struct Bar: Hashable, Sendable {
    /// Which system's bar it is; the classic bar by default.
    public var style = BarStyle.classic
    /// The height without the bottom inset, in points; `nil`, the default, is the style's: 49, in
    /// the compact style 32, in the floating one 62.
    public var height: Double?
    /// How far the bar reaches further down, under the home indicator; 34 by default.
    ///
    /// A floating bar does not reach down; it stands 21 pt above the canvas's bottom edge.
    public var bottomInset: Double = 34
    /// The distances to the canvas's edges; zero by default.
    ///
    /// A bottom inset lifts the bar without changing its height.
    public var insets = UIEdgeInsets()
    /// The corners that are rounded; `nil`, the default, is both top corners, or all corners of a
    /// floating bar.
    public var corners: CACornerMask?
    /// The corner radius in points, at most half of the bar's shorter side; `nil`, the default, is
    /// 16, or 31 for a floating bar.
    public var cornerRadius: Double?
    /// The shape of the corners; `nil`, the default, is circular, or continuous for a floating bar.
    public var cornerCurve: CALayerCornerCurve?
    /// The bar's colour; `nil`, the default, is white or the dark bar's grey (#1C1C1E), and for a
    /// floating bar a material that blurs what lies behind.
    public var fill: CGColor?
    /// Multiplies the fill's alpha; 1 by default.
    public var fillOpacity: Double = 1
    /// A line inside the bar's outline; none by default.
    public var border: Border?
    /// Whether a line of one pixel lies above the bar's top edge.
    ///
    /// `nil`, the default, draws it only where no top corner is rounded.
    public var hairline: Bool?
    /// The bar's `masksToBounds`; `nil`, the default, is true, but false for a shadow sublayer.
    public var masksToBounds: Bool?

    /// Creates the default bar.
    public init() {}
  }

  /// The bars of different systems and sizes.
  public enum BarStyle: String, CaseIterable, Hashable, Sendable {
    /// The bar up to iOS 18: across the whole width, titles below icons.
    case classic
    /// The same in a landscape phone: lower, titles beside icons.
    case compact
    /// The bar of iOS 26: a capsule above the content. Its glass is approximated by a blur and a
    /// tint.
    case floating
  }

  /// A line inside an outline.
  public struct Border: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The colour.
    public var color: CGColor

    /// Creates a border.
    public init(width: Double, color: CGColor) {
      self.width = width
      self.color = color
    }
  }

  /// The bar's shadow and the layer that carries it.
  public struct Shadow: Hashable, Sendable {
    /// The layer that carries the shadow; a sibling by default.
    public var host = ShadowHost.sibling
    /// The blur as UIKit counts it, σ in points; 10 by default.
    public var radius: Double = 10
    /// 0…1; 0.3 by default.
    public var opacity: Double = 0.3
    /// The shift in points; 8 pt upwards by default.
    public var offset = CGSize(width: 0, height: -8)
    /// The colour, whose alpha multiplies the opacity; black by default.
    public var color = CGColor.black
    /// Where the Gaussian is cut; as on a screen by default.
    public var model = ShadowModel.screen
    /// The colour of the layer that carries the shadow; `nil`, the default, is white, or the dark
    /// bar's grey in the dark appearance, and nothing behind a floating bar's glass.
    public var fill: CGColor?

    /// Creates the default shadow.
    public init() {}
  }

  /// The layer that carries the bar's shadow.
  public enum ShadowHost: String, CaseIterable, Hashable, Sendable {
    /// A view below the bar with the bar's own outline. The one that works.
    case sibling
    /// An opaque square layer, first among the bar's own sublayers. It covers the content.
    case sublayer
    /// The bar's own layer. Masked, it shows no shadow.
    case `self`
    /// No layer: no shadow.
    case none
  }

  /// What is drawn inside the bar.
  public struct Items: Hashable, Sendable {
    /// The items from the leading side on; Home, Search, Inbox and Profile by default.
    ///
    /// A bar that has no room for more than five shows four and "More".
    public var list = Item.examples(4)
    /// The index of the selected item, from 0; 0 by default.
    ///
    /// `nil`, or an index outside, selects none.
    public var selected: Int? = 0
    /// The selected item's colour; `nil`, the default, is the system blue of the appearance.
    public var tint: CGColor?
    /// The other items' colour; `nil`, the default, is the bar's grey.
    public var unselectedTint: CGColor?
    /// Which side the first item stands at; left by default.
    public var direction = LayoutDirection.leftToRight
    /// Whether titles are drawn, without which icons are centred; true by default.
    public var showsLabels = true
    /// The size of the titles in points; 10 by default, in a compact bar 12.
    public var titleSize: Double?

    /// Creates the default items.
    public init() {}
  }

  /// Which way lines and rows run.
  public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    /// From left to right, as in English.
    case leftToRight = "ltr"
    /// From right to left, as in Arabic and Hebrew: the bar and the content are mirrored.
    case rightToLeft = "rtl"
  }

  /// What scrolls behind the bar.
  public struct Content: Hashable, Sendable {
    /// The kind of content; a list by default.
    public var kind = Kind.list
    /// How far it is scrolled up, in points; `nil`, the default, is the distance at which a row's
    /// thumbnail lies behind the bar's left corner.
    public var scroll: Double?
    /// Whether rows and cards have text; grey bars stand in its place where they have not.
    ///
    /// `nil`, the default, draws text unless the bar has no items: a picture of the bare bar then
    /// needs no font.
    public var showsText: Bool?

    /// Creates the default content.
    public init() {}

    /// The kinds of content.
    public enum Kind: Hashable, Sendable {
      /// Rows with a coloured thumbnail, a title, a subtitle and a separator.
      case list
      /// Cards with a large picture, a title and a line of text.
      case feed
      /// A grid of pictures, made of gradients and simple shapes.
      case photo
      /// Horizontal stripes, 20 pt each.
      case stripes
      /// Squares of two greys, 20 pt each.
      case checker
      /// One colour.
      case solid(CGColor)
      /// A picture, scaled to the canvas's width.
      case picture(Bitmap)
      /// Nothing.
      case none
    }
  }

  /// Light or dark.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Dark text on light surfaces.
    case light
    /// Light text on dark surfaces.
    case dark
  }
}
