/// Finds the differing pixels that antialiasing explains.
///
/// A pixel is antialiased where the neighbourhood in both pictures says so, and only where the
/// differences are thin: a pixel in a square of 3×3 differing ones never counts as antialiased. Antialiasing
/// moves the rim of a shape, which is one or two pixels wide; a changed block is not a rim, whatever
/// its neighbours look like.
struct AntialiasingFilter: Sendable {
  private let pixelClasses: [UInt8]
  private let width: Int
  private let height: Int
  private let test: AntialiasingTest

  init(_ expected: StoredImage, _ actual: StoredImage, pixelClasses: [UInt8], width: Int) {
    self.pixelClasses = pixelClasses
    self.width = width
    height = width > 0 ? pixelClasses.count / width : 0
    test = AntialiasingTest(expected: expected, actual: actual)
  }

  /// The indices of the antialiased pixels among the classes.
  func antialiased(in rows: Range<Int>) -> [Int] {
    var test = test
    var indices: [Int] = []
    for y in rows {
      for x in 0..<width
      where pixelClasses[y * width + x] == ImageDiff.PixelClass.different.rawValue {
        if isSolid(x, y) { continue }
        if test.explains(x: x, y: y) { indices.append(y * width + x) }
      }
    }
    return indices
  }

  /// Whether a pixel lies in a square of 3×3 differing ones.
  private func isSolid(_ x: Int, _ y: Int) -> Bool {
    for top in y - 2...y where top >= 0 && top + 3 <= height {
      for left in x - 2...x where left >= 0 && left + 3 <= width {
        if isFull(left, top) { return true }
      }
    }
    return false
  }

  private func isFull(_ left: Int, _ top: Int) -> Bool {
    (top..<top + 3).allSatisfy { y in
      (left..<left + 3).allSatisfy { x in
        pixelClasses[y * width + x] & ImageDiff.PixelClass.differingBit != 0
      }
    }
  }
}
