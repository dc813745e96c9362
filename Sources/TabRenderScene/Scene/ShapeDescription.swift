import Foundation

/// What a ``CAShapeLayer`` draws.
package struct ShapeDescription: Hashable, JSONRecord {
  package var path = OutlineDescription.data("")
  package var fill: DynamicColor? = DynamicColor(.black)
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var stroke: DynamicColor?
  package var lineWidth: Double = 1
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var miterLimit: Double = 10

  package static let keys = JSONObjectForm(
    ShapeDescription(),
    [
      JSONBinding(
        "path", \.path, .outline, isRequired: true,
        "SVG path data, or a rect, roundedRect or ellipse"),
      JSONBinding(
        "fill", \.fill, JSONForm.color.orNull, default: "black", "the colour inside; null"),
      JSONBinding("fillRule", \.fillRule, .word, "what is inside"),
      JSONBinding(
        "stroke", \.stroke, JSONForm.color.orNull, default: "none", "the line's colour"),
      JSONBinding("lineWidth", \.lineWidth, .length, "centred on the path"),
      JSONBinding("lineCap", \.lineCap, .word, "the line's ends"),
      JSONBinding("lineJoin", \.lineJoin, .word, "the line's corners"),
      JSONBinding(
        "miterLimit", \.miterLimit, .number(0...1000), "how many line widths a miter may reach"),
    ])
}
