/// A word for each layer of a tree, no two alike.
///
/// A layer is called by its name, and an unnamed one by the layer that holds it, a point and its
/// place among that layer's sublayers, from 1: hiding or reordering by `zPosition` changes no word.
/// Where a name is taken, ".2", ".3" and so on follow it. An unnamed root is called "canvas".
struct LayerIdentifiers {
  private var words: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  /// The number to try next for a word that is taken, so that many equal names stay cheap.
  private var next: [String: Int] = [:]

  /// Finds the words of a tree, down to the depth that is drawn.
  init(of root: CALayer) {
    let layers = Self.layers(of: root)
    let names = Set(layers.compactMap { Self.name(of: $0.layer) })
    for (layer, parent, index) in layers {
      let word: String
      if let name = Self.name(of: layer) {
        word = free(name, besides: [])
      } else {
        let base = parent.flatMap { words[ObjectIdentifier($0)] }
        word = free(base.map { "\($0).\(index)" } ?? "canvas", besides: names)
      }
      words[ObjectIdentifier(layer)] = word
    }
  }

  /// The layer's word; `nil` for one outside of the tree or too deep in it.
  subscript(layer: CALayer) -> String? { words[ObjectIdentifier(layer)] }

  /// A word for the shadow of the layer that is called so.
  ///
  /// A layer that is called "….shadow" is there for its shadow, and shares its word.
  mutating func shadow(of word: String) -> String {
    word.hasSuffix(".shadow") ? word : free(word + ".shadow", besides: [])
  }

  private static func name(of layer: CALayer) -> String? {
    layer.name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The layers, each before those that it holds, with their places from 1.
  private static func layers(
    of root: CALayer
  ) -> [(layer: CALayer, parent: CALayer?, index: Int)] {
    var layers: [(layer: CALayer, parent: CALayer?, index: Int)] = []
    var waiting = [(layer: root, parent: CALayer?.none, index: 1, depth: 1)]
    while let (layer, parent, index, depth) = waiting.popLast() {
      layers.append((layer, parent, index))
      guard depth < CALayer.maximumDepth else { continue }
      for (index, sublayer) in layer.sublayers.enumerated().reversed() {
        waiting.append((sublayer, layer, index + 1, depth + 1))
      }
    }
    return layers
  }

  private mutating func free(_ word: String, besides reserved: Set<String>) -> String {
    if !reserved.contains(word), taken.insert(word).inserted { return word }
    var number = next[word, default: 2]
    while reserved.contains("\(word).\(number)") || taken.contains("\(word).\(number)") {
      number += 1
    }
    next[word] = number + 1
    taken.insert("\(word).\(number)")
    return "\(word).\(number)"
  }
}
