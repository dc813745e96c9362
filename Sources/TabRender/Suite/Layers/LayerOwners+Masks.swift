/// A layer that is asked for, and that a scene does not have.
package struct UnknownLayer: Error, Hashable, Sendable {
  /// What was asked for.
  package let id: String
  /// The layer of the scene that was probably meant.
  package let nearest: String?

  /// Creates an error about a layer that is none of those.
  package init(_ id: String, among known: [String]) {
    self.id = id
    nearest = NearestName.nearest(to: id, among: known)
  }

  /// One sentence.
  package var message: String { "the scene has no layer \"\(JSONValidator.shortened(id))\"" }
  /// One thing that helps.
  package var hint: String {
    nearest.map { "did you mean \"\($0)\"?" } ?? "`tabrender inspect` lists a scene's layers"
  }
}

extension LayerOwners {
  /// Where any of some layers, their shadows or the layers inside them draw at all: 255, elsewhere 0.
  ///
  /// The first layer that the map does not have throws.
  package func mask(of ids: [String]) throws(UnknownLayer) -> Mask {
    var union = Mask(width: map.canvas.width, height: map.canvas.height)
    for id in ids {
      guard let mask = mask(of: id) else {
        throw UnknownLayer(id, among: map.nodes.map(\.id))
      }
      for index in mask.bytes.indices where mask.bytes[index] > 0 { union.bytes[index] = 255 }
    }
    return union
  }
}
