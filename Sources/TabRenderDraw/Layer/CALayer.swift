public import Foundation

/// A rectangle with a look, a shadow and sublayers: the one model of what is to be drawn.
///
/// Names, defaults and meaning are those of Core Animation as UIKit uses it: points, the y axis
/// points down, the origin is the superlayer's top left corner. Setting a property changes the
/// next drawing, nothing is animated and nothing is drawn twice.
///
/// At most ``maximumDepth`` layers inside each other are drawn.
///
/// Drawing order, back to front: shadow, background, contents, sublayers (by ``zPosition``, then
/// by their order), border. ``masksToBounds`` clips all of these, the shadow included.
/// ``opacity`` fades the result as one group, and ``mask`` is applied last.
/// Source: Core Animation Programming Guide, "Layers Have a Rendering Order" and the reference of
/// each property.
open class CALayer {
  /// How many layers inside each other are drawn: 512; what is deeper is left out.
  ///
  /// So deep a tree needs 2 MiB of stack. A program's first thread usually has 8 MiB; on Apple's
  /// systems those of a queue or a task have 512 KiB, enough for some 100 layers inside each other.
  /// Threads that this library starts have enough for any tree.
  public static let maximumDepth = 512

  /// A name to find the layer by, which is not drawn; `nil` by default.
  ///
  /// Where layers of a tree are listed it is their identifier.
  public var name: String?

  /// Whether the layer is one of a bar's items; only listings of layers say so.
  package var isItem = false

  /// The layer's own coordinate space: the rectangle that its sublayers' positions refer to.
  ///
  /// Zero by default. A layer without area draws no background, contents or border.
  public var bounds = CGRect.zero

  /// Where the anchor point lies in the superlayer, in points; (0, 0) by default.
  public var position = CGPoint.zero

  /// The point of the bounds that ``position`` and ``transform`` refer to, in units of the bounds.
  ///
  /// (0.5, 0.5), the middle, by default.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Maps the layer about its anchor point; the identity by default.
  ///
  /// A transform that cannot be inverted or is not finite draws nothing.
  public var transform = CGAffineTransform.identity

  /// Orders the layer among its siblings: higher is nearer; 0 by default.
  public var zPosition: CGFloat = 0

  /// Whether the layer and its sublayers are left out; false by default.
  public var isHidden = false

  /// Fades the layer with its shadow and sublayers as one group, 0…1; 1 by default.
  ///
  /// Values outside are clamped, NaN counts as 0.
  public var opacity: Float = 1

  /// Filters applied to what lies behind the layer, inside its rounded bounds; none by default.
  ///
  /// The filtered picture is drawn beneath the background. It holds everything that was drawn
  /// before the layer, wherever in the tree.
  public var backgroundFilters: [CABackgroundFilter] = []

  /// Fills the bounds, rounded by ``cornerRadius``; `nil` (nothing) by default.
  public var backgroundColor: CGColor?

  /// A picture drawn above the background; `nil` by default.
  public var contents: Bitmap?

  /// How the picture is placed in the bounds; `.resize` by default.
  public var contentsGravity = CALayerContentsGravity.resize

  /// How the picture is sampled when it is enlarged; linear by default.
  public var magnificationFilter = CALayerContentsFilter.linear

  /// Pixels of ``contents`` per point, for gravities that do not resize; 1 by default.
  ///
  /// Values that are not positive and finite count as 1.
  public var contentsScale: CGFloat = 1

  /// The radius of the rounded corners, in points; 0 by default.
  ///
  /// It rounds the background and the border. Contents and sublayers are clipped by it only while
  /// ``masksToBounds`` is true. At most half of the shorter side is used; NaN, infinity and
  /// negative values count as 0.
  public var cornerRadius: CGFloat = 0

  /// The corners that ``cornerRadius`` rounds; all four by default.
  public var maskedCorners = CACornerMask.all

  /// The shape of the rounded corners; circular by default.
  public var cornerCurve = CALayerCornerCurve.circular

