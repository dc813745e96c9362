public import Foundation
internal import TabRenderDraw

/// Which side the lines of a text stand at.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}

extension EnvironmentValues {
  private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private struct FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
  private struct ItalicKey: EnvironmentKey { static let defaultValue = false }
  private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private struct TextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
  }
  private struct TruncationKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
  }
  private struct TrackingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  private struct FontLibraryKey: EnvironmentKey { static let defaultValue = FontLibrary.shared }

  /// The font of text; `nil` is the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Which side lines of text stand at; the leading one by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a text that is too long gives way to "…"; at its end by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The points between two lines of text; 0 by default.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether letters become capitals or small ones; `nil` leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// Finds the fonts of all text.
  var fontLibrary: FontLibrary {
    get { self[FontLibraryKey.self] }
    set { self[FontLibraryKey.self] = newValue }
  }
}

extension View {
  /// The font of text inside; `nil` is the body font.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of text inside.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Bold text inside.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Italic text inside.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// The most lines of each text inside; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// The most lines of each text inside; the least number is not kept free.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  /// The points between two lines of text inside.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Which side lines of text inside stand at.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where texts inside that are too long give way to "…".
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// The points between two letters of text inside.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

  /// The points between two letters of text inside.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.tracking, kerning) }

  /// Whether letters inside become capitals or small ones.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Accepted; texts keep their size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
}
