/// How much of a tile the groups around a drawing let through.
///
/// Drawings come in the order of the tree, so the groups of the one before are kept: each group of
/// a tree is drawn once for a tile, however many layers are in it.
struct GroupStack {
  private let groups: [LayerMap.Group]
  private let tile: PixelRect
  /// The open groups, outermost first, each with the product of its own and the outer ones'
  /// coverage; `nil` where that is 255 everywhere.
  private var open: [(group: Int, coverage: [UInt8]?)] = []

  init(_ groups: [LayerMap.Group], tile: PixelRect) {
    self.groups = groups
    self.tile = tile
  }

  /// Multiplies the coverage of a part of the tile with that of a group and those around it.
  mutating func fade(_ coverage: inout [UInt8], of area: PixelRect, by group: Int) {
    enter(group)
    guard let through = open.last?.coverage else { return }
    for row in area.rows {
      let inner = (row - area.minY) * area.width - area.minX
      let outer = (row - tile.minY) * tile.width - tile.minX
      for column in area.columns {
        coverage[inner + column] = Self.product(
          coverage[inner + column], through[outer + column])
      }
    }
  }

  private mutating func enter(_ group: Int) {
    var missing: [Int] = []
    var current: Int? = group
    while let index = current {
      let depth = groups[index].depth
      if open.indices.contains(depth), open[depth].group == index { break }
      missing.append(index)
      current = groups[index].parent
    }
    open.removeLast(open.count - (current.map { groups[$0].depth + 1 } ?? 0))
    for index in missing.reversed() {
      open.append((index, through(groups[index], within: open.last?.coverage)))
    }
  }

  private func through(_ group: LayerMap.Group, within outer: [UInt8]?) -> [UInt8]? {
    var coverage = outer
    func multiply(by bytes: [UInt8]) {
      guard let before = coverage else {
        coverage = bytes
        return
      }
      coverage = zip(before, bytes).map(Self.product)
    }
    if let clip = group.clip {
      let ink = StraightPixel(red: 0, green: 0, blue: 0)
      multiply(by: Renderer.alpha(of: [.fill(clip, .color(ink))], in: tile).bytes)
    }
    if let mask = group.mask { multiply(by: Renderer.alpha(of: mask, in: tile).bytes) }
    if group.opacity < .max {
      let opacity = UInt32(group.opacity)
      let all = coverage ?? [UInt8](repeating: 255, count: tile.width * tile.height)
      coverage = all.map { Self.faded($0, opacity) }
    }
    return coverage
  }

  /// The product of two parts of 255; what is not nothing does not become nothing by rounding.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    guard a > 0, b > 0 else { return 0 }
    return UInt8(max(1, (UInt32(a) * UInt32(b) + 127) / 255))
  }

  private static func faded(_ coverage: UInt8, _ opacity: UInt32) -> UInt8 {
    guard coverage > 0, opacity > 0 else { return 0 }
    return UInt8(max(1, (UInt32(coverage) * opacity + 32767) / 65535))
  }
}
