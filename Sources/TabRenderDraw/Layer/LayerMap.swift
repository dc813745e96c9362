package import Foundation

/// The layers of a tree on a canvas: what they are called, where they are and what each draws.
///
/// It is made while the tree is flattened, so that it says of every layer what the display list
/// draws for it. Layers inside a mask have no entry: what they change is the masked layer's look.
package struct LayerMap {
  /// One line of the tree.
  package struct Node: Hashable, Sendable {
    /// The position in drawing order, from 1; a layer comes before its shadow and its sublayers.
    package var number: Int
    /// What the layer is called, unlike any other of the tree.
    package let id: String
    /// What kind of layer it is.
    package let kind: LayerKind
    /// The upright rectangle around its bounds, in points of the root's superlayer.
    package let frame: CGRect
    /// The pixels of the canvas that the frame touches, or that a shadow can change; they may lie
    /// outside the canvas.
    package let pixels: PixelRect
    /// The text that it shows, or that the text inside an item shows.
    package let title: String?
    /// Whether part of that text is cut or replaced by "…".
    package let isTruncated: Bool
    /// The index of the layer that it is in; `nil` for the root.
    package var parent: Int?
    /// What it draws by itself; `nil` where it draws nothing, with all that it holds, because it is
    /// hidden or fully faded, or cannot be drawn.
    package var look: LayerLook?

    /// Whether it draws nothing, with all that it holds.
    package var isHidden: Bool { look == nil }
  }

  /// Something that one layer draws: its shadow, what is below its sublayers, or its border.
  package struct Drawing: Hashable, Sendable {
    /// The index of the layer, or of its shadow.
    package var node: Int
    /// The innermost group that clips, masks or fades it.
    package let group: Int?
    /// What it covers; a filtered backdrop stands there as an opaque shape.
    package var items: [DisplayItem]
  }

  /// What a layer does to all that it and its sublayers draw.
  package struct Group: Hashable, Sendable {
    /// The group around it.
    package let parent: Int?
    /// 0 for a group in no other.
    package let depth: Int
    package let clip: Shape?
    /// 0…65535.
    package let opacity: UInt16
    package var mask: [DisplayItem]?
  }

  /// Pixels per point.
  package let scale: Double
  /// The pixels of the canvas.
  package let canvas: PixelRect
  /// The layers and their shadows, in drawing order.
  package let nodes: [Node]
  /// What they draw, back to front.
  package let drawings: [Drawing]
  package let groups: [Group]

  /// Resolves a layer tree as ``DisplayList/init(_:width:height:scale:origin:background:shadowModel:)``
  /// does, with the same parameters.
  ///
  /// A tree that draws nothing still has its root.
  package init(
    _ layer: CALayer, width: Int, height: Int, scale: Double, origin: (x: Int, y: Int) = (0, 0),
    background: CGColor? = nil, shadowModel: ShadowModel = .screen
  ) {
    self.scale = scale
    canvas = PixelRect(minX: 0, minY: 0, maxX: max(0, width), maxY: max(0, height))
    let toPixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(origin.x), ty: -CGFloat(origin.y))
    let canvas = DisplayCanvas(bounds: canvas, background: background?.resolved)
    let recorder = LayerRecorder(of: layer, on: canvas, toPixels: toPixels)
    DisplayListBuilder.record(
      layer, on: canvas, toPixels: toPixels, model: shadowModel, by: recorder)
    (nodes, drawings, groups) = recorder.finish()
  }

  /// The indices of a layer, of its shadow and of all that it holds; empty where none is called so.
  package func indices(of id: String) -> Set<Int> {
    var indices: Set<Int> = []
    for (index, node) in nodes.enumerated()
    where node.id == id || node.parent.map(indices.contains) ?? false {
      indices.insert(index)
    }
    return indices
  }
}

/// What a line of a layer tree stands for.
package enum LayerKind: String, CaseIterable, Hashable, Sendable {
  case layer
  case shape
  case gradient
  case text
  /// One of the items of a bar.
  case item
  /// The shadow of the layer before it.
  case shadow
}
