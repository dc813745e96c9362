public import Foundation
public import TabRenderBase
import TabRenderDraw

#if !canImport(CoreGraphics)
/// How a context draws the current path.
public enum CGPathDrawingMode: Hashable, Sendable {
  /// Fills it.
  case fill
  /// Fills it by the even-odd rule.
  case eoFill
  /// Strokes it.
  case stroke
  /// Fills it, then strokes it.
  case fillStroke
  /// Fills it by the even-odd rule, then strokes it.
  case eoFillStroke
}

/// Records fills, strokes, clips and pictures as layers.
///
/// Y points down, the origin is the top left corner, as in a view's `draw(_:)`. Colours blend
/// normally; there are no patterns, and nothing can be erased.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var alpha: CGFloat = 1
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor?)?
    /// Where the next layer goes: the root, or a layer with a clip.
    var target: CALayer
  }

  /// What was drawn, in the space of the context.
  let root: CALayer
  let scale: CGFloat
  private var state: State
  private var saved: [State] = []
  private var path = Path()

  init(bounds: CGRect, scale: CGFloat) {
    root = CALayer()
    root.bounds = bounds
    root.anchorPoint = .zero
    root.position = bounds.origin
    root.masksToBounds = true
    self.scale = scale
    state = State(target: root)
  }

  /// Whether nothing was drawn.
  var isEmpty: Bool { root.children.isEmpty }

  // MARK: State

  /// Keeps the state, to be restored later.
  public func saveGState() { saved.append(state) }

  /// Goes back to the state that was kept last; nothing happens where there is none.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// Sets the colour of fills; black by default.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of strokes; black by default.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of fills by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of strokes by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the width of strokes; 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Sets the ends of strokes; butt by default.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets the corners of strokes; miter by default.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets how many line widths a miter may reach; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the opacity of all that is drawn; 1 by default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets the shadow of what is drawn; its blur is twice a layer's `shadowRadius`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = (offset, blur, color)
  }

  /// Sets a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(white: 0, alpha: 1.0 / 3))
  }

  // MARK: Space

  /// The map from the space of what is drawn next to the context's space.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales the axes.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Turns the axes by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Applies a transform before the one that there is.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Path

  /// Forgets the current path.
  public func beginPath() { path = Path() }

  /// Starts a subpath.
  public func move(to point: CGPoint) { path.move(to: point.applying(ctm)) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point.applying(ctm)) }

  /// Adds a subpath of straight lines.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    points.dropFirst().forEach(addLine(to:))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds an arc of a circle; as in Core Graphics, `clockwise` runs towards smaller angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var local = path.applying(ctm.inverted())
    local.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    path = local.applying(ctm)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  /// Adds a path.
  public func addPath(_ path: CGPath) {
    let moved = path.applying(ctm)
    // A path that is added alone keeps what it knows of itself, such as being a rounded rectangle.
    if self.path.isEmpty { self.path = moved } else { self.path.addPath(moved) }
  }

  /// Closes the subpath.
  public func closePath() { path.closeSubpath() }

  // MARK: Drawing

  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillRule = rule.layerRule
    shape.fillColor = state.fillColor
    show(shape)
    path = Path()
  }

  /// Strokes the current path and forgets it.
  public func strokePath() {
    let shape = CAShapeLayer()
    // The line is scaled with the space, so the path goes back to where it was made.
    shape.path = path.applying(ctm.inverted())
    shape.transform = ctm
    shape.fillColor = nil
    shape.strokeColor = state.strokeColor
    shape.lineWidth = state.lineWidth
    shape.lineCap = state.lineCap
    shape.lineJoin = state.lineJoin
    shape.miterLimit = state.miterLimit
    show(shape)
    path = Path()
  }

  /// Fills or strokes the current path, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = path
    switch mode {
    case .fill: return fillPath()
    case .eoFill: return fillPath(using: .evenOdd)
    case .stroke: return strokePath()
    case .fillStroke: fillPath()
    case .eoFillStroke: fillPath(using: .evenOdd)
    }
    path = drawn
    strokePath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    path = Path()
    addRect(rect)
    fillPath()
  }

  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    path = Path()
    addRect(rect)
    strokePath()
  }

  /// Fills an ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    path = Path()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes an ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    path = Path()
    addEllipse(in: rect)
    strokePath()
  }

  /// Clips what is drawn next to the current path, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    let mask = CAShapeLayer()
    mask.path = path
    mask.fillRule = rule.layerRule
    let clipped = CALayer()
    clipped.mask = mask
    state.target.addSublayer(clipped)
    state.target = clipped
    path = Path()
  }

  /// Clips what is drawn next to a rectangle.
  public func clip(to rect: CGRect) {
    path = Path()
    addRect(rect)
    clip()
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let layer = CALayer()
    layer.contents = image
    layer.frame = rect
    append(layer)
  }

  /// Draws a layer whose frame counts in the current space.
  func append(_ layer: CALayer) {
    let holder = CALayer()
    holder.transform = ctm
    holder.addSublayer(layer)
    show(holder)
  }

  private func show(_ layer: CALayer) {
    layer.opacity = Float(state.alpha)
    if let shadow = state.shadow, let color = shadow.color {
      layer.shadowColor = color
      layer.shadowOffset = shadow.offset
      layer.shadowRadius = shadow.blur / 2
      layer.shadowOpacity = 1
    }
    state.target.addSublayer(layer)
  }
}
#endif
