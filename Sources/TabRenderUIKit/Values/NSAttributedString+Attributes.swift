public import Foundation
import TabRenderBase
import TabRenderDraw

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// Points between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
  /// The size of the text in one line.
  public func size() -> CGSize { styledText.layout(width: .infinity)?.size ?? .zero }

  /// Draws the text in the current graphics context, its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text in the current graphics context, in lines that fill a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layer = styledText.makeLayer(traits: .current)
    layer.frame = rect
    context.append(layer)
  }

  /// The whole text with the attributes of its first letter.
  var styledText: StyledText {
    var text = runs.first ?? StyledText(string: "")
    text.string = string
    return text
  }

  /// The parts of the text that have the same attributes, in their order.
  var runs: [StyledText] {
    var runs: [StyledText] = []
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { found, range, _ in
      guard let part = Range(range, in: string) else { return }
      var text = StyledText(string: String(string[part]))
      text.font = found[.font] as? UIFont ?? .systemFont(ofSize: 12)
      text.color = found[.foregroundColor] as? UIColor ?? .black
      text.tracking = found[.kern].map(Self.number) ?? 0
      text.alignment = (found[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
      runs.append(text)
    }
    return runs
  }

  /// A number of an attribute, whose type is the user's choice.
  private static func number(_ value: Any) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}

/// How lines of a text stand, as an attribute of strings.
open class NSParagraphStyle {
  /// Which side lines stand at; natural by default.
  public fileprivate(set) var alignment = NSTextAlignment.natural

  /// Creates the default style.
  public init() {}
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Which side lines stand at; natural by default.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
}
