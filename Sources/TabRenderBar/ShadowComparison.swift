import Foundation

/// The same scene with each of several shadow hosts, and what each does to the content behind.
///
/// What shows through the bar is measured, not judged by eye: the scene is drawn over black and
/// over white content, and a pixel's *content transmittance* is t = (white − black) / 255, the
/// share of the content that reaches the picture. The *corner gaps* are the pixels of the bar's
/// frame that lie wholly outside its rounded outline, where content should be seen.
public struct ShadowComparison: Sendable {
  /// What one host does.
  public struct Column: Sendable {
    /// The layer that carries the shadow.
    public let host: TabBarScene.ShadowHost
    /// The scene, drawn with that host.
    public let picture: Bitmap
    /// The number of pixels in the corner gaps.
    public let gapPixels: Int
    /// How many of them show content: t > 0.
    public let gapPixelsShowingContent: Int
    /// The mean of t over the gaps, 0…1; 0 where there are no gaps.
    public let meanGapTransmittance: Double
    /// How many pixels of the whole picture differ from the first column's.
    public let pixelsDifferingFromFirst: Int

    /// How many pixels of the gaps show nothing of the content.
    public var gapPixelsCovered: Int { gapPixels - gapPixelsShowingContent }
    /// Whether there are gaps and all of their pixels show content.
    public var isClear: Bool { gapPixels > 0 && gapPixelsCovered == 0 }
    /// Whether there are gaps and none of their pixels shows content.
    public var isCovered: Bool { gapPixels > 0 && gapPixelsShowingContent == 0 }
  }

  /// The scene that is compared; its own shadow host is not used.
  public let scene: TabBarScene
  /// One column for each host, in the order given.
  public let columns: [Column]

  /// Draws and measures a scene with each of some hosts.
  ///
  /// - Parameters:
  ///   - scene: The scene. Its crop and the display's corners are not used: the whole canvas is
  ///     compared.
  ///   - hosts: The hosts, first the one that the others are compared with.
  ///   - renderer: Draws the pictures.
  ///   - fonts: Finds the fonts of titles and texts.
  public init(
    _ scene: TabBarScene, hosts: [TabBarScene.ShadowHost], renderer: Renderer,
    fonts: FontLibrary = .shared
  ) {
    var scene = scene
    scene.canvas.crop = nil
    // The display's corners would cut into the bar's.
    scene.canvas.displayCornerRadius = 0
    self.scene = scene
    let gaps = Self.gaps(of: scene)
    var columns: [Column] = []
    for host in hosts {
      var variant = scene
      variant.shadow.host = host
      let picture = renderer.render(variant.makeDisplayList(fonts: fonts))
      let transmittance = Transmittance(variant, renderer: renderer, fonts: fonts)
      let shares = gaps.map { transmittance[$0.x, $0.y] }
      columns.append(
        Column(
          host: host, picture: picture, gapPixels: gaps.count,
          gapPixelsShowingContent: shares.count { $0 > 0 },
          meanGapTransmittance: shares.isEmpty
            ? 0 : Double(shares.reduce(0) { $0 + Int($1) }) / Double(shares.count) / 255,
          pixelsDifferingFromFirst: columns.first.map {
            picture.differingPixels(from: $0.picture)
          } ?? 0))
    }
    self.columns = columns
  }

  /// The pixels of the bar's frame that its outline leaves out.
  private static func gaps(of scene: TabBarScene) -> [(x: Int, y: Int)] {
    let bar = scene.barFrame
    let scale = scene.canvas.scale
    let frame = PixelRect(
      covering: CGRect(
        x: bar.minX * scale, y: bar.minY * scale, width: bar.width * scale,
        height: bar.height * scale)
    ).intersection(
      PixelRect(
        minX: 0, minY: 0, maxX: scene.canvas.pixelSize.width, maxY: scene.canvas.pixelSize.height))
    let outline = CALayer()
    outline.frame = bar
    outline.backgroundColor = .black
    outline.cornerRadius = scene.cornerRadius
    outline.maskedCorners = scene.drawnCorners
    outline.cornerCurve = scene.drawnCornerCurve
    let covered = Renderer().render(
      DisplayList(
        outline, width: frame.width, height: frame.height, scale: scale,
        origin: (x: frame.minX, y: frame.minY)))
    var gaps: [(x: Int, y: Int)] = []
    for row in 0..<frame.height {
      for column in 0..<frame.width where covered[column, row].alpha == 0 {
        gaps.append((x: frame.minX + column, y: frame.minY + row))
      }
    }
    return gaps
  }
}

/// How much of the content reaches each pixel of a scene.
private struct Transmittance {
  private let overBlack: Bitmap
  private let overWhite: Bitmap

  init(_ scene: TabBarScene, renderer: Renderer, fonts: FontLibrary) {
    var scene = scene
    scene.content = TabBarScene.Content()
    scene.canvas.showsChrome = false
    scene.content.kind = .solid(.black)
    overBlack = renderer.render(scene.makeDisplayList(fonts: fonts))
    scene.content.kind = .solid(.white)
    overWhite = renderer.render(scene.makeDisplayList(fonts: fonts))
  }

  /// t · 255 of a pixel; the channels agree but for rounding, the largest counts.
  subscript(x: Int, y: Int) -> UInt8 {
    let black = overBlack[x, y]
    let white = overWhite[x, y]
    func share(_ channel: KeyPath<PremultipliedPixel, UInt8>) -> UInt8 {
      let (low, high) = (black[keyPath: channel], white[keyPath: channel])
      return high > low ? high - low : 0
    }
    return max(share(\.red), share(\.green), share(\.blue))
  }
}

extension Bitmap {
  /// The number of pixels in which two bitmaps of the same size differ.
  fileprivate func differingPixels(from other: Bitmap) -> Int {
    stride(from: 0, to: min(bytes.count, other.bytes.count), by: 4).count { index in
      bytes[index..<index + 4] != other.bytes[index..<index + 4]
    }
  }
}
