/// The sets of layers that show in the pixels of a tile, each set kept once.
///
/// A set is the way from a place in a tree of layers to its root: a drawing that covers a pixel in
/// full begins a new way, because nothing below it shows; any other one adds a step.
struct ShowingLayers {
  /// The set in which no layer shows.
  static let none: Int32 = 0
  /// How many layers may show through each other; those below are taken as covered.
  private static let deepest: UInt8 = 16

  private struct Place {
    let node: Int
    let below: Int32
    let depth: UInt8
  }

  private struct Step: Hashable {
    let from: Int32
    let node: Int
  }

  private var places = [Place(node: -1, below: -1, depth: 0)]
  private var steps: [Step: Int32] = [:]

  /// The set after a layer is drawn over another set.
  mutating func adding(_ node: Int, to set: Int32) -> Int32 {
    if places[Int(set)].node == node { return set }
    let start = places[Int(set)].depth < Self.deepest ? set : Self.none
    let step = Step(from: start, node: node)
    if let known = steps[step] { return known }
    let new = Int32(places.count)
    places.append(Place(node: node, below: start, depth: places[Int(start)].depth + 1))
    steps[step] = new
    return new
  }

  /// The layers of a set, topmost first; one that draws below and above others is there once.
  func nodes(of set: Int32) -> [Int] {
    var nodes: [Int] = []
    var set = set
    while set > Self.none {
      let place = places[Int(set)]
      if !nodes.contains(place.node) { nodes.append(place.node) }
      set = place.below
    }
    return nodes
  }

  /// The number of sets so far, the empty one included.
  var count: Int { places.count }
}
