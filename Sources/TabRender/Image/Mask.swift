/// A rectangle of 8-bit coverage: 0 outside, 255 inside, top row first.
package struct Mask: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = Array(repeating: 0, count: self.width * self.height)
  }

  package init(width: Int, height: Int, bytes: [UInt8]) {
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
        let place = index / mask.width * union.width + index % mask.width
        union.bytes[place] = max(union.bytes[place], mask.bytes[index])
      }
    }
    return union
  }
}
