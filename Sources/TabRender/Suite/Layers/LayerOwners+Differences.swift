extension LayerOwners {
  /// The layers that the differences of a comparison are named for, most pixels first.
  ///
  /// Where layers have changed since the baseline was made, it is those, each with the differing
  /// pixels where it draws or drew; one pixel may count for several. Where none is known to have, or
  /// none that draws where pixels differ, the area rule guesses.
  package func owners(of diff: ImageDiff, _ changes: LayerChanges? = nil) -> [SuiteResults.Layer] {
    let runs = diff.differingRuns
    var layers = (changes?.layers ?? []).map {
      SuiteResults.Layer(id: $0.id, pixels: runs.count(in: $0.area))
    }
    layers.removeAll { $0.pixels == 0 }
    if layers.isEmpty, !runs.isEmpty {
      layers = zip(map.nodes, mostAlike(runs))
        .map { SuiteResults.Layer(id: $0.id, pixels: $1) }.filter { $0.pixels > 0 }
    }
    return layers.sorted { ($1.pixels, $0.id) < ($0.pixels, $1.id) }
  }

  /// The area rule: how many differing pixels each layer has.
  ///
  /// A pixel goes to the one of the layers that show in it of which the largest part differs and that
  /// has the largest part of all that differs, the former counted twice; to the topmost among equals.
  /// So a shadow owns its halo although content shows through it, and a title behind that shadow its
  /// letters. Parts of areas depend on the scale as little as can be.
  private func mostAlike(_ runs: [PixelRun]) -> [Int] {
    let differs = differs(runs)
    let all = runs.count(in: map.canvas)
    var shown = [Int](repeating: 0, count: map.nodes.count)
    var differing = shown
    forEachShowing { node, pixel in
      shown[node] += 1
      if differs[pixel] { differing[node] += 1 }
    }
    let likeness = zip(differing, shown).map { differing, shown -> Double in
      let differing = Double(differing)
      return 2 * differing / Double(max(1, shown)) + differing / Double(max(1, all))
    }
    var best = [Int](repeating: -1, count: differs.count)
    forEachShowing { node, pixel in
      guard differs[pixel], best[pixel] < 0 || likeness[node] > likeness[best[pixel]] else {
        return
      }
      best[pixel] = node
    }
    var owned = [Int](repeating: 0, count: map.nodes.count)
    for node in best where node >= 0 { owned[node] += 1 }
    // What lies outside the canvas is the root's.
    owned[0] += runs.reduce(0) { $0 + Int($1.end - $1.start) } - all
    return owned
  }

  /// Whether each pixel of the canvas differs.
  private func differs(_ runs: [PixelRun]) -> [Bool] {
    var differs = [Bool](repeating: false, count: map.canvas.width * map.canvas.height)
    for run in runs where run.row < map.canvas.height {
      for x in Int(run.start)..<Int(run.end) where x < map.canvas.width {
        differs[Int(run.row) * map.canvas.width + x] = true
      }
    }
    return differs
  }

  /// Calls with each layer that shows in each pixel, nearest first; with the root where none does.
  private func forEachShowing(_ body: (_ node: Int, _ pixel: Int) -> Void) {
    for tile in map.canvas.tiles(side: Self.tileSide) {
      // The most that anything nearer covers of each pixel.
      var covered = [UInt8](repeating: 0, count: tile.width * tile.height)
      forEachDrawing(in: tile, among: map.drawings.indices.reversed()) { index, area, coverage in
        var coverage = coverage.makeIterator()
        for y in area.rows {
          for x in area.columns {
            let inTile = (y - tile.minY) * tile.width + x - tile.minX
            guard let part = coverage.next(), part > 0, covered[inTile] < 255 else { continue }
            covered[inTile] = max(covered[inTile], part)
            body(map.drawings[index].node, y * map.canvas.width + x)
          }
        }
      }
      for (inTile, part) in covered.enumerated() where part == 0 {
        let (x, y) = (inTile % tile.width, inTile / tile.width)
        body(0, (tile.minY + y) * map.canvas.width + tile.minX + x)
      }
    }
  }
}

extension [PixelRun] {
  /// How many pixels of the runs are in a rectangle.
  fileprivate func count(in area: PixelRect) -> Int {
    reduce(0) { count, run in
      guard area.rows.contains(Int(run.row)) else { return count }
      return count
        + Swift.max(0, Swift.min(Int(run.end), area.maxX) - Swift.max(Int(run.start), area.minX))
    }
  }
}
