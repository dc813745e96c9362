package import Foundation

/// What a glyph looks like, in font units, y downwards from the baseline.
package enum GlyphDrawing: Hashable, Sendable {
  /// An outline, filled by the non-zero rule in the text's colour.
  case outline(Path)
  /// Outlines over each other, bottom first.
  case layers([GlyphLayer])
  /// A picture in its own colours, and where it lies.
  case bitmap(Bitmap, CGRect)
}

/// One outline of a glyph in several colours.
package struct GlyphLayer: Hashable, Sendable {
  package let path: Path
  /// The colour; `nil` is the text's own.
  package let color: CGColor?
}

/// A glyph's drawing at its position.
package struct PositionedGlyph: Hashable, Sendable {
  package let drawing: GlyphDrawing
  /// From the drawing's units to points in the layout's space.
  package let transform: CGAffineTransform
}
