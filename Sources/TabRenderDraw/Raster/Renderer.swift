/// Draws display lists into bitmaps.
///
/// The canvas is drawn in bands of rows. Everything that more than one band needs (shadows, corner
/// tiles, tall outlines) is prepared once before; a band then depends on nothing but the prepared list,
/// so bands may be drawn in any order, on any number of threads, with the same bytes.
///
/// Within a band, items are drawn back to front straight onto the pixels. A group that is clipped,
/// masked or faded first keeps what lies under it where its coverage is below 1, is drawn as if it
/// were not, and is then interpolated back to what was kept. As source-over is linear in the
/// backdrop, that equals drawing the group apart and laying it over.
public struct Renderer: Sendable {
  /// Rows to a band: small enough that a band of a phone screen stays in a core's cache.
  private static let bandHeight = 64

  /// How many threads draw, where there are so many processors; at least 1.
  ///
  /// The bytes do not depend on it. A single one is the caller's.
  public let threads: Int

  /// Creates a renderer; by default it uses one thread.
  public init(threads: Int = 1) {
    self.threads = max(1, threads)
  }

  /// Draws a list onto a canvas of its size.
  public func render(_ list: DisplayList) -> Bitmap {
    let prepared = PreparedItem.prepare(list.items, visible: list.canvas, BackdropCache())
    let bands = Self.bands(of: list.canvas)
    let count = list.width * list.height * 4
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe LargeMemory.adviseHugePages(UnsafeMutableRawBufferPointer(buffer))
      nonisolated(unsafe) let target = unsafe buffer
      concurrently(bands) { band in
        band.draw(prepared, over: list.background)
        let start = band.region.minY * list.width * 4
        unsafe target.baseAddress?.advanced(by: start).initialize(
          from: band.pixels, count: band.pixels.count)
      }
      initialized = count
    }
    return Bitmap(width: list.width, height: list.height, bytes: bytes)
  }

  /// The alpha that items leave on a transparent canvas, for a rectangle of pixels.
  package static func alpha(of items: [DisplayItem], in region: PixelRect) -> Mask {
    let bytes = bytes(of: items, background: nil, in: region, BackdropCache()) { $0.alpha.bytes }
    return Mask(width: region.width, height: region.height, bytes: bytes)
  }

  /// What items leave on a canvas, for a rectangle of pixels.
  static func picture(
    of items: [DisplayItem], background: StraightPixel?, in region: PixelRect,
    _ backdrops: BackdropCache
  ) -> Bitmap {
    let bytes = bytes(of: items, background: background, in: region, backdrops, \.pixels)
    return Bitmap(width: region.width, height: region.height, bytes: bytes)
  }

  private static func bytes(
    of items: [DisplayItem], background: StraightPixel?, in region: PixelRect,
    _ backdrops: BackdropCache, _ part: (Band) -> [UInt8]
  ) -> [UInt8] {
    let prepared = PreparedItem.prepare(items, visible: region, backdrops)
    return bands(of: region).flatMap { region in
      var band = Band(region: region)
      band.draw(prepared, over: background)
      return part(band)
    }
  }

  private static func bands(of canvas: PixelRect) -> [PixelRect] {
    guard !canvas.isEmpty else { return [] }
    return stride(from: canvas.minY, to: canvas.maxY, by: bandHeight).map { top in
      PixelRect(
        minX: canvas.minX, minY: top, maxX: canvas.maxX, maxY: min(top + bandHeight, canvas.maxY))
    }
  }

  /// Runs a body for each band; the bands of a thread share their memory.
  private func concurrently(_ regions: [PixelRect], _ body: @Sendable (inout Band) -> Void) {
    guard let first = regions.first else { return }
    _ = ParallelLoop(threads: threads).map(
      regions.count, memory: { Band(region: first) },
      { band, index in
        band.move(to: regions[index])
        body(&band)
      })
  }
}
