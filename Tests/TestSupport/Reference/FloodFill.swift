/// Connected cells found in the plainest way, to hold groups against.
package enum FloodFill {
  /// How many `#` each group has that is connected across sides and corners, by its first cell.
  package static func sizes(_ rows: [String]) -> [Int] {
    var cells = rows.map { $0.utf8.map { $0 == UInt8(ascii: "#") } }
    var sizes: [Int] = []
    for y in cells.indices {
      for x in cells[y].indices where cells[y][x] {
        var size = 0
        var waiting = [(x, y)]
        while let (x, y) = waiting.popLast() {
          guard cells.indices.contains(y), cells[y].indices.contains(x), cells[y][x] else {
            continue
          }
          cells[y][x] = false
          size += 1
          for dy in -1...1 { for dx in -1...1 { waiting.append((x + dx, y + dy)) } }
        }
        sizes.append(size)
      }
    }
    return sizes
  }
}
