/// The scale of heat and the meaning of the other colours, in a strip below the picture.
///
/// A picture of 160 px or more gets all of it; one of 40 px or more only the scale with its ends;
/// a narrower one nothing. It grows with the picture, so that it stays readable beside it.
struct DiffLegend {
  private enum Extent { case none, ends, full }

  private let width: Int
  private let unit: Int
  private let extent: Extent
  private let swatches: [(color: DiffColor, label: String)]

  init(width: Int, summary: DiffSummary) {
    self.width = width
    unit = max(1, width / 400)
    extent = width >= 160 ? .full : width >= 40 ? .ends : .none
    let all = [
      (summary.antialiasedPixels, DiffPalette.antialiased, "AA FORGIVEN"),
      (summary.toleratedPixels, DiffPalette.tolerated, "TOLERATED"),
      (summary.ignoredPixels, DiffPalette.ignored, "IGNORED"),
      (summary.outsidePixels, DiffPalette.outside, "OUTSIDE"),
    ]
    swatches = extent == .full ? all.filter { $0.0 > 0 }.map { ($0.1, $0.2) } : []
  }

  /// The rows that it takes below the picture.
  var height: Int {
    guard extent != .none else { return 0 }
    return (Self.scaleHeight + (placedSwatches.last.map { $0.y + Self.swatchHeight } ?? 0)) * unit
  }

  /// Draws it with its upper left corner there.
  func draw(on canvas: inout DiffCanvas, x: Int, y: Int) {
    guard extent != .none else { return }
    canvas.fill(PixelRect(x: x, y: y, width: width, height: height), DiffPalette.white)
    drawScale(on: &canvas, x, y)
    for swatch in placedSwatches {
      let (left, top) = (x + swatch.x * unit, y + (Self.scaleHeight + swatch.y) * unit)
      canvas.fill(
        PixelRect(x: left, y: top, width: 6 * unit, height: 6 * unit), swatch.color)
      draw(swatch.label, on: &canvas, left + 9 * unit, top + unit)
    }
  }

  private static let scaleHeight = 19
  private static let swatchHeight = 10
  private static let margin = 4

  /// The swatches in lines, from their positions in units.
  private var placedSwatches: [(x: Int, y: Int, color: DiffColor, label: String)] {
    var placed: [(x: Int, y: Int, color: DiffColor, label: String)] = []
    var (x, y) = (Self.margin, 0)
    for swatch in swatches {
      let length = 9 + LegendGlyph.advance * swatch.label.count
      if x > Self.margin, (x + length) * unit > width {
        x = Self.margin
        y += Self.swatchHeight
      }
      placed.append((x, y, swatch.color, swatch.label))
      x += length + 6
    }
    return placed
  }

  private func drawScale(on canvas: inout DiffCanvas, _ x: Int, _ y: Int) {
    let name = extent == .full ? "Δ/255" : ""
    let left = x + (Self.margin + LegendGlyph.advance * name.count) * unit
    let length = min(x + width - Self.margin * unit - left, 256 * unit)
    let top = y + 3 * unit
    draw(name, on: &canvas, x + Self.margin * unit, top)
    for column in 0..<length {
      let color = DiffPalette.heat(position: column * 1024 / length)
      canvas.fill(PixelRect(x: left + column, y: top, width: 1, height: 6 * unit), color)
    }
    for level in extent == .full ? [1, 4, 16, 64, 255] : [1, 255] {
      let label = String(level)
      let x = left + DiffPalette.position(of: level) * length / 1024
      let wide = LegendGlyph.advance * label.count * unit
      let start = min(max(x - wide / 2, left), left + length - wide + unit)
      canvas.fill(
        PixelRect(
          x: min(x, left + length - unit), y: top + 6 * unit, width: unit, height: 2 * unit),
        DiffPalette.ink)
      draw(label, on: &canvas, start, top + 9 * unit)
    }
  }

  private func draw(_ text: String, on canvas: inout DiffCanvas, _ x: Int, _ y: Int) {
    for (index, character) in text.enumerated() {
      let left = x + index * LegendGlyph.advance * unit
      for dot in LegendGlyph.dots(of: character) {
        let (dotX, dotY) = (left + dot.x * unit, y + dot.y * unit)
        canvas.fill(
          PixelRect(x: dotX, y: dotY, width: unit, height: unit), DiffPalette.ink)
      }
    }
  }
}
