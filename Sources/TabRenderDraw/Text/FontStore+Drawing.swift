internal import Foundation

extension FontStore {
  /// A glyph's drawing at its position; `nil` where it leaves no mark.
  func positioned(_ glyph: TextGlyph) -> PositionedGlyph? {
    guard let number = glyph.face else {
      return PositionedGlyph(drawing: .outline(MissingGlyph.outline), at: glyph, unitsPerEm: 1)
    }
    let face = faces[number]
    let drawing = face.drawing(of: glyph.glyph)
    if case .outline(let path) = drawing, path.isEmpty { return nil }
    return PositionedGlyph(drawing: drawing, at: glyph, unitsPerEm: face.unitsPerEm)
  }
}

extension PositionedGlyph {
  fileprivate init(drawing: GlyphDrawing, at glyph: TextGlyph, unitsPerEm: CGFloat) {
    let scale = glyph.pointSize / unitsPerEm
    self.init(
      drawing: drawing,
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: glyph.position.x, ty: glyph.position.y))
  }
}

/// The box drawn for a character that no font has, in units of the em square.
enum MissingGlyph {
  static let advance: CGFloat = 0.6

  static let outline: Path = {
    let outer = CGRect(x: 0.06, y: -0.7, width: advance - 0.12, height: 0.7)
    let inner = outer.insetBy(dx: 0.05, dy: 0.05)
    var path = Path(outer)
    // The other way round, so that the non-zero rule leaves it open.
    path.move(to: CGPoint(x: inner.minX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    path.closeSubpath()
    return path
  }()
}
