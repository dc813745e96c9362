/// Which layers the pixels of a picture belong to.
///
/// Only the parts of the canvas that are asked about are drawn, in tiles, each drawing of a layer
/// for itself and within the clips, masks and opacities around it.
package struct LayerOwners: Sendable {
  /// The side of a tile: small enough that the masks of many nested groups stay small.
  static let tileSide = 256

  package let map: LayerMap
  /// The pixels of the canvas that each drawing can change.
  let bounds: [PixelRect]

  /// Creates the owners of a map's pixels.
  package init(_ map: LayerMap) {
    self.map = map
    var groups: [PixelRect] = []
    for group in map.groups {
      var area = group.parent.map { groups[$0] } ?? map.canvas
      if let clip = group.clip { area = area.intersection(clip.bounds) }
      if let mask = group.mask { area = area.intersection(mask.bounds) }
      groups.append(group.opacity > 0 ? area : .nothing)
    }
    bounds = map.drawings.map { drawing in
      (drawing.group.map { groups[$0] } ?? map.canvas).intersection(drawing.items.bounds)
    }
  }

  /// The rectangle around all that each layer and the layers in it draw, by the layer's index.
  var areas: [PixelRect] {
    var areas = [PixelRect](repeating: .nothing, count: map.nodes.count)
    for (drawing, area) in zip(map.drawings, bounds) {
      areas[drawing.node] = areas[drawing.node].union(area)
    }
    // A layer comes after the one that it is in.
    for (index, node) in map.nodes.enumerated().reversed() {
      if let parent = node.parent { areas[parent] = areas[parent].union(areas[index]) }
    }
    return areas
  }

  /// The layer that a pixel belongs to: the topmost one that covers half of it or more, else the
  /// topmost one that draws there at all, else the root.
  ///
  /// `nil` outside the canvas.
  package func owner(x: Int, y: Int) -> String? {
    let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
    guard !pixel.intersection(map.canvas).isEmpty else { return nil }
    var faint: Int?
    var solid: Int?
    forEachDrawing(in: pixel) { index, _, coverage in
      guard coverage[0] > 0 else { return }
      faint = map.drawings[index].node
      if coverage[0] >= 128 { solid = map.drawings[index].node }
    }
    return map.nodes[solid ?? faint ?? 0].id
  }

  /// Where a layer, its shadow and the layers inside it draw at all: 255, elsewhere 0.
  ///
  /// It says where they would show, were nothing above them. `nil` where no layer is called so.
  package func mask(of id: String) -> Mask? {
    let nodes = map.indices(of: id)
    guard !nodes.isEmpty else { return nil }
    var mask = Mask(width: map.canvas.width, height: map.canvas.height)
    let drawn = map.drawings.indices.filter { nodes.contains(map.drawings[$0].node) }
    let area = drawn.reduce(PixelRect.nothing) { $0.union(bounds[$1]) }
    for tile in area.tiles(side: Self.tileSide) {
      forEachDrawing(in: tile, among: drawn) { _, area, coverage in
        for row in area.rows {
          let start = (row - area.minY) * area.width - area.minX
          for column in area.columns where coverage[start + column] > 0 {
            mask.bytes[row * mask.width + column] = 255
          }
        }
      }
    }
    return mask
  }

  /// Draws what touches a rectangle, back to front, and hands out where and how much each drawing
  /// covers: 0…255 for each pixel of a part of the rectangle, row by row.
  func forEachDrawing(
    in tile: PixelRect, among indices: [Int]? = nil,
    _ body: (_ drawing: Int, _ area: PixelRect, _ coverage: [UInt8]) -> Void
  ) {
    var stack = GroupStack(map.groups, tile: tile)
    for index in indices ?? Array(map.drawings.indices) {
      let area = bounds[index].intersection(tile)
      guard !area.isEmpty else { continue }
      let drawing = map.drawings[index]
      var coverage = Renderer.alpha(of: drawing.items, in: area).bytes
      if let group = drawing.group { stack.fade(&coverage, of: area, by: group) }
      body(index, area, coverage)
    }
  }
}

extension PixelRect {
  static let nothing = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The squares of a fixed grid that it touches, cut to it.
  func tiles(side: Int) -> [PixelRect] {
    guard !isEmpty else { return [] }
    return (minY / side...(maxY - 1) / side).flatMap { row in
      (minX / side...(maxX - 1) / side).map { column in
        PixelRect(
          minX: column * side, minY: row * side, maxX: (column + 1) * side, maxY: (row + 1) * side
        ).intersection(self)
      }
    }
  }
}
