import Foundation

/// What lies behind a shape, blurred: the four channels go through the same blur as a shadow.
///
/// Beyond the part of the canvas that was drawn, its edge pixels go on.
struct BlurredBackdrop {
  let backdrop: DisplayBackdrop

  init(_ backdrop: DisplayBackdrop) {
    self.backdrop = backdrop
  }

  /// The blurred pixels of the visible part, at their position; `nil` where nothing is visible.
  ///
  /// The backdrops behind it are taken from `others`, or put there.
  func shader(visible: PixelRect, _ others: BackdropCache) -> ImageShader? {
    let kernel = GaussianKernel(sigma: backdrop.sigma, model: backdrop.model)
    let area = visible.expanded(by: kernel.reach).intersection(backdrop.drawnArea)
    guard !area.isEmpty else { return nil }
    let picture = Renderer.picture(
      of: backdrop.behind, background: backdrop.canvas.background, in: area, others)
    let blurred = blur(picture, at: area, kernel, for: visible)
    let transform = CGAffineTransform(
      translationX: CGFloat(visible.minX), y: CGFloat(visible.minY))
    return ImageShader(ImagePaint(bitmap: blurred, transform: transform))
  }

  private func blur(
    _ picture: Bitmap, at area: PixelRect, _ kernel: GaussianKernel, for visible: PixelRect
  ) -> Bitmap {
    let channels = (0..<4).map { channel in
      let blur = GaussianBlur(
        kernel: kernel,
        source: { picture.levels(of: channel, in: $0, at: area) },
        sourceBounds: area, surroundings: .edges)
      return blur.mask(for: visible).bytes
    }
    var bytes = [UInt8](repeating: 0, count: visible.width * visible.height * 4)
    for pixel in 0..<visible.width * visible.height {
      for channel in 0..<4 { bytes[pixel * 4 + channel] = channels[channel][pixel] }
    }
    return Bitmap(width: visible.width, height: visible.height, bytes: bytes)
  }
}

extension DisplayBackdrop {
  /// Where there is something behind: on the canvas, which a colour may fill.
  fileprivate var drawnArea: PixelRect {
    canvas.background == nil ? behind.bounds.intersection(canvas.bounds) : canvas.bounds
  }
}

extension Bitmap {
  /// One channel of a part of the area that the bitmap fills, 0…1, row by row.
  fileprivate func levels(of channel: Int, in region: PixelRect, at area: PixelRect) -> [Float] {
    let samples = bytes.span
    var levels: [Float] = []
    levels.reserveCapacity(region.width * region.height)
    for row in region.rows {
      let start = (row - area.minY) * width - area.minX
      for column in region.columns {
        levels.append(Float(samples[(start + column) * 4 + channel]) / 255)
      }
    }
    return levels
  }
}
