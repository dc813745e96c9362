extension CALayer {
  /// The layers drawn in this layer's space, in their order; `nil`, the default, where there are none.
  ///
  /// Setting it takes out the layers that are not in the new list.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of the other children.
  ///
  /// A layer has one superlayer: it is first removed from where it was. Adding a layer to itself or to
  /// one of its own descendants is a programming error.
  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.count)
  }

  /// Inserts a layer at an index among the sublayers; an index outside is brought in.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: min(Int(index), children.count))
  }

  /// Inserts a layer right behind a sublayer, or behind all where `sibling` is `nil` or no sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer right in front of a sublayer, or in front of all where there is none such.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer where a sublayer was; nothing happens where `old` is no sublayer.
  public func replaceSublayer(_ old: CALayer, with layer: CALayer) {
    guard old !== layer, old.superlayer === self else { return }
    layer.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(layer, at: index)
  }

  /// Takes the layer out of its superlayer; nothing happens where it has none.
  public func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      precondition(current !== layer, "A layer cannot be a sublayer of itself or its descendants.")
      ancestor = current.superlayer
    }
    children.insert(layer, at: index)
    layer.superlayer = self
  }
}
