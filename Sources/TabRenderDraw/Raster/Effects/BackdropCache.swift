/// The blurred backdrops of one picture.
///
/// A backdrop that others see is drawn again for each of them; blurred it is only once.
final class BackdropCache {
  private struct Entry {
    let backdrop: DisplayBackdrop
    let visible: PixelRect
    let shader: ImageShader
  }

  private var entries: [Entry] = []

  /// The blurred pixels of at least the visible part, at their position; `nil` where nothing is visible.
  func shader(of backdrop: DisplayBackdrop, visible: PixelRect) -> ImageShader? {
    // Few are compared deeply: those of a list differ in how much lies behind them.
    let known = entries.first { entry in
      entry.visible.intersection(visible) == visible && entry.backdrop == backdrop
    }
    if let known { return known.shader }
    guard let shader = BlurredBackdrop(backdrop).shader(visible: visible, self) else { return nil }
    entries.append(Entry(backdrop: backdrop, visible: visible, shader: shader))
    return shader
  }
}
