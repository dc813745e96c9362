import Foundation

/// One line of text on its way to a layer of its own size.
struct TextLayer {
  private let text: String
  private let font: FontDescriptor
  private let color: CGColor
  private let fonts: FontLibrary

  /// A text layer with the measures that position it.
  struct Made {
    let layer: CATextLayer
    let size: CGSize
    /// From the top of the layer.
    let baseline: Double
    let capHeight: Double
  }

  init(_ text: String, font: FontDescriptor, color: CGColor, fonts: FontLibrary) {
    self.text = text
    self.font = font
    self.color = color
    self.fonts = fonts
  }

  /// The layer, at the origin; `nil` without text or without a font.
  ///
  /// A text wider than `maximumWidth` ends in "…".
  func make(maximumWidth: Double) -> Made? {
    let text = Self.visible(text, width: maximumWidth, font.pointSize)
    guard !text.isEmpty else { return nil }
    var style = TextStyle(font: font)
    style.maximumLines = 1
    style.wrapping = .none
    guard let layout = try? fonts.layout(text, style: style, width: CGFloat(maximumWidth)) else {
      return nil
    }
    let layer = CATextLayer()
    layer.name = "title"
    layer.string = text
    layer.font = font
    layer.fontSize = font.pointSize
    layer.foregroundColor = color
    layer.truncationMode = .end
    layer.fonts = fonts
    let width = layout.lines.map(\.frame.width).max() ?? 0
    let size = CGSize(width: min(width, CGFloat(maximumWidth)), height: layout.size.height)
    layer.frame = CGRect(origin: .zero, size: size)
    return Made(
      layer: layer, size: size, baseline: Double(layout.firstBaseline),
      capHeight: Double(layout.metrics.capHeight))
  }

  /// The part of a text that can show on one line: line breaks become spaces, and what a letter
  /// of a fifth of the font's size could not show any more is left away before it is shaped.
  private static func visible(_ text: String, width: Double, _ size: CGFloat) -> String {
    let most = width / max(0.1, Double(size) * 0.2) + 16
    let part = text.prefix(Int(min(most, 10_000)))
    return String(part.map { $0.isNewline ? " " : $0 })
  }
}

extension TabBarScene {
  /// The nearest point on the pixel grid.
  func pixelAligned(_ position: Double) -> Double {
    (position * canvas.scale + 0.5).rounded(.down) / canvas.scale
  }
}
