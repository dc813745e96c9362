/// The layers that are not as they were when a baseline was made.
package struct LayerChanges: Hashable, Sendable {
  /// A layer that changed.
  package struct Layer: Hashable, Sendable {
    /// What it is called.
    package let id: String
    /// The rectangle around all that it and the layers in it draw, or drew in the baseline.
    package let area: PixelRect
  }

  /// The layers whose own properties changed, and those that were added, removed or reordered.
  package private(set) var layers: [Layer] = []
  /// What the names of the layers do not tell: which of them are new, and which are gone.
  package private(set) var notes: [String] = []

  /// Compares the layers of a picture with those of its baseline.
  ///
  /// Layers that appear or disappear with the one that holds them have not changed themselves.
  package init(from old: LayerList, to new: LayerList) {
    let (before, after) = (old.entriesByID, new.entriesByID)
    func isNew(_ entry: LayerList.Entry, _ others: [String: LayerList.Entry]) -> Bool {
      others[entry.id] == nil && entry.parent.map { others[$0]?.digest != nil } ?? true
    }
    let added = new.entries.filter { isNew($0, before) }
    let removed = old.entries.filter { isNew($0, after) }
    var stayed: [(now: LayerList.Entry, line: Int)] = []
    for now in new.entries {
      guard let was = before[now.id] else { continue }
      guard (now.digest, now.parent) == (was.digest, was.parent) else {
        layers.append(Layer(id: now.id, area: now.area.union(was.area)))
        continue
      }
      stayed.append((now, was.line))
    }
    layers += (added + removed + Self.reordered(stayed)).map { Layer(id: $0.id, area: $0.area) }
    notes = Self.notes(added, "added") + Self.notes(removed, "removed")
  }

  /// The layers that are another one of their siblings than they were, of those that are otherwise
  /// as they were.
  private static func reordered(
    _ layers: [(now: LayerList.Entry, line: Int)]
  ) -> [LayerList.Entry] {
    Dictionary(grouping: layers, by: \.now.parent).values.flatMap { siblings in
      zip(siblings, siblings.map(\.line).sorted()).filter { $0.line != $1 }.map(\.0.now)
    }
  }

  private static func notes(_ layers: [LayerList.Entry], _ verb: String) -> [String] {
    guard let first = layers.first?.id else { return [] }
    let more = layers.count > 1 ? " and \(layers.count - 1) more" : ""
    return ["\(verb) layer: \(first)\(more)"]
  }
}
