package import TabRenderBase

/// One premultiplied colour in `Double`, components 0…1 in gamma-encoded sRGB.
package struct ReferencePixel: Equatable {
  package var red = 0.0
  package var green = 0.0
  package var blue = 0.0
  package var alpha = 0.0

  package func scaled(by factor: Double) -> ReferencePixel {
    ReferencePixel(
      red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
  }

  /// Source-over: this colour in front of another.
  package func over(_ back: ReferencePixel) -> ReferencePixel {
    let rest = 1 - alpha
    return ReferencePixel(
      red: red + back.red * rest, green: green + back.green * rest,
      blue: blue + back.blue * rest, alpha: alpha + back.alpha * rest)
  }

  /// The four components in 8-bit steps, not rounded.
  package var levels: [Double] { [red * 255, green * 255, blue * 255, alpha * 255] }
}

/// A picture in `Double` over a rectangle of pixels, transparent everywhere else.
package struct ReferencePicture {
  package let area: PixelRect
  package var pixels: [ReferencePixel]

  package init(area: PixelRect, filledWith pixel: ReferencePixel = ReferencePixel()) {
    self.area = area
    pixels = Array(repeating: pixel, count: area.width * area.height)
  }

  package subscript(x: Int, y: Int) -> ReferencePixel {
    area.contains(x: x, y: y)
      ? pixels[(y - area.minY) * area.width + x - area.minX] : ReferencePixel()
  }

  package var alpha: ReferencePlane {
    var plane = ReferencePlane(area: area)
    for index in pixels.indices { plane.values[index] = pixels[index].alpha }
    return plane
  }

  /// Paints one colour through a coverage.
  package mutating func paint(_ color: ReferencePixel, through coverage: ReferencePlane) {
    paint(through: coverage) { _, _ in color }
  }

  /// Paints the colour that a pixel's column and row have, through a coverage.
  package mutating func paint(
    through coverage: ReferencePlane, _ color: (Int, Int) -> ReferencePixel
  ) {
    for y in area.rows {
      for x in area.columns {
        let index = (y - area.minY) * area.width + x - area.minX
        let share = coverage.area == area ? coverage.values[index] : coverage[x, y]
        guard share != 0 else { continue }
        pixels[index] = color(x, y).scaled(by: share).over(pixels[index])
      }
    }
  }

  /// Puts a picture of the same area in front.
  package mutating func draw(_ front: ReferencePicture) {
    precondition(area == front.area, "Pictures of different rectangles cannot be combined.")
    for index in pixels.indices where front.pixels[index].alpha != 0 {
      pixels[index] = front.pixels[index].over(pixels[index])
    }
  }

  /// Fades every pixel by its own share.
  package mutating func multiply(by shares: ReferencePlane) {
    precondition(area == shares.area, "Pictures of different rectangles cannot be combined.")
    for index in pixels.indices { pixels[index] = pixels[index].scaled(by: shares.values[index]) }
  }
}
