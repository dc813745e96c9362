/// Splits a text at its line breaks, and each part into clusters.
struct Paragraphs {
  /// The scalars of each paragraph, without the line break, and how many each cluster has.
  private(set) var parts: [Part] = [Part(start: 0)]
  /// How many scalars the text has, where more than the limit.
  private(set) var cutLength: Int?

  struct Part {
    let start: Int
    var scalars: [Unicode.Scalar] = []
    var clusterLengths: [Int] = []
  }

  /// Reads at most `limit` scalars.
  init(_ text: String, limit: Int) {
    let length = text.unicodeScalars.count
    var position = 0
    for character in text {
      let scalars = character.unicodeScalars
      guard position + scalars.count <= limit else { break }
      position += scalars.count
      if character.isNewline {
        parts.append(Part(start: position))
      } else {
        parts[parts.count - 1].scalars += scalars
        parts[parts.count - 1].clusterLengths.append(scalars.count)
      }
    }
    if position < length { cutLength = length }
  }
}

extension Paragraphs.Part {
  /// The clusters, all in one face, with the indices where lines may break.
  func clusters(face: Int) -> [TextCluster] {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(clusterLengths.count)
    var classes: [LineBreakClass] = []
    var position = 0
    for length in clusterLengths {
      let kind = LineBreakClass(scalars[position])
      classes.append(kind)
      clusters.append(
        TextCluster(scalars: position..<position + length, isSpace: kind == .space, face: face))
      position += length
    }
    for index in classes.indices.dropLast() {
      let followsSpace = index == 0 || classes[index - 1] == .space
      clusters[index].mayBreakAfter = LineBreakClass.mayBreak(
        classes[index], classes[index + 1], afterSpace: followsSpace)
    }
    return clusters
  }
}
