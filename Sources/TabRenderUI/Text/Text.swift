public import Foundation
internal import TabRenderBase
internal import TabRenderDraw

/// A text, which wraps where its width ends and gives way to "…" where its height does.
public struct Text: Equatable, Sendable {
  /// Where a text that is too long gives way to "…".
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// Whether letters become capitals or small ones.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  private let string: String
  private var ownFont: Font?
  private var ownWeight: Font.Weight?
  private var ownIsItalic = false
  private var ownColor: Color?
  private var ownTracking: CGFloat?

  /// Creates a text of a string, as it is.
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Creates a text of a key, which stands for itself: there is no table of translations.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.text
  }

  /// Creates a text of a string, as it is.
  public init(verbatim content: String) { string = content }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { with { $0.ownFont = font } }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.ownWeight = weight } }
  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text in italics.
  public func italic() -> Text { with { $0.ownIsItalic = true } }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.ownColor = color } }
  /// The text with points between two letters.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.ownTracking = tracking } }
  /// The text with points between two letters.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// One text behind another, in the first one's font and colour.
  public static func + (first: Text, second: Text) -> Text {
    var text = Text(verbatim: first.string + second.string)
    (text.ownFont, text.ownWeight, text.ownIsItalic) =
      (first.ownFont, first.ownWeight, first.ownIsItalic)
    (text.ownColor, text.ownTracking) = (first.ownColor, first.ownTracking)
    return text
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }
}

/// A key of a translation, which stands for itself.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Creates a key.
  public init(_ value: String) { text = value }
  /// Creates a key.
  public init(stringLiteral value: String) { text = value }
}

extension Text: _PrimitiveView {
  /// A node that shows the text.
  public static func _makeNodes(_ view: Text, in context: _ViewContext) -> _NodeList {
    let setting = view.setting(in: context.environment)
    let node = ViewNode(layout: TextNodeLayout(setting: setting), environment: context.environment)
    node.drawing = TextDrawing(setting: setting)
    node.text = setting.string
    return .node(node)
  }

  @MainActor
  private func setting(in environment: EnvironmentValues) -> TextSetting {
    var font = ownFont ?? environment.font ?? .body
    if let weight = ownWeight ?? environment.fontWeight { font = font.weight(weight) }
    if ownIsItalic || environment.isItalic { font = font.italic() }
    var style = TextStyle(font: font.descriptor)
    style.tracking = ownTracking ?? environment.tracking
    style.lineSpacing = environment.lineSpacing
    style.alignment = environment.textAlignment
    style.truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    style.maximumLines = environment.lineLimit ?? 0
    style.direction = .automatic
    let color =
      ownColor?.resolved(in: environment) ?? ForegroundStyle()._paint(in: environment).color
    let string =
      switch environment.textCase {
      case .uppercase: self.string.uppercased()
      case .lowercase: self.string.lowercased()
      case nil: self.string
      }
    return TextSetting(
      string: string, style: style, color: color, pixel: environment.pixelLength,
      library: environment.fontLibrary)
  }
}

extension EnvironmentValues {
  fileprivate var textAlignment: TextStyle.Alignment {
    let isMirrored = layoutDirection == .rightToLeft
    return switch multilineTextAlignment {
    case .center: .center
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    }
  }
}

/// A text with all that decides how it is set.
struct TextSetting {
  let string: String
  let style: TextStyle
  let color: CGColor
  /// Points per pixel: sizes are whole pixels.
  let pixel: CGFloat
  let library: FontLibrary

  /// The text in a width, on as many lines as a height has room for, at least one.
  ///
  /// `nil` where there is no font.
  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout? {
    guard var layout = try? library.layout(string, style: style, width: width ?? .infinity) else {
      return nil
    }
    if let height, layout.size.height > height + pixel / 2, layout.lines.count > 1 {
      var style = style
      let step = layout.size.height / CGFloat(layout.lines.count)
      style.maximumLines = max(1, Int((height + pixel / 2) / max(step, pixel)))
      layout = (try? library.layout(string, style: style, width: width ?? .infinity)) ?? layout
    }
    return layout
  }

  /// The size of a layout in whole pixels, rounded up.
  func size(of layout: TextLayout) -> CGSize {
    func roundedUp(_ length: CGFloat) -> CGFloat { (length / pixel - 1e-6).rounded(.up) * pixel }
    return CGSize(width: roundedUp(layout.size.width), height: roundedUp(layout.size.height))
  }
}

/// As large as a text that is set in what is proposed.
struct TextNodeLayout: NodeLayout {
  let setting: TextSetting

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    guard let layout = setting.layout(width: proposal.width, height: proposal.height) else {
      return .zero
    }
    var size = setting.size(of: layout)
    if let width = proposal.width, width.isFinite { size.width = min(size.width, max(width, 0)) }
    return size
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] { [] }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key,
      let layout = setting.layout(width: proposal.width, height: proposal.height)
    else { return nil }
    return isFirst ? layout.firstBaseline : layout.lastBaseline
  }
}

/// Draws a text.
struct TextDrawing: NodeDrawing {
  let setting: TextSetting

  func makeLayer(frame: CGRect, snapped: CGRect, _ environment: EnvironmentValues) -> CALayer {
    let layer = CATextLayer()
    let style = setting.style
    layer.string = setting.string
    layer.font = style.font
    layer.fontSize = style.font.pointSize
    layer.foregroundColor = setting.color
    layer.tracking = style.tracking
    layer.isWrapped = true
    layer.fonts = setting.library
    layer.alignmentMode =
      switch style.alignment {
      case .center: .center
      case .right: .right
      default: .left
      }
    layer.truncationMode =
      switch style.truncation {
      case .head: .start
      case .middle: .middle
      default: .end
      }
    layer.maximumLines =
      setting.layout(width: frame.width, height: frame.height)?.lines.count ?? 1
    // The width of the layout, so that rounding to pixels cuts nothing off.
    layer.frame = CGRect(origin: snapped.origin, size: frame.size)
    return layer
  }
}
