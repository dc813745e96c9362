package import Foundation

/// A layer as a scene file describes it: the properties of ``CALayer`` and its kin, with colours
/// that may follow the appearance.
package struct LayerDescription: Hashable, JSONRecord {
  /// What the layer draws between its background and its sublayers.
  package indirect enum Kind: Hashable, Sendable {
    case plain
    case shape(ShapeDescription)
    case gradient(GradientDescription)
    case text(TextDescription)
  }

  /// The name by which the layer is found; unique in its scene.
  package var id: String?
  /// What it draws besides.
  package var kind = Kind.plain
  /// Its rectangle in its parent, instead of bounds and position.
  package var frame: CGRect?
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CGAffineTransform.identity
  package var zPosition: Double = 0
  package var isHidden = false
  package var opacity: Double = 1
  /// The radius of the blur of what lies behind; `nil` for none.
  package var backgroundBlur: Double?
  package var fill: DynamicColor?
  /// The file of the picture that it shows.
  package var contents: String?
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: Double = 1
  package var magnificationFilter = CALayerContentsFilter.linear
  package var corners = CACornerMask.all
  package var cornerRadius: Double = 0
  package var cornerCurve = CALayerCornerCurve.circular
  package var masksToBounds = false
  package var border: BorderDescription?
  package var shadow: LayerShadowDescription?
  package var mask: Mask?
  package var children: [LayerDescription] = []

  /// A layer that masks another one.
  package indirect enum Mask: Hashable, Sendable {
    case layer(LayerDescription)

    /// The layer.
    package var layer: LayerDescription {
      switch self {
      case .layer(let layer): layer
      }
    }
  }

  /// Creates a layer of no size that draws nothing.
  package init() {}

  /// The sublayers and the mask.
  var innerLayers: [LayerDescription] { children + (mask.map { [$0.layer] } ?? []) }

  /// The files of the pictures that it and all layers in it show.
  var pictureFiles: [String] {
    (contents.map { [$0] } ?? []) + innerLayers.flatMap(\.pictureFiles)
  }
}

// The kind as keys of the layer; a checked layer has those of one kind.
extension LayerDescription {
  var shape: ShapeDescription? {
    get { if case .shape(let shape) = kind { shape } else { nil } }
    set { kind = newValue.map { .shape($0) } ?? .plain }
  }

  var gradient: GradientDescription? {
    get { if case .gradient(let gradient) = kind { gradient } else { nil } }
    set { kind = newValue.map { .gradient($0) } ?? .plain }
  }

  /// The string of a text layer, which makes it one.
  var text: String? {
    get { if case .text(let text) = kind { text.string } else { nil } }
    set { kind = newValue.map { .text(TextDescription(string: $0)) } ?? .plain }
  }

  /// How a text looks; another layer has nothing of it.
  var textLook: TextDescription {
    get { if case .text(let text) = kind { text } else { TextDescription() } }
    set { if case .text = kind { kind = .text(newValue) } }
  }
}
