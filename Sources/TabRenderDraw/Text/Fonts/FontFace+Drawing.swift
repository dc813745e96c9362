internal import CText
internal import Foundation

extension FontFace {
  /// The outline in font units, y downwards; empty for a space and for a glyph that is not there.
  ///
  /// Curves stay as the font has them: quadratic in TrueType, cubic in CFF. Nothing is hinted.
  func outline(of glyph: UInt32) -> Path {
    let capacity = unsafe Int(ctext_load_outline(handle, glyph))
    guard capacity > 0 else { return Path() }
    var segments = [ctext_segment](repeating: ctext_segment(), count: capacity)
    let count = unsafe Int(ctext_decompose(handle, &segments, Int32(capacity)))
    var path = Path()
    for segment in segments.prefix(count) { path.append(segment) }
    if !path.isEmpty { path.closeSubpath() }
    return path
  }

  /// The layers of a glyph of a COLR table, version 0; `nil` for other glyphs.
  func layers(of glyph: UInt32) -> GlyphDrawing? {
    guard hasColor else { return nil }
    var layers = [ctext_layer](repeating: ctext_layer(), count: Self.maximumLayers)
    let count = unsafe ctext_layers(handle, glyph, &layers, Int32(layers.count))
    guard count > 0 else { return nil }
    return .layers(
      layers.prefix(Int(count)).map { layer in
        GlyphLayer(
          path: outline(of: layer.glyph), color: layer.is_foreground != 0 ? nil : layer.color)
      })
  }

  /// The glyph of the largest strike of bitmaps; `nil` where there is none in colour.
  func bitmap(of glyph: UInt32) -> GlyphDrawing? {
    guard hasColor else { return nil }
    var pixelsPerEm = 0.0
    let isLoaded = unsafe ctext_load_bitmap(handle, glyph, &pixelsPerEm) != 0
    defer { _ = unsafe ctext_use_font_units(handle) }
    guard isLoaded, pixelsPerEm > 0 else { return nil }
    let slot = unsafe handle.pointee.glyph.pointee
    let (width, height) = unsafe (Int(slot.bitmap.width), Int(slot.bitmap.rows))
    guard width > 0, height > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    unsafe ctext_copy_bitmap(handle, &bytes)
    let unit = unitsPerEm / pixelsPerEm
    let origin = unsafe CGPoint(
      x: CGFloat(slot.bitmap_left) * unit, y: -CGFloat(slot.bitmap_top) * unit)
    return .bitmap(
      Bitmap(width: width, height: height, bytes: bytes),
      CGRect(
        origin: origin, size: CGSize(width: CGFloat(width) * unit, height: CGFloat(height) * unit)))
  }

  private static let maximumLayers = 256
}

extension Path {
  fileprivate mutating func append(_ segment: ctext_segment) {
    let x = segment.x
    let y = segment.y
    let first = CGPoint(x: x.0, y: -y.0)
    let second = CGPoint(x: x.1, y: -y.1)
    switch segment.kind {
    case 0:
      if !isEmpty { closeSubpath() }
      move(to: first)
    case 1: addLine(to: first)
    case 2: addQuadCurve(to: second, control: first)
    default: addCurve(to: CGPoint(x: x.2, y: -y.2), control1: first, control2: second)
    }
  }
}

extension ctext_layer {
  fileprivate var color: CGColor {
    CGColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }
}
