import TabRenderBase

/// Pairs of pictures made of whole numbers, as `Scripts/diff-metrics-reference.py` makes them.
struct GeneratedPair {
  var expected: StoredImage
  var actual: StoredImage

  static let all = [
    "noise": GeneratedPair(48, 40, noise), "moved": GeneratedPair(64, 33, moved),
    "transparent": GeneratedPair(30, 50, transparent), "narrow": GeneratedPair(7, 25, narrow),
  ]

  private init(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> (expected: [Int], actual: [Int])
  ) {
    var (before, after): ([UInt8], [UInt8]) = ([], [])
    for y in 0..<height {
      for x in 0..<width {
        let colors = pixel(x, y)
        before += colors.expected.map { UInt8($0) }
        after += colors.actual.map { UInt8($0) }
      }
    }
    func image(_ bytes: [UInt8]) -> StoredImage {
      StoredImage(width: width, height: height, form: .rgba, bitDepth: 8, bytes: bytes)
    }
    (expected, actual) = (image(before), image(after))
  }

  private static func noise(_ x: Int, _ y: Int) -> ([Int], [Int]) {
    let base = [(3 * x + 2 * y) & 255, ((5 * x) ^ (3 * y)) & 255, (x * y) & 255]
    let noise = (7 * x + 13 * y) % 11 - 5
    return (base + [255], base.map { max(0, min(255, $0 + noise)) } + [255])
  }

  private static func moved(_ x: Int, _ y: Int) -> ([Int], [Int]) {
    func color(_ x: Int) -> [Int] {
      let bar = (x / 8 + y / 6) % 2 == 0 ? 230 : 40
      return [bar, bar / 2, 255 - bar, 255]
    }
    return (color(x), color(x + 1))
  }

  private static func transparent(_ x: Int, _ y: Int) -> ([Int], [Int]) {
    let (red, blue) = ((8 * x) & 255, (5 * y) & 255)
    return ([red, 200, blue, (8 * x) & 255], [red, 190, blue, (8 * x + y) & 255])
  }

  private static func narrow(_ x: Int, _ y: Int) -> ([Int], [Int]) {
    ([30 * x, 10 * y, 5 * x + y, 255], [30 * x, 250 - 10 * y, 5 * x + y, 255])
  }
}
