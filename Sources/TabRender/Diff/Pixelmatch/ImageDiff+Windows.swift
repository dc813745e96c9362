extension ImageDiff {
  /// The most differing pixels that any square of that many pixels holds.
  ///
  /// Specks spread over a picture give a small number and a changed block a large one. Larger than
  /// the picture, the square is cut to it: what pixelmatch's option `windowSize` answers.
  package func densestWindow(_ size: Int) -> Int {
    guard !fates.isEmpty else { return 0 }
    let (width, height) = (unionSize.width, unionSize.height)
    let side = max(1, min(size, width, height))
    var columns = Array(repeating: 0, count: width)
    var most = 0
    for y in 0..<height {
      for x in 0..<width {
        columns[x] += differs(x, y)
        if y >= side { columns[x] -= differs(x, y - side) }
      }
      guard y >= side - 1 else { continue }
      var sum = 0
      for x in 0..<width {
        sum += columns[x]
        if x >= side { sum -= columns[x - side] }
        if x >= side - 1 { most = max(most, sum) }
      }
    }
    return most
  }

  private func differs(_ x: Int, _ y: Int) -> Int {
    let fate = fates[y * unionSize.width + x]
    return fate == Fate.different.rawValue || fate == Fate.outside.rawValue ? 1 : 0
  }
}
