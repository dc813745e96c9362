public import Foundation

/// A layer that draws a path above its background: filled, then stroked.
///
/// The path is in the layer's own space and is not clipped by the bounds unless the layer masks
/// to them.
public final class CAShapeLayer: CALayer {
  /// The outline; `nil` (nothing) by default.
  public var path: Path?
  /// The colour inside the outline; opaque black by default, `nil` fills nothing.
  public var fillColor: CGColor? = .black
  /// Which parts are inside; non-zero by default.
  public var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour along the outline; `nil` (no line) by default.
  public var strokeColor: CGColor?
  /// The width of the line, centred on the outline, in points; 1 by default.
  ///
  /// 0, negative and non-finite widths draw no line.
  public var lineWidth: CGFloat = 1
  /// The shape of a line's ends; butt by default.
  public var lineCap = CAShapeLayerLineCap.butt
  /// The shape of a line's corners; miter by default.
  public var lineJoin = CAShapeLayerLineJoin.miter
  /// How many line widths a miter may reach before it becomes a bevel; 10 by default.
  public var miterLimit: CGFloat = 10

  package override func drawContents(into builder: inout DisplayListBuilder) {
    super.drawContents(into: &builder)
    builder.drawShape(of: self)
  }
}
