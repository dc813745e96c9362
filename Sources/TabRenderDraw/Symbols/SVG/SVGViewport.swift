import Foundation

/// The size of an icon and the map from its view box.
struct SVGViewport {
  /// The size in points.
  let size: CGSize
  /// From the user units of the `svg` element to points.
  let transform: CGAffineTransform
  /// Whether the view box is fitted into the middle, the only way that is supported.
  let hasDefaultAspect: Bool

  /// Reads the attributes of the `svg` element.
  ///
  /// A width or height in percent or in a font's units means nothing here; the view box then
  /// decides alone.
  init(_ attributes: SVGAttributes) throws(SVGError) {
    let viewBox = try Self.viewBox(attributes)
    let width = try Self.size("width", attributes)
    let height = try Self.size("height", attributes)
    let aspect = attributes["preserveAspectRatio"]
    hasDefaultAspect = aspect == nil || aspect == "xMidYMid" || aspect == "xMidYMid meet"
    guard let viewBox else {
      guard let width, let height, width > 0, height > 0 else {
        throw .noSize(line: attributes.line)
      }
      size = CGSize(width: width, height: height)
      transform = .identity
      return
    }
    let ratio = viewBox.height / viewBox.width
    size = CGSize(
      width: width ?? height.map { $0 / ratio } ?? viewBox.width,
      height: height ?? width.map { $0 * ratio } ?? viewBox.height)
    let scale = min(size.width / viewBox.width, size.height / viewBox.height)
    guard scale > 0, scale.isFinite, size.width.isFinite, size.height.isFinite else {
      throw .noSize(line: attributes.line)
    }
    transform = CGAffineTransform(translationX: -viewBox.midX, y: -viewBox.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
  }

  private static func viewBox(_ attributes: SVGAttributes) throws(SVGError) -> CGRect? {
    guard let numbers = try attributes.numbers("viewBox") else { return nil }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw attributes.invalid("viewBox")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func size(_ name: String, _ attributes: SVGAttributes) throws(SVGError) -> Double?
  {
    guard let text = attributes[name], text != "auto" else { return nil }
    for unit in ["%", "em", "rem", "ex", "ch", "vw", "vh"] where text.hasSuffix(unit) {
      return nil
    }
    return try attributes.size(name)
  }
}
