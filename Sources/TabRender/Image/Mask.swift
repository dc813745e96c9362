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
}
