/// Counts which layers show in which groups of differing pixels, and chooses a layer for each.
struct DifferenceStatistics {
  /// Differing pixels of one group in which the same layers show.
  private struct Share {
    let region: Int
    /// The layers that show, topmost first.
    let nodes: [Int]
    let pixels: Int
  }

  private struct Meeting: Hashable {
    let region: Int
    let node: Int
  }

  /// The pixels in which each layer shows.
  private var shown: [Int]
  private var shares: [Share] = []
  /// The differing pixels of a group in which a layer shows.
  private var common: [Meeting: Int] = [:]

  /// Begins with the number of pixels that each layer is taken to show in where nobody looks.
  init(areas: [Int]) {
    shown = areas
  }

  /// Looks at a tile: what shows in each pixel, and the layers' areas that were assumed for it.
  mutating func look(at sets: [Int32], _ showing: ShowingLayers, insteadOf areas: [Int]) {
    for node in areas.indices { shown[node] -= areas[node] }
    var pixels = [Int](repeating: 0, count: showing.count)
    for set in sets { pixels[Int(set)] += 1 }
    for set in pixels.indices where pixels[set] > 0 {
      for node in showing.nodes(of: Int32(set)) { shown[node] += pixels[set] }
    }
  }

  /// Adds differing pixels of a group in which the same layers show, topmost first.
  mutating func add(_ pixels: Int, of region: Int, showing nodes: [Int]) {
    guard !nodes.isEmpty else { return }
    shares.append(Share(region: region, nodes: nodes, pixels: pixels))
    for node in nodes { common[Meeting(region: region, node: node), default: 0] += pixels }
  }

  /// The pixels that each layer owns, given the sizes of the groups.
  func owners(_ sizes: [Int]) -> [Int: Int] {
    var owned: [Int: Int] = [:]
    for share in shares {
      var best = (node: share.nodes[0], common: 0, both: 1)
      for node in share.nodes {
        let common = common[Meeting(region: share.region, node: node), default: 0]
        let both = sizes[share.region] + shown[node]
        if common * best.both > best.common * both { best = (node, common, both) }
      }
      owned[best.node, default: 0] += share.pixels
    }
    return owned
  }
}
