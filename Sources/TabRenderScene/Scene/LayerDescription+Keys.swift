import Foundation

extension LayerDescription {
  package static let keys = JSONObjectForm(
    LayerDescription(),
    geometryKeys + lookKeys + contentsKeys
      + TextDescription.keys.bindings.map { $0.within(\.textLook) } + treeKeys)

  private static let geometryKeys: [JSONBinding<LayerDescription>] = [
    JSONBinding(
      "id", \.id, .text(.nonEmpty("an id")),
      "a name, unique in the scene, that reports call it by"),
    JSONBinding(
      "frame", \.frame, .rect, "its rectangle in its parent; instead of bounds, position"),
    JSONBinding("bounds", \.bounds, .rect, "its own space"),
    JSONBinding(
      "position", \.position, .point, "where its anchor point lies in its parent"),
    JSONBinding(
      "anchorPoint", \.anchorPoint, .unitPoint,
      "the point of the bounds that position and transform refer to, in units of the bounds"),
    JSONBinding("transform", \.transform, .transform, "maps it about its anchor point"),
    JSONBinding("zPosition", \.zPosition, .coordinate, "higher is nearer"),
  ]

  private static let fillKey = JSONBinding(
    "fill", \LayerDescription.fill, .color, default: "none", "the background")

  private static let lookKeys: [JSONBinding<LayerDescription>] = [
    JSONBinding("hidden", \.isHidden, .boolean, "whether it is left out"),
    JSONBinding("opacity", \.opacity, .fraction, "fades it as one group"),
    JSONBinding(
      "backgroundBlur", \.backgroundBlur, .sigma, default: "0", "blurs what lies behind, by σ"),
    fillKey,
    fillKey.alias("backgroundColor"),
    JSONBinding("corners", \.corners, .corners, "the corners to round"),
    JSONBinding("cornerRadius", \.cornerRadius, .length, "their radius"),
    JSONBinding("cornerCurve", \.cornerCurve, .word, "their shape"),
    JSONBinding(
      "masksToBounds", \.masksToBounds, .boolean,
      "whether everything is clipped to the rounded bounds, its own shadow too"),
    JSONBinding("border", \.border, .object, default: "none", "a line inside the outline"),
    JSONBinding("shadow", \.shadow, .object, default: "none", "the shadow"),
  ]

  private static let contentsKeys: [JSONBinding<LayerDescription>] = [
    JSONBinding("contents", \.contents, .file, "a PNG file, relative to this one"),
    JSONBinding(
      "contentsGravity", \.contentsGravity, .word, "how the picture lies in the bounds"),
    JSONBinding(
      "contentsScale", \.contentsScale, .number(0.01...100),
      "the picture's pixels per point, for gravities that do not resize"),
    JSONBinding(
      "magnificationFilter", \.magnificationFilter, .word, "how the picture is enlarged"),
    JSONBinding("shape", \.shape, .object, "makes it a shape layer"),
    JSONBinding("gradient", \.gradient, .object, "makes it a gradient layer"),
    JSONBinding("text", \.text, .text(), "makes it a text layer"),
  ]

  private static let treeKeys: [JSONBinding<LayerDescription>] = [
    JSONBinding("mask", \.mask, .mask, "a layer whose alpha multiplies what is drawn"),
    JSONBinding("children", \.children, JSONForm.layer.list(), "the sublayers, back to front"),
  ]
}

extension JSONForm where Value == LayerDescription {
  /// A layer, whose children and mask are layers again.
  static let layer = recursive("layer")
}

extension JSONForm where Value == LayerDescription.Mask {
  fileprivate static let mask = JSONForm<LayerDescription>.layer
    .map({ LayerDescription.Mask.layer($0) }, back: \.layer)
}

extension JSONForm where Value == CGAffineTransform {
  fileprivate static let transform = JSONForm<Double>.coordinate
    .list(6...6, meaning: "a, b, c, d, tx, ty")
    .map(
      { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) },
      back: { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] })
}
