package import TabRenderBase
package import TabRenderDiff

/// A comparison pixel by pixel: groups are flooded, boxes are joined by trying every pair, and a
/// movement is tried on every pixel.
package struct ReferenceDiff {
  package var summary: DiffSummary
  /// The fate of each pixel of the union, row by row.
  package var pixelClasses: [ImageDiff.PixelClass] = []

  private let expected: SlowPixels
  private let actual: SlowPixels
  private let options: DiffOptions
  private let width: Int
  private let height: Int

  package init(_ expected: StoredImage, _ actual: StoredImage, _ options: DiffOptions) {
    let scale = max(expected.bitDepth, actual.bitDepth) == 16 ? 65535 : 255
    self.expected = SlowPixels(expected, scale: scale)
    self.actual = SlowPixels(actual, scale: scale)
    self.options = options
    summary = DiffSummary(
      expected: .init(width: expected.width, height: expected.height),
      actual: .init(width: actual.width, height: actual.height))
    summary.deltaScale = scale
    if case .deltaE = options.tolerance { summary.largestDeltaE = 0 }
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    for y in 0..<height { for x in 0..<width { pixelClasses.append(compare(x, y)) } }
    ignoreAntialiasing(expected, actual)
    summary.differingPixels = pixelClasses.filter(Self.differs).count
    addGroups()
    summary.shift = shift()
    if options.neededMax {
      summary.metrics[.max] = Double(summary.largestDelta) / Double(scale) * 255
    }
    judge()
  }

  private static func differs(_ pixelClass: ImageDiff.PixelClass) -> Bool {
    pixelClass == .different || pixelClass == .outside
  }

  private func isIgnored(_ x: Int, _ y: Int) -> Bool {
    if options.ignored.contains(where: {
      x >= $0.minX && x < $0.maxX && y >= $0.minY && y < $0.maxY
    }) {
      return true
    }
    guard let mask = options.mask, x < mask.width, y < mask.height else { return false }
    return mask.bytes[y * mask.width + x] >= 128
  }

  private mutating func compare(_ x: Int, _ y: Int) -> ImageDiff.PixelClass {
    let (first, second) = (expected[x, y], actual[x, y])
    if first == nil && second == nil { return .equal }
    if isIgnored(x, y) {
      summary.ignoredPixels += 1
      return .ignored
    }
    summary.comparedPixels += 1
    guard let first, let second else {
      summary.outsidePixels += 1
      return .outside
    }
    if first == second { return .equal }
    summary.storedDifferences += 1
    if first.alpha == 0 && second.alpha == 0 { summary.hiddenDifferences += 1 }
    let delta = delta(first, second)
    summary.largestDelta = max(summary.largestDelta, delta)
    if delta == 0 { return .equal }
    if case .deltaE = options.tolerance {
      summary.largestDeltaE = max(summary.largestDeltaE ?? 0, first.deltaE(second))
    }
    if !isUnlike(first, second) { summary.toleratedPixels += 1 }
    return isUnlike(first, second) ? .different : .tolerated
  }

  private func delta(_ first: SlowPixel, _ second: SlowPixel) -> Int {
    switch options.comparison {
    case .visible: first.visibleDelta(second)
    case .stored: first.delta(second)
    }
  }

  private func isUnlike(_ first: SlowPixel, _ second: SlowPixel) -> Bool {
    let delta = delta(first, second)
    switch options.tolerance {
    case .channel(let limit): return Double(delta) > limit * Double(summary.deltaScale) / 255
    case .deltaE(0): return delta > 0
    case .deltaE(let limit): return delta > 0 && first.deltaE(second) > limit
    }
  }

  private mutating func ignoreAntialiasing(_ expected: StoredImage, _ actual: StoredImage) {
    guard options.ignoresAntialiasing else { return }
    var test = AntialiasingTest(expected: expected, actual: actual)
    var solid = Array(repeating: false, count: pixelClasses.count)
    for y in 1..<max(1, height - 1) {
      for x in 1..<max(1, width - 1) {
        let square = (-1...1).flatMap { dy in (-1...1).map { (y + dy) * width + x + $0 } }
        if square.allSatisfy({ Self.differs(pixelClasses[$0]) }) {
          square.forEach { solid[$0] = true }
        }
      }
    }
    for place in pixelClasses.indices where pixelClasses[place] == .different && !solid[place] {
      if test.explains(x: place % width, y: place / width) {
        pixelClasses[place] = .antialiased
        summary.antialiasedPixels += 1
      }
    }
  }
}

extension ReferenceDiff {
  private struct Box {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    var pixels: Int

    func isNear(_ other: Box) -> Bool {
      max(minX, other.minX) - min(maxX, other.maxX) <= 9
        && max(minY, other.minY) - min(maxY, other.maxY) <= 9
    }

    mutating func take(_ other: Box) {
      minX = min(minX, other.minX)
      minY = min(minY, other.minY)
      maxX = max(maxX, other.maxX)
      maxY = max(maxY, other.maxY)
      pixels += other.pixels
    }
  }

