package import TabRenderBase
package import TabRenderDiff

/// A picture that is painted rectangle by rectangle, to be compared.
package struct Painting {
  package private(set) var width: Int
  private var pixels: [UInt32]

  /// A picture of one colour, opaque white by default; words are straight, red lowest.
  package init(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF) {
    self.width = width
    pixels = Array(repeating: color, count: width * height)
  }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Paints a rectangle.
  package func filling(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32) -> Painting
  {
    var painting = self
    for row in y..<y + height { for column in x..<x + width { painting[column, row] = color } }
    return painting
  }

  /// The painting stored as RGBA of 8 bits.
  package var image: StoredImage {
    StoredImage(
      width: width, height: width > 0 ? pixels.count / width : 0, form: .rgba, bitDepth: 8,
      bytes: pixels.flatMap { word in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
      })
  }
}

extension DiffSummary {
  /// What two paintings differ in.
  package static func comparing(
    _ expected: Painting, _ actual: Painting, _ change: (inout DiffOptions) -> Void = { _ in }
  ) -> DiffSummary {
    var options = DiffOptions()
    change(&options)
    return ImageDiff(expected: expected.image, actual: actual.image, options: options).summary
  }
}

extension UInt32 {
  package static let black: UInt32 = 0xFF00_0000
  package static let white: UInt32 = 0xFFFF_FFFF
  package static let red: UInt32 = 0xFF00_00FF
}
