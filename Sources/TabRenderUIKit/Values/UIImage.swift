public import Foundation
public import TabRenderBase
import TabRenderDraw
import TabRenderPNG

/// A picture: pixels, or one of the built-in symbols.
public final class UIImage: Hashable, Sendable {
  /// Whether a picture's colours are shown.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the view decides: symbols take its tint, pixels keep their colours; the default.
    case automatic
    /// Its own colours.
    case alwaysOriginal
    /// Only its shape, in the tint of the view.
    case alwaysTemplate
  }

  /// Which way up pixels are; they are always up.
  public enum Orientation: Int, Hashable, Sendable {
    /// As they are stored.
    case up
  }

  enum Source: Hashable, Sendable {
    case nothing
    case pixels(Bitmap, scale: CGFloat)
    case symbol(Symbol, SymbolConfiguration)
  }

  let source: Source
  /// Whether the colours are shown; automatic by default.
  public let renderingMode: RenderingMode
  private let tint: UIColor?
  private let insets: UIEdgeInsets

  init(
    _ source: Source, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
    insets: UIEdgeInsets = .zero
  ) {
    self.source = source
    self.renderingMode = renderingMode
    self.tint = tint
    self.insets = insets
  }

  /// Creates a picture without size.
  public convenience init() { self.init(.nothing) }

  /// Creates a picture of a built-in symbol; `nil` for an unknown name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a picture of a built-in symbol in some size; `nil` for an unknown name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let symbol = Symbol.named(name) else { return nil }
    self.init(.symbol(symbol, configuration ?? SymbolConfiguration()))
  }

  /// Creates a picture from a PNG file; `nil` where it cannot be read.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let bitmap = try? PNGDecoder().decode(Array(data)) else { return nil }
    self.init(.pixels(bitmap, scale: Self.checked(scale)))
  }

  /// Creates a picture from a PNG file, at the scale that its name ends with: `name@2x.png`.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? PNGDecoder().decode(contentsOf: path) else { return nil }
    let scale = (2...4).first { path.hasSuffix("@\($0)x.png") } ?? 1
    self.init(.pixels(bitmap, scale: CGFloat(scale)))
  }

  /// Creates a picture from a PNG file among the program's resources, the finest there is.
  ///
  /// There are no asset catalogs.
  public convenience init?(named name: String) {
    let paths = ["@3x", "@2x", ""].lazy.compactMap {
      Bundle.main.path(forResource: name + $0, ofType: "png")
    }
    guard let path = paths.first else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Creates a picture from pixels.
  public convenience init(
    cgImage: CGImage, scale: CGFloat = 1, orientation: Orientation = .up
  ) {
    self.init(.pixels(cgImage, scale: Self.checked(scale)))
  }

  convenience init(drawing context: CGContext) {
    self.init(
      context.root.picture(scale: context.scale).map { .pixels($0, scale: context.scale) }
        ?? .nothing)
  }

  convenience init?(layer: CALayer, scale: CGFloat) {
    guard let bitmap = layer.picture(scale: scale) else { return nil }
    self.init(.pixels(bitmap, scale: scale))
  }

  private static func checked(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : 1
  }

  /// The size in points.
  public var size: CGSize {
    switch source {
    case .nothing: .zero
    case .pixels(let bitmap, let scale):
      CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .symbol(_, let configuration):
      CGSize(width: configuration.side, height: configuration.side)
    }
  }

  /// Pixels per point; for a symbol those of the current traits.
  public var scale: CGFloat {
    if case .pixels(_, let scale) = source { scale } else { UITraitCollection.current.displayScale }
  }

  /// Whether it is one of the built-in symbols.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// How far the picture's content lies inside its frame, for bars.
  public var alignmentRectInsets: UIEdgeInsets { insets }

  /// The pixels; `nil` for a picture without size.
  ///
  /// A symbol is drawn at the current scale.
  public var cgImage: CGImage? {
    if case .pixels(let bitmap, _) = source, tint == nil { return bitmap }
    let holder = CALayer()
    holder.bounds.size = size
    makeLayers(in: holder.bounds, tint: nil, traits: .current).forEach(holder.addSublayer)
    return holder.picture(scale: scale)
  }

  /// The same picture in another mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode: renderingMode, tint: tint, insets: insets)
  }

  /// The shape of the picture in a colour, which views keep unless the mode says otherwise.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    UIImage(source, renderingMode: renderingMode, tint: color, insets: insets)
  }

  /// The same symbol in another size; other pictures stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let symbol, let former) = source else { return self }
    return UIImage(
      .symbol(symbol, former.applying(configuration)), renderingMode: renderingMode, tint: tint,
      insets: insets)
  }

  /// The same symbol in another size; other pictures stay as they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The same picture with other insets for bars.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    UIImage(source, renderingMode: renderingMode, tint: tint, insets: insets)
  }

  /// The picture as a PNG file; `nil` for a picture without size.
  public func pngData() -> Data? {
    cgImage.flatMap { try? PNGEncoder().encode($0, scale: Double(scale)) }.map { Data($0) }
  }

  /// Draws the picture in the current context, its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    makeLayers(in: rect, tint: nil, traits: .current).forEach(context.append)
  }

  /// The layers that draw the picture stretched to a rectangle.
  ///
  /// A template takes the tint where there is one.
  func makeLayers(in rect: CGRect, tint viewTint: UIColor?, traits: UITraitCollection) -> [CALayer]
  {
    switch source {
    case .nothing: []
    case .symbol(let symbol, let configuration):
      [
        symbolLayer(
          symbol, in: rect,
          color: shapeColor(viewTint, isTemplate: true) ?? configuration.color ?? .black,
          traits: traits)
      ]
    case .pixels(let bitmap, _):
      [pixelLayer(bitmap, in: rect, color: shapeColor(viewTint, isTemplate: false), traits: traits)]
    }
  }

  /// The one colour in which the shape is drawn; `nil` for the picture's own colours.
  private func shapeColor(_ viewTint: UIColor?, isTemplate: Bool) -> UIColor? {
    switch renderingMode {
    case .alwaysOriginal: tint
    case .alwaysTemplate: viewTint ?? tint ?? .black
    case .automatic: tint ?? (isTemplate ? viewTint : nil)
    }
  }

  private func symbolLayer(
    _ symbol: Symbol, in rect: CGRect, color: UIColor, traits: UITraitCollection
  ) -> CALayer {
    let layer = CAShapeLayer()
    layer.frame = rect
    layer.path = symbol.outline.applying(
      CGAffineTransform(
        scaleX: rect.width / Symbol.gridSize, y: rect.height / Symbol.gridSize))
    layer.fillRule = symbol.fillRule
    layer.fillColor = color.resolved(in: traits)
    return layer
  }

  private func pixelLayer(
    _ bitmap: Bitmap, in rect: CGRect, color: UIColor?, traits: UITraitCollection
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    guard let color else {
      layer.contents = bitmap
      return layer
    }
    let mask = CALayer()
    mask.frame = layer.bounds
    mask.contents = bitmap
    layer.mask = mask
    layer.backgroundColor = color.resolved(in: traits)
    return layer
  }

  /// Whether both show the same in the same way.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.source == second.source && first.renderingMode == second.renderingMode
      && first.tint == second.tint && first.insets == second.insets
  }

  /// Feeds what is shown into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(renderingMode)
  }
}