  private mutating func addGroups() {
    var boxes: [Box] = []
    var isSeen = pixelClasses.map { !Self.differs($0) }
    for place in pixelClasses.indices where !isSeen[place] {
      boxes.append(flood(from: place, &isSeen))
    }
    summary.clusters = boxes.count
    summary.largestCluster = boxes.map(\.pixels).max() ?? 0
    while let (i, j) = Self.nearPair(in: boxes) {
      boxes[i].take(boxes[j])
      boxes.remove(at: j)
    }
    boxes.sort { ($1.pixels, $0.minY, $0.minX) < ($0.pixels, $1.minY, $1.minX) }
    while boxes.count > 16 { boxes[15].take(boxes.remove(at: 16)) }
    summary.boxes = boxes.map {
      DiffSummary.Box(
        x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX + 1, height: $0.maxY - $0.minY + 1)
    }
  }

  private func flood(from start: Int, _ isSeen: inout [Bool]) -> Box {
    var box = Box(
      minX: start % width, minY: start / width, maxX: start % width, maxY: start / width, pixels: 0)
    var waiting = [start]
    isSeen[start] = true
    while let place = waiting.popLast() {
      let (x, y) = (place % width, place / width)
      box.take(Box(minX: x, minY: y, maxX: x, maxY: y, pixels: 1))
      for dy in -1...1 where (0..<height).contains(y + dy) {
        for dx in -1...1 where (0..<width).contains(x + dx) {
          let next = (y + dy) * width + x + dx
          if !isSeen[next] { waiting.append(next) }
          isSeen[next] = true
        }
      }
    }
    return box
  }

  private static func nearPair(in boxes: [Box]) -> (Int, Int)? {
    for i in boxes.indices {
      for j in boxes.indices where j > i && boxes[i].isNear(boxes[j]) { return (i, j) }
    }
    return nil
  }
}

extension ReferenceDiff {
  private func shift() -> DiffSummary.Shift? {
    let reach = min(16, options.shiftReach)
    guard reach > 0, summary.differingPixels > 0, summary.expectedSize == summary.actualSize
    else { return nil }
    var best: (remaining: Int, order: [Int], shift: DiffSummary.Shift)?
    for dy in -reach...reach {
      for dx in -reach...reach where dx != 0 || dy != 0 {
        let remaining = remaining(dx, dy, reach)
        guard Double(remaining) <= 0.05 * Double(summary.differingPixels) else { continue }
        let order = [remaining, dx * dx + dy * dy, abs(dy), -dx, -dy]
        if let best, best.order.lexicographicallyPrecedes(order) { continue }
        best = (remaining, order, DiffSummary.Shift(x: dx, y: dy))
      }
    }
    return best?.shift
  }

  private func remaining(_ dx: Int, _ dy: Int, _ reach: Int) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where isNearBox(x, y, reach) && !isIgnored(x, y) {
        guard expected[x + dx, y + dy] != nil, let target = actual[x, y],
          let source = expected[x - dx, y - dy]
        else {
          count += Self.differs(pixelClasses[y * width + x]) ? 1 : 0
          continue
        }
        count += isUnlike(source, target) ? 1 : 0
      }
    }
    return count
  }

  private func isNearBox(_ x: Int, _ y: Int, _ reach: Int) -> Bool {
    summary.boxes.contains {
      x >= $0.x - reach && x < $0.x + $0.width + reach && y >= $0.y - reach
        && y < $0.y + $0.height + reach
    }
  }

  private mutating func judge() {
    switch options.budget {
    case .pixels(let count): summary.allowedPixels = count
    case .share(let share):
      summary.allowedPixels = Int((share * Double(summary.comparedPixels)).rounded(.down))
    }
    summary.allowedCluster = options.allowedCluster
    if summary.expectedSize != summary.actualSize && !options.allowsSizeChange {
      summary.reasons.append(.size)
    }
    if summary.differingPixels > summary.allowedPixels { summary.reasons.append(.pixels) }
    if let allowed = options.allowedCluster, largestGroupInside() > allowed {
      summary.reasons.append(.cluster)
    }
    for condition in options.conditions where condition.metric == .max {
      let value = summary.metrics[.max] ?? 0
      let holds =
        condition.relation == .less ? value < condition.limit : value > condition.limit
      if holds { summary.reasons.append(.condition(condition)) }
    }
  }

  /// The most pixels of both pictures that one group holds.
  private func largestGroupInside() -> Int {
    var isSeen = pixelClasses.map { !Self.differs($0) }
    var most = 0
    for place in pixelClasses.indices where !isSeen[place] {
      let before = isSeen
      _ = flood(from: place, &isSeen)
      let group = pixelClasses.indices.filter { isSeen[$0] && !before[$0] }
      most = max(most, group.filter { pixelClasses[$0] == .different }.count)
    }
    return most
  }
}

extension DiffOptions {
  fileprivate var neededMax: Bool {
    metrics.contains(.max) || conditions.contains { $0.metric == .max }
  }
}
