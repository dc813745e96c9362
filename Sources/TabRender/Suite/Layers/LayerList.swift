internal import Foundation

/// The layers of a picture, with what tells whether one of them has changed.
///
/// Its text has a line with the format, one with the digest of the picture's file and one for each
/// layer, indented as the tree is: the digest of the layer's own properties or `hidden`, the rectangle
/// around all that it and the layers in it draw, in pixels, and what it is called.
package struct LayerList: Hashable, Sendable {
  /// A layer, or a layer's shadow.
  package struct Entry: Hashable, Sendable {
    /// What it is called, unlike any other.
    package let id: String
    /// What the layer that holds it is called; `nil` for the root.
    package let parent: String?
    /// The digest of its own properties; `nil` where it is hidden.
    package let digest: String?
    /// The rectangle around all that it and the layers in it draw.
    package let area: PixelRect
    /// Its number in drawing order, from 0.
    let line: Int
  }

  /// The SHA-256 of the picture's file in hexadecimal digits.
  package let picture: String
  /// The layers in drawing order, each before those that it holds.
  package let entries: [Entry]

  /// The list of a picture whose file has that digest.
  package init(_ owners: LayerOwners, picture: String) {
    self.picture = picture
    let nodes = owners.map.nodes
    // A line of the text is a layer, whatever the layer is called.
    let ids = nodes.map { String($0.id.map { $0.isNewline ? " " : $0 }) }
    entries = zip(nodes, owners.areas).enumerated().map { line, layer in
      Entry(
        id: ids[line], parent: layer.0.parent.map { ids[$0] }, digest: layer.0.look?.digest,
        area: layer.1, line: line)
    }
  }

  var entriesByID: [String: Entry] {
    Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
  }
}

// MARK: The text

extension LayerList {
  /// What every list begins with.
  static let head = "tabrender-layers 1"
  private static let hidden = "hidden"

  /// The list as text.
  package var text: String {
    var depths: [String: Int] = [:]
    let lines = entries.map { entry in
      let depth = entry.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[entry.id] = depth
      let area = entry.area
      return String(repeating: "  ", count: depth) + (entry.digest ?? Self.hidden)
        + " \(area.minX),\(area.minY),\(area.width),\(area.height) \(entry.id)"
    }
    return ([Self.head, picture] + lines).map { $0 + "\n" }.joined()
  }

  /// Reads a text; `nil` for one that is no list, or not whole.
  package init?(text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 2, lines[0] == Self.head, lines.last == "" else { return nil }
    var path: [String] = []
    var entries: [Entry] = []
    for line in lines.dropFirst(2).dropLast() {
      let depth = line.prefix { $0 == " " }.count / 2
      let parts = line.dropFirst(depth * 2).split(
        separator: " ", maxSplits: 2, omittingEmptySubsequences: false
      ).map(String.init)
      guard depth <= path.count, parts.count == 3, let area = PixelRect(parts[1]) else {
        return nil
      }
      path = path.prefix(depth) + [parts[2]]
      entries.append(
        Entry(
          id: parts[2], parent: path.dropLast().last,
          digest: parts[0] == Self.hidden ? nil : parts[0], area: area, line: entries.count))
    }
    picture = String(lines[1])
    self.entries = entries
  }
}

extension PixelRect {
  /// Reads `x,y,width,height`.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: ",").compactMap { Int32($0) }.map(Int.init)
    guard numbers.count == 4 else { return nil }
    self.init(
      minX: numbers[0], minY: numbers[1], maxX: numbers[0] + numbers[2],
      maxY: numbers[1] + numbers[3])
  }
}
