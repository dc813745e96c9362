/// Boxes around groups of differing pixels, joined until none is near another.
///
/// Joining has one result whatever its order: boxes that are near stay near while they grow.
struct DiffBoxes {
  /// The most boxes that are told.
  static let most = 16
  /// Boxes with at most that many pixels between them, both across and down, are joined.
  ///
  /// The letters of a word then become one box. Sums with it are made in Int, as a box may end at
  /// the last number of 32 bits.
  static let gap = 8

  /// The boxes, each with the pixels in it.
  private var boxes: [PixelGroup]

  init(_ groups: [PixelGroup]) {
    boxes = groups
    while true {
      let count = boxes.count
      join()
      if boxes.count == count { break }
      boxes.sort { $0.minY < $1.minY }
    }
  }

  /// The boxes by falling number of pixels, then from the top left on; the last of 16 holds all
  /// that are left.
  var told: [DiffSummary.Box] {
    let ordered = boxes.sorted {
      ($1.pixels, $0.minY, $0.minX) < ($0.pixels, $1.minY, $1.minX)
    }
    var told = Array(ordered.prefix(Self.most))
    for rest in ordered.dropFirst(Self.most) { told[Self.most - 1].take(rest) }
    return told.map { DiffSummary.Box($0.bounds) }
  }

  /// Joins boxes that come by their first row.
  ///
  /// What is open is apart in x: a box that comes takes in the open ones that are near it, and
  /// closes those that are near across but end too far above. One that has grown may have come near
  /// to a closed one, so this is repeated until nothing is joined.
  private mutating func join() {
    var open: [PixelGroup] = []
    var closed: [PixelGroup] = []
    for box in boxes where !Self.isTaken(box, by: &open) {
      var box = box
      while true {
        let near = Self.near(box, in: open)
        let joined = open[near].filter { Int($0.maxY) + Self.gap >= Int(box.minY) }
        closed += open[near].filter { Int($0.maxY) + Self.gap < Int(box.minY) }
        open.replaceSubrange(near, with: joined.isEmpty ? [box] : [])
        if joined.isEmpty { break }
        for other in joined { box.take(other) }
      }
    }
    boxes = closed + open
  }

  /// Whether an open box takes in one without growing across: the usual case, and a quick one.
  private static func isTaken(_ box: PixelGroup, by open: inout [PixelGroup]) -> Bool {
    let index = open.partitioned { $0.maxX >= box.maxX }
    guard index < open.count, open[index].minX <= box.minX,
      Int(open[index].maxY) + gap >= Int(box.minY)
    else { return false }
    open[index].take(box)
    return true
  }

  /// The open boxes that are near to one across.
  private static func near(_ box: PixelGroup, in open: [PixelGroup]) -> Range<Int> {
    let first = open.partitioned { Int($0.maxX) + gap >= Int(box.minX) }
    var last = first
    while last < open.count, Int(open[last].minX) <= Int(box.maxX) + gap { last += 1 }
    return first..<last
  }
}

extension Array {
  /// The first index from which on a condition holds, where it does so for all that follow.
  fileprivate func partitioned(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
