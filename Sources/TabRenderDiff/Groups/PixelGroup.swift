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

  /// No pixels; any group can be taken in.
  init() {}

  /// A run of pixels, of which only those before a column lie in both pictures.
  init(_ run: PixelRun, common: Int) {
    pixels = Int(run.end - run.start)
    inside = max(0, min(Int(run.end), common) - Int(run.start))
    (minX, maxX) = (run.start, run.end)
    (minY, maxY) = (run.row, run.row + 1)
  }

  /// The smallest rectangle around it.
  var bounds: PixelRect {
    PixelRect(minX: Int(minX), minY: Int(minY), maxX: Int(maxX), maxY: Int(maxY))
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