  /// The width of the line inside the outline, in points; 0 (no line) by default.
  ///
  /// The border is drawn above the sublayers.
  public var borderWidth: CGFloat = 0

  /// The colour of the border; opaque black by default, `nil` draws none.
  public var borderColor: CGColor? = .black

  /// Whether everything is clipped to the rounded bounds; false by default.
  ///
  /// It clips contents, sublayers and the layer's own shadow.
  public var masksToBounds = false

  /// A layer whose alpha, in this layer's bounds space, multiplies what is drawn.
  ///
  /// `nil` by default. The mask applies after the shadow and clips it too. A mask layer's own
  /// opacity counts; the mask must not have a superlayer.
  public var mask: CALayer? {
    didSet {
      var ancestor: CALayer? = self
      while let current = ancestor {
        precondition(
          current !== mask, "A layer cannot be masked by itself or by a layer around it.")
        ancestor = current.superlayer
      }
    }
  }

  /// The colour of the shadow, whose alpha multiplies ``shadowOpacity``; opaque black by default.
  ///
  /// `nil` draws no shadow.
  public var shadowColor: CGColor? = .black

  /// The shift of the shadow in points; (0, -3), so upwards, by default.
  public var shadowOffset = CGSize(width: 0, height: -3)

  /// The opacity of the shadow, 0…1; 0 (no shadow) by default.
  ///
  /// Values outside are clamped.
  public var shadowOpacity: Float = 0

  /// The blur of the shadow: the standard deviation of a Gaussian, in points; 3 by default.
  ///
  /// 0 gives a hard edge; NaN, infinity and negative values count as 0. CSS and many design tools
  /// give twice this number as "blur".
  public var shadowRadius: CGFloat = 3

  /// The outline that casts the shadow, in the layer's space; `nil` by default.
  ///
  /// Without it the shadow is cast by the alpha of everything that the layer draws: background,
  /// contents, sublayers and border. The outline is filled by the non-zero rule, and the shadow
  /// is not left out underneath the layer.
  public var shadowPath: Path?

  /// Whether Core Animation would keep a picture of the layer; false by default, and without effect.
  ///
  /// Layers are always drawn at the canvas's scale, as one is that is kept at the screen's.
  public var shouldRasterize = false

  /// Pixels per point of the picture that would be kept; 1 by default, and without effect.
  public var rasterizationScale: CGFloat = 1

  /// The layers drawn in this layer's space, in their order.
  package internal(set) var children: [CALayer] = []

  /// What the layer's view draws itself: layers in this layer's space, above the contents and behind
  /// all sublayers.
  package var drawing: [CALayer] = []

  /// The layer that holds this one among its sublayers.
  public internal(set) weak var superlayer: CALayer?

  /// Creates a layer of zero size at the origin.
  public init() {}

  /// Creates a layer like ``init()``, under the name of Core Animation's initializer for copies.
  ///
  /// Core Animation calls it to show a layer in motion; here nothing does, and nothing is copied.
  public init(layer: Any) {}

  /// Creates no layer: there are no archives to read layers from.
  public required init?(coder: NSCoder) { nil }

  /// The bounds' rectangle in the superlayer, in points.
  ///
  /// With a transform it is the smallest upright rectangle around the transformed bounds. Setting
  /// it changes ``position`` and the size of ``bounds``; set it before the transform.
  public var frame: CGRect {
    get { bounds.applying(transformToSuperlayer) }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The transform, under the name of Core Animation's accessor.
  public func affineTransform() -> CGAffineTransform { transform }

  /// Sets the transform, under the name of Core Animation's accessor.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = transform
  }

  /// The map from the bounds' space to the superlayer's space.
  package var transformToSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -(bounds.minX + anchorPoint.x * bounds.width),
      y: -(bounds.minY + anchorPoint.y * bounds.height)
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// What the layer itself draws between its background and its sublayers.
  ///
  /// The base class draws ``contents``; a subclass inside the package adds its shape.
  package func drawContents(into builder: inout DisplayListBuilder) {
    builder.drawBitmapContents(of: self)
  }
}
