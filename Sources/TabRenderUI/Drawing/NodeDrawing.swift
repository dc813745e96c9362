internal import Foundation
internal import TabRenderDraw

/// How a node itself looks, without what is in it.
@MainActor
protocol NodeDrawing {
  /// The layer of a node in a rectangle of its parent layer.
  ///
  /// The frame is the node's, in points; the snapped one has its edges on whole pixels.
  func makeLayer(frame: CGRect, snapped: CGRect, _ environment: EnvironmentValues) -> CALayer
}

/// What a node does to the look of what is in it.
@MainActor
enum NodeAppearance {
  /// Each leaf is faded on its own, as SwiftUI does it without `compositingGroup`.
  case opacity(Double)
  /// Each leaf has a shadow of its own.
  case shadow(ShadowStyle)
  /// What is inside is drawn as one, and that layer changed: clipped, masked, turned, bordered.
  case group((CALayer, EnvironmentValues) -> Void)
  /// Nothing is drawn, while the node keeps its space.
  case hidden
}

/// A shadow with its length in points.
struct ShadowStyle {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
}

/// Makes layers of nodes that have been laid out.
///
/// Nodes that only lay out make no layer. Positions are rounded here, once: each edge to the nearest
/// whole pixel, half up.
@MainActor
struct LayerBuilder {
  let scale: CGFloat

  /// What nodes further out do to each leaf.
  private struct Inherited {
    var opacity = 1.0
    var shadows: [ShadowStyle] = []
  }

  /// Adds the layers of a node to one whose bounds begin at the host's origin.
  func add(_ node: ViewNode, to layer: CALayer) { add(node, to: layer, .zero, Inherited()) }

  private func add(
    _ node: ViewNode, to parent: CALayer, _ origin: CGPoint, _ inherited: Inherited
  ) {
    var inherited = inherited
    switch node.appearance {
    case .hidden: return
    case .opacity(let opacity): inherited.opacity *= opacity
    case .shadow(let shadow): inherited.shadows.append(shadow)
    case .group(let change):
      return addGroup(node, change, to: parent, origin, inherited)
    case nil: break
    }
    addOwnAndChildren(node, to: parent, origin, inherited)
  }

  private func addOwnAndChildren(
    _ node: ViewNode, to parent: CALayer, _ origin: CGPoint, _ inherited: Inherited
  ) {
    if let drawing = node.drawing {
      let layer = drawing.makeLayer(
        frame: node.frame.offsetBy(dx: -origin.x, dy: -origin.y),
        snapped: node.frame.snapped(scale: scale).offsetBy(dx: -origin.x, dy: -origin.y),
        node.environment)
      layer.name = node.identifier
      parent.addSublayer(applying(inherited, to: layer, node.environment))
    }
    for child in node.childrenBackToFront { add(child, to: parent, origin, inherited) }
  }

  private func addGroup(
    _ node: ViewNode, _ change: (CALayer, EnvironmentValues) -> Void, to parent: CALayer,
    _ origin: CGPoint, _ inherited: Inherited
  ) {
    let frame = node.frame.snapped(scale: scale)
    let layer = CALayer()
    layer.frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    layer.name = node.identifier
    addOwnAndChildren(node, to: layer, frame.origin, Inherited())
    change(layer, node.environment)
    parent.addSublayer(applying(inherited, to: layer, node.environment))
  }

  /// The layer with what nodes further out do to it; a second shadow needs a layer around the first.
  private func applying(
    _ inherited: Inherited, to layer: CALayer, _ environment: EnvironmentValues
  ) -> CALayer {
    var outer = layer
    for (index, shadow) in inherited.shadows.reversed().enumerated() {
      if index > 0 || outer.masksToBounds || outer.mask != nil {
        let wrapper = CALayer()
        wrapper.addSublayer(outer)
        outer = wrapper
      }
      outer.shadowColor = shadow.color.resolved(in: environment)
      outer.shadowOpacity = 1
      outer.shadowRadius = shadow.radius
      outer.shadowOffset = shadow.offset
    }
    outer.opacity *= Float(inherited.opacity)
    return outer
  }
}

extension ViewNode {
  /// The children in drawing order: by `zIndex`, then as they are written.
  var childrenBackToFront: [ViewNode] {
    guard shownChildren.contains(where: { $0.zIndex != 0 }) else { return shownChildren }
    return shownChildren.enumerated().sorted { one, other in
      (one.element.zIndex, one.offset) < (other.element.zIndex, other.offset)
    }.map(\.element)
  }
}

/// Takes what is proposed; 10 points for a side that nothing is proposed for.
struct FlexibleLayout: NodeLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] { [] }
}
