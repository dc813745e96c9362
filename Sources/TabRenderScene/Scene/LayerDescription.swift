package import Foundation
package import TabRenderBase
package import TabRenderDraw

/// A layer as a scene file describes it: the properties of ``CALayer`` and its kin, with colours
/// that may follow the appearance.
package struct LayerDescription: Hashable, Sendable {
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
  package var contents: Bitmap?
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: Double = 1
  package var magnificationFilter = CALayerContentsFilter.linear
  package var cornerRadius: Double = 0
  package var corners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var masksToBounds = false
  package var border: BorderChoice?
  package var shadow: ShadowDescription?
  /// The mask: one layer, or none.
  package var mask: [LayerDescription] = []
  package var children: [LayerDescription] = []

  /// Creates a layer of no size that draws nothing.
  package init() {}
}

/// The shadow of a layer, with Core Animation's defaults.
package struct ShadowDescription: Hashable, Sendable {
  package var radius: Double = 3
  package var opacity: Double = 0
  package var offset = CGSize(width: 0, height: -3)
  package var color = DynamicColor(.black)
  package var path: Path?
}

/// What a ``CAShapeLayer`` draws.
package struct ShapeDescription: Hashable, Sendable {
  package var path = Path()
  package var fill: DynamicColor? = DynamicColor(.black)
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var stroke: DynamicColor?
  package var lineWidth: Double = 1
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var miterLimit: Double = 10
}

/// What a ``CAGradientLayer`` draws.
package struct GradientDescription: Hashable, Sendable {
  package var colors: [DynamicColor] = []
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
}

/// What a ``CATextLayer`` draws.
///
/// The letters are 17 pt and in the label's colour unless something else is said, as UIKit's are.
package struct TextDescription: Hashable, Sendable {
  package var text = ""
  package var font = FontDescriptor(size: 17)
  package var color = SystemColor.label.color
  package var alignment = CATextLayerAlignmentMode.natural
  package var truncation = CATextLayerTruncationMode.none
  package var isWrapped = false
  package var maximumLines = 0
}
