import Foundation
import TabRenderBase

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
