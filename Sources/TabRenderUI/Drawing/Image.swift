public import Foundation
public import TabRenderBase
internal import TabRenderDraw

/// A picture: a symbol of the built-in set, or a bitmap.
public struct Image: Equatable, Sendable {
  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style; only its alpha counts.
    case template
    /// In its own colours.
    case original
  }

  /// How a picture fills a frame that is not of its size.
  public enum ResizingMode: Hashable, Sendable {
    /// Accepted; it is stretched.
    case tile
    /// Stretched.
    case stretch
  }

  /// The sizes of symbols beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// The usual one.
    case medium
    /// Larger than usual.
    case large
  }

  enum Source: Equatable {
    case symbol(String)
    case bitmap(Bitmap, scale: CGFloat)
  }

  let source: Source
  private(set) var isResizable = false
  private(set) var mode: TemplateRenderingMode?
  private(set) var isSmooth = true

  /// Creates a symbol by its name; a name that is not built in draws an empty square.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Creates a picture of a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: How many of them make a point.
  public init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    source = .bitmap(bitmap, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// The picture stretched to the size that it is proposed.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The picture in its own colours or in the foreground style; `nil` is its usual way.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// How the picture is enlarged: with `none` as squares.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isSmooth = interpolation != .none
    return image
  }

  /// How pictures are enlarged.
  public enum Interpolation: Sendable {
    /// As squares.
    case none
    /// Smoothly.
    case low
    /// Smoothly.
    case medium
    /// Smoothly.
    case high
  }
}

extension Image: _PrimitiveView {
  /// A node that shows the picture.
  public static func _makeNodes(_ view: Image, in context: _ViewContext) -> _NodeList {
    let size = view.size(in: context.environment)
    let node = ViewNode(
      layout: ImageLayout(size: size, isResizable: view.isResizable),
      environment: context.environment)
    node.drawing = ImageDrawing(
      image: view, paint: ForegroundStyle()._paint(in: context.environment), size: size)
    return .node(node)
  }

  /// The picture's own size: of a symbol the square that it is drawn on.
  @MainActor
  private func size(in environment: EnvironmentValues) -> CGSize {
    switch source {
    case .bitmap(let bitmap, let scale):
      return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .symbol:
      let share: CGFloat =
        switch environment.imageScale {
        case .small: 0.8
        case .medium: 1
        case .large: 1.25
        }
      let side = (environment.font ?? .body).pointSize * Self.symbolShare * share
      return CGSize(width: side, height: side)
    }
  }

  /// A symbol beside text is as high as the font's line, about 1.2 times its size.
  private static let symbolShare: CGFloat = 1.2
}

extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
  private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Which form of symbols is drawn.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// A form of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let suffix: String
  /// As they are named.
  public static let none = SymbolVariants(suffix: "")
  /// Filled.
  public static let fill = SymbolVariants(suffix: ".fill")
  /// In a circle.
  public static let circle = SymbolVariants(suffix: ".circle")
  /// In a square.
  public static let square = SymbolVariants(suffix: ".square")
  /// Struck through.
  public static let slash = SymbolVariants(suffix: ".slash")
}

extension View {
  /// The size of symbols inside.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// The form of symbols inside, where the built-in set has it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Accepted; symbols have one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// How symbols of several layers are coloured.
public enum SymbolRenderingMode: Sendable {
  /// In one colour.
  case monochrome
  /// In shades of one colour.
  case hierarchical
  /// In several colours.
  case palette
  /// In their own colours.
  case multicolor
}

/// Of its own size, or as it is proposed.
private struct ImageLayout: NodeLayout {
  let size: CGSize
  let isResizable: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] { [] }
}

/// Draws a picture.
private struct ImageDrawing: NodeDrawing {
  let image: Image
  let paint: _Paint
  let size: CGSize

  func makeLayer(frame: CGRect, snapped: CGRect, _ environment: EnvironmentValues) -> CALayer {
    switch image.source {
    case .symbol(let name): return symbolLayer(name, frame: frame, environment)
    case .bitmap(let bitmap, _):
      let layer = CALayer()
      layer.frame = snapped
      layer.contents = bitmap
      layer.magnificationFilter = image.isSmooth ? .linear : .nearest
      guard image.mode == .template else { return layer }
      let filled = paint.makeLayer(Path(layer.bounds), false, layer.bounds, environment)
      filled.frame = snapped
      layer.frame = filled.bounds
      filled.mask = layer
      return filled
    }
  }

  /// A symbol keeps its proportions, in the middle.
  private func symbolLayer(
    _ name: String, frame: CGRect, _ environment: EnvironmentValues
  ) -> CALayer {
    let suffix = environment.symbolVariants.suffix
    let symbol = Symbol.named(name + suffix) ?? Symbol.named(name)
    let bounds = CGRect(origin: .zero, size: frame.size)
    let factor = min(bounds.width, bounds.height) / CGFloat(Symbol.gridSize)
    let side = factor * CGFloat(Symbol.gridSize)
    let outline =
      symbol?.outline.applying(
        CGAffineTransform(
          a: factor, b: 0, c: 0, d: factor, tx: (bounds.width - side) / 2,
          ty: (bounds.height - side) / 2)) ?? Path(bounds)
    let layer = paint.makeLayer(outline, false, bounds, environment)
    layer.frame = frame
    return layer
  }
}
