import TabRenderBase
import TabRenderDiff

extension LayerOwners {
  /// The layers that the differing pixels of a comparison belong to, most pixels first.
  ///
  /// The pixels are taken in connected groups, because a change of one layer shows as one or a few
  /// of them. Of the layers that show in a pixel, it belongs to the one that looks most like the
  /// group: by Dice's coefficient, 2·|A∩B| / (|A| + |B|), of the pixels of the group and those in
  /// which the layer shows; the topmost among equals. So a shadow that got wider owns its halo
  /// although every pixel shows the content too, and a changed title behind that shadow owns its
  /// letters. Pixels where nothing is drawn, and pixels outside the canvas, belong to the root.
  /// One of the compared pictures is taken to show the map's canvas.
  package func owners(of diff: ImageDiff) -> [SuiteResults.Layer] {
    guard diff.summary.differingPixels > 0 else { return [] }
    let regions = DifferenceRegions(diff.differingRuns)
    let areas = areas
    var statistics = DifferenceStatistics(areas: areas.map(\.pixelCount))
    for (tile, pieces) in tiles(of: regions) {
      let (sets, showing) = layers(in: tile)
      statistics.look(
        at: sets, showing, insteadOf: areas.map { $0.intersection(tile).pixelCount })
      for (meeting, pixels) in Self.count(pieces, sets, tile) {
        statistics.add(pixels, of: meeting.region, showing: showing.nodes(of: meeting.set))
      }
    }
    var pixels = statistics.owners(regions.sizes)
    let counted = pixels.values.reduce(0, +)
    pixels[0, default: 0] += diff.summary.differingPixels - counted
    return pixels.filter { $0.value > 0 }
      .map { SuiteResults.Layer(id: map.nodes[$0.key].id, pixels: $0.value) }
      .sorted { ($1.pixels, $0.id) < ($0.pixels, $1.id) }
  }

  /// A part of a run that lies in one tile.
  fileprivate typealias Piece = (row: Int, columns: Range<Int>, region: Int)

  /// The tiles of the canvas with differing pixels, row by row.
  private func tiles(of regions: DifferenceRegions) -> [(tile: PixelRect, pieces: [Piece])] {
    let side = Self.tileSide
    var pieces: [Int: [Piece]] = [:]
    let across = map.canvas.width / side + 1
    for (run, region) in zip(regions.runs, regions.regions) where run.row < map.canvas.height {
      let row = Int(run.row)
      var column = Int(run.start)
      let end = min(Int(run.end), map.canvas.width)
      while column < end {
        let next = min(end, (column / side + 1) * side)
        pieces[row / side * across + column / side, default: []]
          .append((row, column..<next, Int(region)))
        column = next
      }
    }
    return pieces.sorted { $0.key < $1.key }.map { place, pieces in
      let (x, y) = (place % across * side, place / across * side)
      let tile = PixelRect(minX: x, minY: y, maxX: x + side, maxY: y + side)
      return (tile.intersection(map.canvas), pieces)
    }
  }

  /// The rectangle around all that each layer draws.
  private var areas: [PixelRect] {
    var areas = [PixelRect](repeating: .nothing, count: map.nodes.count)
    for (drawing, area) in zip(map.drawings, bounds) {
      areas[drawing.node] = areas[drawing.node].union(area)
    }
    return areas
  }

  /// What shows in each pixel of a tile.
  private func layers(in tile: PixelRect) -> (sets: [Int32], showing: ShowingLayers) {
    var showing = ShowingLayers()
    var sets = [Int32](repeating: ShowingLayers.none, count: tile.width * tile.height)
    forEachDrawing(in: tile) { index, area, coverage in
      let node = map.drawings[index].node
      var last: (before: Int32, after: Int32) = (-1, -1)
      for row in area.rows {
        let from = (row - area.minY) * area.width - area.minX
        let to = (row - tile.minY) * tile.width - tile.minX
        for column in area.columns where coverage[from + column] > 0 {
          let isFull = coverage[from + column] == 255
          let before = isFull ? ShowingLayers.none : sets[to + column]
          if before != last.before { last = (before, showing.adding(node, to: before)) }
          sets[to + column] = last.after
        }
      }
    }
    return (sets, showing)
  }

  /// How many differing pixels of each group have the same layers, in no order.
  private static func count(
    _ pieces: [Piece], _ sets: [Int32], _ tile: PixelRect
  ) -> [(meeting: (region: Int, set: Int32), pixels: Int)] {
    var counts: [SIMD2<Int>: Int] = [:]
    for piece in pieces {
      let row = (piece.row - tile.minY) * tile.width - tile.minX
      var column = piece.columns.lowerBound
      while column < piece.columns.upperBound {
        let (start, set) = (column, sets[row + column])
        while column < piece.columns.upperBound, sets[row + column] == set { column += 1 }
        counts[SIMD2(piece.region, Int(set)), default: 0] += column - start
      }
    }
    return counts.map { (($0.key.x, Int32($0.key.y)), $0.value) }
  }
}

extension PixelRect {
  fileprivate var pixelCount: Int { width * height }
}
