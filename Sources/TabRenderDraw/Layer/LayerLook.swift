import Foundation

/// What a layer adds to a picture by itself: all of its own properties that can change a pixel.
///
/// It is in points, so that it does not depend on the scale, and says nothing of the layer's
/// sublayers. A shadow has a look of its own.
package struct LayerLook: Hashable, Sendable {
  /// What it draws in its own space, with what clips, masks and fades it.
  var items: [DisplayItem]
  /// From its space to its superlayer's.
  var toSuperlayer = CGAffineTransform.identity
  var zPosition: CGFloat = 0

  /// 16 hexadecimal digits that stand for the look: others where anything in it is changed.
  package var digest: String {
    let matrix = toSuperlayer
    let list = DisplayList(width: 0, height: 0, background: nil, items: items)
    let text =
      "\(matrix.a),\(matrix.b),\(matrix.c),\(matrix.d),\(matrix.tx),\(matrix.ty) "
      + "z \(zPosition)\n\(list)"
    return String(SHA256.hexadecimal(of: Array(text.utf8)).prefix(16))
  }
}

extension DisplayListBuilder {
  /// What a layer draws in its own space, whose builder this is.
  func look(of layer: CALayer, _ opacity: UInt16) -> LayerLook {
    var own = self
    own.drawBelowSublayers(of: layer)
    own.drawBorder(of: layer)
    let group = DisplayGroup(
      items: own.items, opacity: opacity, clip: layer.masksToBounds ? shape(layer.outline) : nil,
      mask: layer.mask.map { unrecordedItems(of: $0, .identity) })
    return LayerLook(
      items: [.group(group)], toSuperlayer: layer.transformToSuperlayer,
      zPosition: layer.zPosition)
  }

  /// What a layer's shadow is in the layer's space; what casts it is in it where it is a path.
  func shadowLook(of layer: CALayer) -> LayerLook {
    let caster = layer.shadowPath.map { DisplayShadow.Caster.shape(shape(of: $0)) } ?? .items([])
    return LayerLook(items: shadow(of: layer, castBy: caster).map { [.shadow($0)] } ?? [])
  }
}
