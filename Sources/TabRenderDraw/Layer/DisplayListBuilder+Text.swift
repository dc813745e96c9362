import Foundation

extension DisplayListBuilder {
  /// Adds a text layer's glyphs, one item each: merged into one outline, glyphs that touch would
  /// no longer be composited one over the other.
  package mutating func drawText(of layer: CATextLayer) {
    guard let color = layer.foregroundColor, color.alpha > 0, let layout = layer.layout else {
      return
    }
    let origin = CGAffineTransform(translationX: layer.bounds.minX, y: layer.bounds.minY)
    for glyph in layer.fonts.positionedGlyphs(of: layout) {
      draw(glyph.drawing, glyph.transform.concatenating(origin), color)
    }
  }

  private mutating func draw(
    _ drawing: GlyphDrawing, _ toPoints: CGAffineTransform, _ color: CGColor
  ) {
    switch drawing {
    case .outline(let path): fill(path, toPoints, with: color)
    case .layers(let layers):
      for layer in layers {
        fill(layer.path, toPoints, with: layer.color?.opacity(color.alpha) ?? color)
      }
    case .bitmap(let bitmap, let rectangle):
      draw(bitmap, at: rectangle, toPoints, opacity: color.alpha)
    }
  }
}
