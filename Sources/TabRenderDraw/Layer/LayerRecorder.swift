import Foundation

/// Notes what each layer draws while a tree is flattened.
///
/// Shadows are known after what casts them, and lie below it; their positions are kept free and
/// closed up at the end.
final class LayerRecorder {
  /// A layer whose parts are being drawn.
  private struct Open {
    let layer: CALayer
    let node: Int
    let group: Int?
    let ownsGroup: Bool
    /// From the layer's space to the points of the root's superlayer.
    let toPoints: CGAffineTransform
    let shadowNode: Int
    let shadowDrawing: Int
  }

  private var identifiers: LayerIdentifiers
  private let canvas: DisplayCanvas
  private let toPixels: CGAffineTransform
  private var nodes: [LayerMap.Node?] = []
  private var drawings: [LayerMap.Drawing?] = []
  private var groups: [LayerMap.Group] = []
  private var path: [Open] = []

  init(of root: CALayer, on canvas: DisplayCanvas, toPixels: CGAffineTransform) {
    identifiers = LayerIdentifiers(of: root)
    self.canvas = canvas
    self.toPixels = toPixels
  }

  /// A layer is left out together with its sublayers.
  func skip(_ layer: CALayer) {
    addNode(layer, space(of: layer), look: nil)
  }

  /// A layer begins to draw.
  func open(_ layer: CALayer, _ look: LayerLook, clip: Shape?, opacity: UInt16) {
    let toPoints = space(of: layer)
    addNode(layer, toPoints, look: look)
    let outer = path.last?.group
    let ownsGroup = clip != nil || opacity < .max || layer.mask != nil
    if ownsGroup {
      groups.append(
        LayerMap.Group(
          parent: outer, depth: outer.map { groups[$0].depth + 1 } ?? 0, clip: clip,
          opacity: opacity))
    }
    path.append(
      Open(
        layer: layer, node: nodes.count - 1, group: ownsGroup ? groups.count - 1 : outer,
        ownsGroup: ownsGroup, toPoints: toPoints, shadowNode: nodes.count,
        shadowDrawing: drawings.count))
    nodes.append(nil)
    drawings.append(nil)
  }

  /// The innermost open layer has drawn some items of its own.
  func add(_ items: some Sequence<DisplayItem>) {
    let covering = items.map(\.covering)
    guard let layer = path.last, !covering.isEmpty else { return }
    drawings.append(LayerMap.Drawing(node: layer.node, group: layer.group, items: covering))
  }

  /// The innermost open layer casts a shadow.
  func add(_ shadow: DisplayShadow, _ look: LayerLook) {
    guard let layer = path.last, let caster = nodes[layer.node] else { return }
    let id = identifiers.shadow(of: caster.id)
    let owner = id == caster.id ? layer.node : layer.shadowNode
    if id == caster.id {
      nodes[owner] = caster.asShadow(reaching: shadow.bounds)
    } else {
      nodes[owner] = shadowNode(id, of: caster, layer, shadow.bounds)
    }
    nodes[owner]?.look?.items += look.items
    drawings[layer.shadowDrawing] = LayerMap.Drawing(
      node: owner, group: layer.group, items: [.shadow(shadow)])
  }

  private func shadowNode(
    _ id: String, of caster: LayerMap.Node, _ layer: Open, _ bounds: PixelRect
  ) -> LayerMap.Node {
    let offset = layer.layer.shadowOffset.applying(layer.toPoints)
    return LayerMap.Node(
      number: 0, id: id, kind: .shadow,
      frame: caster.frame.offsetBy(dx: offset.width, dy: offset.height), pixels: bounds,
      title: nil, isTruncated: false, parent: layer.node,
      look: LayerLook(items: []))
  }

  /// The innermost open layer is done.
  func close(mask: [DisplayItem]?) {
    guard let layer = path.popLast(), layer.ownsGroup, let group = layer.group else { return }
    groups[group].mask = mask
  }

  /// The nodes, drawings and groups, without the positions that stayed free.
  func finish() -> ([LayerMap.Node], [LayerMap.Drawing], [LayerMap.Group]) {
    var indices: [Int] = []
    var kept: [LayerMap.Node] = []
    for node in nodes {
      indices.append(kept.count)
      guard var node else { continue }
      node.number = kept.count + 1
      node.parent = node.parent.map { indices[$0] }
      kept.append(node)
    }
    let drawn = drawings.compactMap(\.self).map { drawing in
      LayerMap.Drawing(node: indices[drawing.node], group: drawing.group, items: drawing.items)
    }
    return (kept, drawn, groups)
  }

  private func space(of layer: CALayer) -> CGAffineTransform {
    layer.transformToSuperlayer.concatenating(path.last?.toPoints ?? .identity)
  }

  private func addNode(_ layer: CALayer, _ toPoints: CGAffineTransform, look: LayerLook?) {
    guard let id = identifiers[layer] else { return }
    var look = look
    if path.isEmpty { look?.items.append(canvasFill) }
    let frame = toPoints.isFinite ? layer.bounds.applying(toPoints) : .zero
    let text = layer.shownText
    nodes.append(
      LayerMap.Node(
        number: 0, id: id, kind: layer.kind, frame: frame,
        pixels: PixelRect(covering: frame.applying(toPixels)), title: text?.string,
        isTruncated: text?.layout?.isTruncated ?? false, parent: path.last?.node, look: look))
  }

  /// The canvas with what lies behind all layers, in points: a part of the root's look.
  private var canvasFill: DisplayItem {
    let (area, scale) = (canvas.bounds, toPixels.a)
    let rect = CGRect(
      x: (CGFloat(area.minX) - toPixels.tx) / scale, y: (CGFloat(area.minY) - toPixels.ty) / scale,
      width: CGFloat(area.width) / scale, height: CGFloat(area.height) / scale)
    let clear = StraightPixel(red: 0, green: 0, blue: 0, alpha: 0)
    return .fill(.roundedRect(RoundedRect(rect: rect)), .color(canvas.background ?? clear))
  }
}

extension LayerMap.Node {
  /// The entry of a layer that is there for its shadow.
  fileprivate func asShadow(reaching bounds: PixelRect) -> LayerMap.Node {
    LayerMap.Node(
      number: number, id: id, kind: .shadow, frame: frame, pixels: pixels.union(bounds),
      title: title, isTruncated: isTruncated, parent: parent, look: look)
  }
}

extension DisplayItem {
  /// What it covers; what a backdrop sees is of no matter.
  fileprivate var covering: DisplayItem {
    guard case .backdrop(let backdrop) = self else { return self }
    return .fill(
      backdrop.shape, .color(StraightPixel(red: 0, green: 0, blue: 0, alpha: .max)))
  }
}

extension CALayer {
  fileprivate var kind: LayerKind {
    if isItem { return .item }
    switch self {
    case is CATextLayer: return .text
    case is CAShapeLayer: return .shape
    case is CAGradientLayer: return .gradient
    default: return .layer
    }
  }

  /// The text layer whose text it shows: itself, or an item's.
  fileprivate var shownText: CATextLayer? {
    if let text = self as? CATextLayer { return text }
    return isItem ? children.lazy.compactMap { $0 as? CATextLayer }.first : nil
  }
}
