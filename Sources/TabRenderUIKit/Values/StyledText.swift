import Foundation
import TabRenderBase
import TabRenderDraw

/// Which side the lines of a text stand at.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left side.
  case left
  /// In the middle.
  case center
  /// At the right side.
  case right
  /// At both sides, by wider spaces.
  case justified
  /// Where the text starts.
  case natural

  fileprivate var layerMode: CATextLayerAlignmentMode {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// Where a line that is too long is broken or shortened.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between letters; drawn like `byWordWrapping`.
  case byCharWrapping
  /// Not at all: the text reaches over the side.
  case byClipping
  /// The last line loses its start.
  case byTruncatingHead
  /// The last line loses its end.
  case byTruncatingTail
  /// The last line loses its middle.
  case byTruncatingMiddle

  fileprivate var layerMode: CATextLayerTruncationMode {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    case .byTruncatingHead: .start
    case .byTruncatingTail: .end
    case .byTruncatingMiddle: .middle
    }
  }
}

/// A text with everything that decides how it is set, in one style.
struct StyledText: Hashable {
  var string: String
  var font = UIFont.systemFont(ofSize: 17)
  var color = UIColor.black
  var tracking: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var lineBreak = NSLineBreakMode.byTruncatingTail
  /// 0 is no limit.
  var lines = 0

  /// The text in its lines; `nil` where there is no font.
  func layout(width: CGFloat) -> TextLayout? {
    var style = TextStyle(font: font.descriptor)
    style.tracking = tracking
    style.maximumLines = lines
    style.wrapping = lines == 1 ? .none : .words
    return try? FontLibrary.shared.layout(string, style: style, width: width)
  }

  /// The lines' size, its width and height brought up to whole pixels.
  func size(width: CGFloat, scale: CGFloat) -> CGSize {
    guard !string.isEmpty, let size = layout(width: width)?.size else { return .zero }
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: min(up(size.width), width), height: up(size.height))
  }

  /// The layer that draws the text from the top of its bounds.
  func makeLayer(traits: UITraitCollection) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = string
    layer.font = font.descriptor
    layer.fontSize = font.pointSize
    layer.foregroundColor = color.resolved(in: traits)
    layer.tracking = tracking
    layer.alignmentMode = alignment.layerMode
    layer.truncationMode = lineBreak.layerMode
    layer.isWrapped = lines != 1
    layer.maximumLines = lines
    return layer
  }
}
