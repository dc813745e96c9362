import TabRenderBase
import TestSupport

/// Two pictures of the same discs with smooth edges, a part of a pixel apart, with a few specks.
///
/// Colours are random, so that no two different ones look exactly alike by chance.
struct SlopedPair {
  var expected: StoredImage
  var actual: StoredImage

  private struct Disc {
    var x: Double
    var y: Double
    var radius: Double
    var color: [Double]
  }

  init(seed: UInt64, size: Int = 40) {
    var random = RepeatableNoise(seed: seed)
    func color() -> [Double] { (0..<4).map { _ in Double.random(in: 0...255, using: &random) } }
    var ground = color()
    // Every second seed is opaque throughout.
    if seed.isMultiple(of: 2) { ground[3] = 255 }
    let discs = (0..<6).map { _ in
      var paint = color()
      if seed.isMultiple(of: 2) { paint[3] = 255 }
      return Disc(
        x: .random(in: 0...Double(size), using: &random),
        y: .random(in: 0...Double(size), using: &random),
        radius: .random(in: 2...Double(size) / 3, using: &random), color: paint)
    }
    let shift = Double.random(in: 0.1...0.4, using: &random)
    expected = Self.drawn(size, ground, discs, shift: 0, specks: [])
    let specks = (0..<5).map { _ in Int.random(in: 0..<size * size, using: &random) }
    actual = Self.drawn(size, ground, discs, shift: shift, specks: specks)
  }

  private static func drawn(
    _ size: Int, _ ground: [Double], _ discs: [Disc], shift: Double, specks: [Int]
  ) -> StoredImage {
    var bytes: [UInt8] = []
    for place in 0..<size * size {
      var color = ground
      for disc in discs {
        let dx = Double(place % size) + 0.5 + shift - disc.x
        let dy = Double(place / size) + 0.5 - disc.y
        let distance = (dx * dx + dy * dy).squareRoot()
        let coverage = max(0, min(1, disc.radius - distance + 0.5))
        for i in 0..<4 { color[i] += (disc.color[i] - color[i]) * coverage }
      }
      if specks.contains(place) { color = color.map { 255 - $0 } }
      bytes += color.map { UInt8($0.rounded()) }
    }
    return StoredImage(width: size, height: size, form: .rgba, bitDepth: 8, bytes: bytes)
  }
}
