/// Characters in logical order, each with its face: what shaping takes.
struct ShapingText {
  /// The characters.
  private(set) var scalars: [UInt32] = []
  /// The number of each character's face.
  private(set) var faces: [Int] = []
  /// The scalar of the whole text that each character stands for.
  private(set) var origins: [Int] = []
  let isRightToLeft: Bool
  /// Whether `liga` and `clig` are on.
  let hasLigatures: Bool

  init(isRightToLeft: Bool, hasLigatures: Bool) {
    self.isRightToLeft = isRightToLeft
    self.hasLigatures = hasLigatures
  }

  mutating func append(_ scalar: UInt32, face: Int, origin: Int) {
    scalars.append(scalar)
    faces.append(face)
    origins.append(origin)
  }

  /// The ranges of characters that share a face.
  var faceRuns: [(range: Range<Int>, face: Int)] {
    var runs: [(range: Range<Int>, face: Int)] = []
    for (index, face) in faces.enumerated() {
      if let last = runs.last, last.face == face {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append((index..<index + 1, face))
      }
    }
    return runs
  }
}

/// A glyph as shaping gives it, lengths in font units.
struct ShapedGlyph: Hashable {
  let face: Int
  let glyph: UInt32
  /// The first of the shaped characters that it stands for.
  let index: Int
  let advance: Double
  let xOffset: Double
  /// Upwards.
  let yOffset: Double
}
