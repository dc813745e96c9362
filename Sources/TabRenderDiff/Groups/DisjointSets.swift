/// A union-find: numbered sets of which some are united.
///
/// The number of a set is its smallest one.
package struct DisjointSets {
  private var parents: [Int32]

  /// Creates so many sets, each of its own.
  package init(count: Int = 0) {
    parents = Array(0..<Int32(count))
  }

  /// How many sets were added, united ones included.
  var count: Int { parents.count }

  /// Adds a set of its own, and gives its number.
  mutating func add() -> Int32 {
    let number = Int32(parents.count)
    parents.append(number)
    return number
  }

  /// Adds the sets of another union-find behind these.
  mutating func append(_ other: DisjointSets) {
    let offset = Int32(parents.count)
    parents.reserveCapacity(parents.count + other.parents.count)
    for parent in other.parents { parents.append(parent + offset) }
  }

  /// The number of the set that a number belongs to.
  package mutating func root(_ number: Int32) -> Int32 {
    var number = number
    while true {
      let parent = parents[Int(number)]
      if parent == number { return number }
      let next = parents[Int(parent)]
      parents[Int(number)] = next
      number = next
    }
  }

  /// Unites two sets, and gives the number that stays and the one that goes; `nil` where they are
  /// one already.
  package mutating func unite(_ one: Int32, _ other: Int32) -> (kept: Int32, absorbed: Int32)? {
    let (first, second) = (root(one), root(other))
    if first == second { return nil }
    let (kept, absorbed) = (min(first, second), max(first, second))
    parents[Int(absorbed)] = kept
    return (kept, absorbed)
  }
}
