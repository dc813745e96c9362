/// An identifier for each layer of a tree, no two alike.
///
/// A layer is called by its name, and an unnamed one by the layer that holds it, a point and its
/// position among that layer's sublayers, from 1: hiding or reordering by `zPosition` changes none.
/// Where a name is taken, ".2", ".3" and so on follow it. An unnamed root is called "canvas".
struct LayerIdentifiers {
  private var identifiers: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  /// The number to try next for an identifier that is taken, so that many equal names stay cheap.
  private var next: [String: Int] = [:]

  /// Finds the identifiers of a tree, down to the depth that is drawn.
  init(of root: CALayer) {
    let layers = Self.layers(of: root)
    let names = Set(layers.compactMap { Self.name(of: $0.layer) })
    for (layer, parent, index) in layers {
      let identifier: String
      if let name = Self.name(of: layer) {
        identifier = free(name, besides: [])
      } else {
        let base = parent.flatMap { identifiers[ObjectIdentifier($0)] }
        identifier = free(base.map { "\($0).\(index)" } ?? "canvas", besides: names)
      }
      identifiers[ObjectIdentifier(layer)] = identifier
    }
  }

  /// The layer's identifier; `nil` for one outside of the tree or too deep in it.
  subscript(layer: CALayer) -> String? { identifiers[ObjectIdentifier(layer)] }

  /// An identifier for the shadow of the layer that is called so.
  ///
  /// A layer that is called "….shadow" is there for its shadow, and shares its identifier.
  mutating func shadow(of identifier: String) -> String {
    identifier.hasSuffix(".shadow") ? identifier : free(identifier + ".shadow", besides: [])
  }

  private static func name(of layer: CALayer) -> String? {
    layer.name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The layers, each before those that it holds, with their positions from 1.
  private static func layers(
    of root: CALayer
  ) -> [(layer: CALayer, parent: CALayer?, index: Int)] {
    var layers: [(layer: CALayer, parent: CALayer?, index: Int)] = []
    var waiting = [(layer: root, parent: CALayer?.none, index: 1, depth: 1)]
    while let (layer, parent, index, depth) = waiting.popLast() {
      layers.append((layer, parent, index))
      guard depth < CALayer.maximumDepth else { continue }
      for (index, sublayer) in layer.children.enumerated().reversed() {
        waiting.append((sublayer, layer, index + 1, depth + 1))
      }
    }
    return layers
  }

  private mutating func free(_ identifier: String, besides reserved: Set<String>) -> String {
    if !reserved.contains(identifier), taken.insert(identifier).inserted { return identifier }
    var number = next[identifier, default: 2]
    while reserved.contains("\(identifier).\(number)") || taken.contains("\(identifier).\(number)")
    {
      number += 1
    }
    next[identifier] = number + 1
    taken.insert("\(identifier).\(number)")
    return "\(identifier).\(number)"
  }
}
