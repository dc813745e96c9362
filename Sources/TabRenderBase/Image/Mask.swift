/// A rectangle of 8-bit coverage: 0 outside, 255 inside, top row first.
public struct Mask: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The coverage: a byte a pixel, row by row, no padding.
  public package(set) var bytes: [UInt8]

  /// Creates a mask that covers nothing; negative sizes count as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = Array(repeating: 0, count: self.width * self.height)
  }

  /// Creates a mask of its coverage.
  ///
  /// - Precondition: width and height are 0 or more, and `bytes.count == width * height`.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width >= 0 && height >= 0, "A mask's size cannot be negative.")
    precondition(
      bytes.count == width * height, "A mask of \(width)×\(height) needs a byte a pixel.")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The greater coverage of two masks that share their top left corner, in a mask that holds both.
  package func joined(with other: Mask?) -> Mask {
    guard let other else { return self }
    var union = Mask(width: max(width, other.width), height: max(height, other.height))
    for mask in [self, other] {
      for index in mask.bytes.indices where mask.bytes[index] > 0 {
        let target = index / mask.width * union.width + index % mask.width
        union.bytes[target] = max(union.bytes[target], mask.bytes[index])
      }
    }
    return union
  }
}

extension Mask {
  /// Creates the mask that a picture means, of its size: its alpha; where all of it is opaque, the
  /// largest of red, green and blue, so that white covers and black does not.
  public init(_ picture: Bitmap) {
    let starts = stride(from: 0, to: picture.bytes.count, by: 4)
    let isOpaque = starts.allSatisfy { picture.bytes[$0 + 3] == 255 }
    let bytes = starts.map { start in
      isOpaque
        ? max(picture.bytes[start], picture.bytes[start + 1], picture.bytes[start + 2])
        : picture.bytes[start + 3]
    }
    self.init(width: picture.width, height: picture.height, bytes: bytes)
  }
}
