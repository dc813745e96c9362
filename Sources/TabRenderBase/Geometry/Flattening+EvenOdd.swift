extension Flattening {
  /// Above this many subpaths the search for what lies within what would take too long.
  private static let mostOriented = 256

  /// The edges of a path for the even-odd rule.
  ///
  /// Subpaths are turned so that each runs opposite to the one around it. Where outlines do not
  /// cross, the sum of signed areas is then the inside area exactly, also in a pixel that several
  /// outlines pass through, such as those of a ring thinner than a pixel.
  static func evenOddEdges(of path: Path) -> [Edge] {
    let subpaths = subpathEdges(of: path)
    guard subpaths.count > 1, subpaths.count <= mostOriented else {
      return subpaths.flatMap(\.self)
    }
    return subpaths.enumerated().flatMap { index, edges in
      let depth = subpaths.enumerated().count { other, around in
        other != index && edges.first.map { around.contains(x: $0.x0, y: $0.y0) } ?? false
      }
      let isClockwise = edges.signedArea > 0
      return isClockwise == depth.isMultiple(of: 2) ? edges : edges.map(\.reversed)
    }
  }
}

extension Edge {
  fileprivate var reversed: Edge { Edge(x0: x1, y0: y1, x1: x0, y1: y0) }
}

extension [Edge] {
  /// The area inside, positive for one way around; horizontal edges add nothing to it.
  fileprivate var signedArea: Double {
    reduce(0) { $0 + ($1.x0 + $1.x1) * ($1.y1 - $1.y0) / 2 }
  }

  /// Whether a ray to the left crosses the edges an odd number of times.
  fileprivate func contains(x: Double, y: Double) -> Bool {
    count { edge in
      guard (edge.y0 > y) != (edge.y1 > y) else { return false }
      return edge.x0 + (y - edge.y0) / (edge.y1 - edge.y0) * (edge.x1 - edge.x0) < x
    }.isMultiple(of: 2) == false
  }
}
