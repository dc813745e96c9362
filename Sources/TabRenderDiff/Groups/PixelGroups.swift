/// The groups of connected differing pixels in some rows.
///
/// Rows are taken one by one, and only the runs of the first and the last one are kept: in a picture
/// of dots the runs would take more room than the picture. Groups of neighbouring rows can be joined.
struct PixelGroups: Sendable {
  /// A row's runs, and the number of the set that each belongs to.
  private struct Row: Sendable {
    var number = -1
    var runs: [PixelRun] = []
    var sets: [Int32] = []

    /// The row with other numbers of sets.
    func moved(by offset: Int32) -> Row {
      Row(number: number, runs: runs, sets: sets.map { $0 + offset })
    }
  }

  private var sets = DisjointSets()
  /// What each set holds; nothing once another has taken it in.
  private var held: [PixelGroup] = []
  private var first = Row()
  private var last = Row()

  /// Finds the groups in some rows of pixel classes; what lies in `common`, the part that both pictures
  /// have, is counted besides.
  init(in rows: Range<Int>, of pixelClasses: [UInt8], width: Int, common: PixelRect) {
    var row = Row()
    for y in rows {
      row.number = y
      row.runs.removeAll(keepingCapacity: true)
      PixelRun.append(row: y, of: pixelClasses, width: width, to: &row.runs)
      if row.runs.isEmpty && last.runs.isEmpty { continue }
      add(&row, commonWidth: common.rows.contains(y) ? common.maxX : 0)
      swap(&row, &last)
    }
  }

  /// The groups, by their first pixels from the top left on.
  var all: [PixelGroup] { held.filter { $0.pixels > 0 } }

  /// Takes in the groups of the rows that follow.
  mutating func join(_ below: PixelGroups) {
    let offset = Int32(sets.count)
    sets.append(below.sets)
    held += below.held
    if last.number + 1 == below.first.number {
      PixelRun.forEachTouching(last.runs[...], below.first.runs[...]) { upper, lower in
        unite(last.sets[upper], below.first.sets[lower] + offset)
      }
    }
    if first.runs.isEmpty { first = below.first.moved(by: offset) }
    if below.last.number >= 0 { last = below.last.moved(by: offset) }
  }

  /// Gives each run of a row its set, that of the runs it touches above.
  private mutating func add(_ row: inout Row, commonWidth: Int) {
    let none: Int32 = -1
    row.sets = Array(repeating: none, count: row.runs.count)
    if last.number + 1 == row.number {
      PixelRun.forEachTouching(last.runs[...], row.runs[...]) { upper, lower in
        if row.sets[lower] == none {
          row.sets[lower] = last.sets[upper]
        } else {
          unite(row.sets[lower], last.sets[upper])
        }
      }
    }
    for index in row.runs.indices {
      if row.sets[index] == none {
        row.sets[index] = sets.add()
        held.append(PixelGroup())
      } else {
        row.sets[index] = sets.root(row.sets[index])
      }
      held[Int(row.sets[index])].take(PixelGroup(row.runs[index], common: commonWidth))
    }
    if first.number < 0 { first = row }
  }

  private mutating func unite(_ one: Int32, _ other: Int32) {
    guard let (kept, absorbed) = sets.unite(one, other) else { return }
    held[Int(kept)].take(held[Int(absorbed)])
    held[Int(absorbed)] = PixelGroup()
  }
}
