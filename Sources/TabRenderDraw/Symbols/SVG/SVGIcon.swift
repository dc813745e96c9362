public import Foundation

/// An icon read from an SVG file: shapes without colour, to be painted in a tint.
///
/// Paths, basic shapes, groups, transforms, fills and strokes are read; every colour counts as
/// ink, and `none` as no ink. What is left out is told in ``warnings``. Colours, text, images,
/// gradients, masks, clips, style sheets, dashes and `use` are out of scope.
public struct SVGIcon: Hashable, Sendable {
  /// The longest file that is read, in bytes: 4 MiB.
  public static let maximumBytes = 4 << 20

  /// A filled outline.
  public struct Part: Hashable, Sendable {
    /// The outline, in points from the icon's top left corner, y pointing down.
    public let path: Path
    /// Which parts of the outline are inside.
    public let fillRule: CAShapeLayerFillRule

    package init(path: Path, fillRule: CAShapeLayerFillRule) {
      self.path = path
      self.fillRule = fillRule
    }
  }

  /// The width and height in points, both above 0: those of the `svg` element, or its view box's.
  public let size: CGSize
  /// What is painted, one above the other; empty where the file paints nothing.
  ///
  /// Strokes are already turned into the outlines of their areas.
  public let parts: [Part]
  /// What was left out or drawn more simply, each kind once, in the order of the file.
  public let warnings: [SVGWarning]

  /// Reads the text of a file.
  public init(text: String) throws(SVGError) {
    try self.init(bytes: Array(text.utf8))
  }

  /// Reads the bytes of a file, which must be UTF-8.
  public init(bytes: [UInt8]) throws(SVGError) {
    guard bytes.count <= Self.maximumBytes else { throw .tooLarge(bytes: bytes.count) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    var reader = SVGReader(bytes)
    try reader.read()
    size = reader.size
    parts = reader.parts
    warnings = reader.warnings
  }

  /// The parts scaled to fit a rectangle, in its middle.
  public func parts(fitting rect: CGRect) -> [Part] {
    let scale = min(rect.width / size.width, rect.height / size.height)
    let transform = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    return parts.map { Part(path: $0.path.applying(transform), fillRule: $0.fillRule) }
  }
}
