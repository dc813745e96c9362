public import Foundation

/// A layer that draws an axial gradient over its background, rounded as the background is.
///
/// Colours are interpolated in premultiplied sRGB between their stops; before the first and after
/// the last stop their colours go on.
public final class CAGradientLayer: CALayer {
  /// The colours along the axis, one of which fills the layer; empty (nothing) by default.
  public var colors: [CGColor] = []
  /// The location of each colour on the axis, 0…1 and not descending; `nil` spreads them evenly.
  ///
  /// A count that differs from that of ``colors`` counts as `nil`; locations out of order are
  /// brought up to the one before.
  public var locations: [Double]?
  /// Where the axis starts, in units of the bounds; the middle of the top edge by default.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the axis ends, in units of the bounds; the middle of the bottom edge by default.
  ///
  /// An axis of no length shows the last colour.
  public var endPoint = CGPoint(x: 0.5, y: 1)

  package override func drawContents(into builder: inout DisplayListBuilder) {
    builder.drawGradient(of: self)
    super.drawContents(into: &builder)
  }
}
