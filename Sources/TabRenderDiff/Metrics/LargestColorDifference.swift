extension VisiblePair {
  /// The largest CIEDE2000 difference of a pixel, over black and over white where it matters.
  func largestColorDifference() -> Double {
    backgrounds.map { background in
      bands.map { largestColorDifference(in: $0, over: background) }.max() ?? 0
    }.max() ?? 0
  }

  private func largestColorDifference(in rows: Range<Int>, over background: Background) -> Double {
    if areEqual(rows) { return 0 }
    let rows = VisibleRows(self, rows)
    var largest = 0.0
    for (before, after) in zip(rows.expected, rows.actual) {
      for x in before.indices where before[x] != after[x] {
        let one = LabColor(SeenColor(before[x], over: background))
        let two = LabColor(SeenColor(after[x], over: background))
        if CIEDE2000.bound(one, two) > largest {
          largest = max(largest, CIEDE2000.difference(one, two))
        }
      }
    }
    return largest
  }
}

extension LabColor {
  fileprivate init(_ color: SeenColor) {
    let light = LinearLight.of16Bits
    self.init(
      linearRed: light[color.red], green: light[color.green], blue: light[color.blue])
  }
}

extension CIEDE2000 {
  /// A number that the difference does not exceed, and that costs nearly nothing.
  ///
  /// All three weights are at least 1, a is stretched by at most 1.5, and the rotation of the blues
  /// adds at most 2 sin 60° times half of the squares of chroma and hue.
  fileprivate static func bound(_ one: LabColor, _ two: LabColor) -> Double {
    let l = one.lightness - two.lightness
    let a = 1.5 * (one.a - two.a)
    let b = one.b - two.b
    return (l * l + 1.8661 * (a * a + b * b)).squareRoot()
  }
}
