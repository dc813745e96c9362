/// Differing pixels that are connected, neighbours across corners included.
struct PixelGroup: Sendable {
  /// The pixels that belong to it.
  var pixels = 0
  /// Of those, pixels that both pictures have.
  var inside = 0
  var minX = Int32.max
  var minY = Int32.max
  var maxX = Int32.min
  var maxY = Int32.min

  /// Takes in a run of pixels, of which only those before a column lie in both pictures.
  mutating func add(_ run: PixelRun, common: Int) {
    pixels += Int(run.end - run.start)
    inside += max(0, min(Int(run.end), common) - Int(run.start))
    minX = min(minX, run.start)
    maxX = max(maxX, run.end)
    minY = min(minY, run.row)
    maxY = max(maxY, run.row + 1)
  }

  /// Takes in another group.
  mutating func take(_ other: PixelGroup) {
    pixels += other.pixels
    inside += other.inside
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}
