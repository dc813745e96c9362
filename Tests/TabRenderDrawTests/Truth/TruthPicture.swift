import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TabRenderPNG
import TestSupport

/// Pictures that real iOS systems drew, which lie beside the package and not inside it.
enum TruthPicture {
  private static let folder = Repository.root
    .appending(path: "../shared/truth/images").standardizedFileURL.path

  static let arePresent = FileManager.default.fileExists(atPath: folder)

  static func read(_ name: String) throws -> Bitmap {
    try PNGDecoder().decode(contentsOf: "\(folder)/\(name).png")
  }
}

/// A layer whose shadow a real system drew, with the picture's measures.
struct TruthShadow: CustomTestStringConvertible, Sendable {
  var name: String
  var scale: Double
  /// The canvas in points.
  var canvas: CGSize
  /// The layer in points.
  var frame: CGRect
  var cornerRadius = 0.0
  var curve = CALayerCornerCurve.circular
  var radius: Double
  var offset = CGSize.zero
  var opacity = 1.0
  /// How the real renderer came from the faded shadow to whole levels.
  var quantizer = FloatingPointRoundingRule.toNearestOrAwayFromZero
  /// A channel that tells how dark the shadow is.
  var channel: Channel

  enum Channel {
    /// The green channel over white, where the shadow is black or red.
    case greenOverWhite
    /// The alpha over nothing.
    case alpha
  }

  var testDescription: String { name }

  /// Drawn by `CALayer.render(in:)`: recorded snapshots of public repositories, iOS 12 to 18.
  static let snapshots = [
    TruthShadow(
      name: "bsw_shadow_r10_3x", scale: 3, canvas: CGSize(width: 375, height: 812),
      frame: CGRect(x: 263.0 / 3, y: 306, width: 200, height: 200), cornerRadius: 10,
      curve: .continuous, radius: 10, offset: CGSize(width: 0, height: 1), opacity: 0.5,
      channel: .greenOverWhite),
    TruthShadow(
      name: "blueprint_shadow_r2_corner30_1x", scale: 1,
      canvas: CGSize(width: 120, height: 100),
      frame: CGRect(x: 20, y: 20, width: 80, height: 60), cornerRadius: 30, radius: 2,
      channel: .greenOverWhite),
    TruthShadow(
      name: "lottie_CA_shadow_r2_2x", scale: 2, canvas: CGSize(width: 200, height: 200),
      frame: CGRect(x: 50, y: 50, width: 100, height: 100), cornerRadius: 12, radius: 2,
      offset: CGSize(width: 0, height: 5), channel: .alpha),
    TruthShadow(
      name: "lottie_MT_shadow_r6_2x", scale: 2, canvas: CGSize(width: 200, height: 200),
      frame: CGRect(x: 50, y: 50, width: 100, height: 100), cornerRadius: 12, radius: 6,
      offset: CGSize(width: 0, height: 5), opacity: 0.9, channel: .alpha),
    TruthShadow(
      name: "stella_shadow_r7.5_2x", scale: 2, canvas: CGSize(width: 250, height: 250),
      frame: CGRect(x: 25, y: 25, width: 200, height: 200), radius: 7.5,
      offset: CGSize(width: 0, height: 2), opacity: 0.1, quantizer: .down, channel: .greenOverWhite),
  ]

  var pixels: PixelRect {
    .canvas(Int(canvas.width * scale), Int(canvas.height * scale))
  }

  /// Whether a pixel shows the shadow alone.
  ///
  /// A continuous outline is taken as a circle of 26/30 of the radius, which holds it, with one
  /// pixel around it.
  func isShadowOnly(_ coverage: ReferencePlane, _ x: Int, _ y: Int) -> Bool {
    guard curve == .continuous else { return coverage[x, y] == 0 }
    return (-1...1).allSatisfy { dx in (-1...1).allSatisfy { coverage[x + dx, y + $0] == 0 } }
  }

  var bodyCoverage: ReferencePlane {
    let shrink = curve == .circular ? 1 : 26.0 / 30
    return ReferenceRoundedRect(
      CGRect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
        height: frame.height * scale),
      radius: cornerRadius * scale * shrink
    ).coverage(in: pixels)
  }

  /// The library's shadow alone.
  func drawn(_ model: ShadowModel, opacity: Double) -> Bitmap {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: canvas)
    let layer = CALayer()
    layer.frame = frame
    layer.shadowPath = Path(
      roundedRect: layer.bounds, cornerRadius: cornerRadius, curve: curve)
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    layer.shadowOpacity = Float(opacity)
    root.addSublayer(layer)
    return draw(
      root, width: pixels.width, height: pixels.height, scale: scale, shadowModel: model)
  }

  /// The library's levels of darkness.
  ///
  /// Where the real renderer cuts instead of rounding, the shadow is drawn at opacity 1 and faded
  /// here: the library itself always rounds.
  func drawnLevels(_ model: ShadowModel) -> (Int, Int) -> Int {
    guard quantizer == .down else {
      let bitmap = drawn(model, opacity: opacity)
      return { Int(bitmap[$0, $1].alpha) }
    }
    let bitmap = drawn(model, opacity: 1)
    return { Int((Double(bitmap[$0, $1].alpha) * opacity).rounded(quantizer)) }
  }

  /// How dark the real picture's shadow is at a pixel, in levels.
  func darkness(_ pixel: PremultipliedPixel) -> Int {
    switch channel {
    case .greenOverWhite: 255 - Int(pixel.green)
    case .alpha: Int(pixel.alpha)
    }
  }
}
