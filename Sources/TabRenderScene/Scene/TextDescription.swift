import Foundation

/// What a ``CATextLayer`` draws.
///
/// The letters are 17 pt and in the label's colour unless something else is said, as UIKit's are.
package struct TextDescription: Hashable, JSONRecord {
  package var string = ""
  package var font = FontDescriptor(size: 17)
  package var color = SystemColor.label.color
  package var alignment = CATextLayerAlignmentMode.natural
  package var truncation = CATextLayerTruncationMode.none
  package var isWrapped = false
  package var maximumLines = 0

  /// Keys that stand beside a layer's `text`, which is the string.
  package static let keys = JSONObjectForm(
    TextDescription(),
    [
      JSONBinding("font", \.font, FontDescriptor.keys.form, "of a text"),
      JSONBinding("color", \.color, .color, "of a text"),
      JSONBinding("alignment", \.alignment, .word, "of a text"),
      JSONBinding(
        "truncation", \.truncation, .word, "where a text that is too long gives way to …"),
      JSONBinding("wrapped", \.isWrapped, .boolean, "whether long lines of a text go on below"),
      JSONBinding(
        "maxLines", \.maximumLines, .integer(0...10000), default: "0, no limit",
        "of a wrapped text"),
    ])
}

extension FontDescriptor {
  static let keys = JSONObjectForm(
    TextDescription().font,
    [
      JSONBinding("size", \.size, .points(1...1000), "the size"),
      JSONBinding("weight", \.weight, .word, "the weight"),
      JSONBinding("slant", \.slant, .word, "the slant"),
      JSONBinding(
        "family", \.familyName, .text(.nonEmpty("a family")), default: "the system font",
        "its name"),
      JSONBinding("file", \.file, .file, "a font file, relative to this one; instead of family"),
    ])

  private var size: Double {
    get { Double(pointSize) }
    set { pointSize = CGFloat(newValue) }
  }

  private var familyName: String? {
    get { if case .named(let name) = family { name } else { nil } }
    set { family = newValue.map { .named($0) } ?? .system }
  }

  private var file: String? {
    get { if case .file(let file, _) = family { file } else { nil } }
    set { family = newValue.map { .file($0, face: 0) } ?? .system }
  }
}
