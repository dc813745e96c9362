/// Why the text of an SVG file gives no icon; lines count from 1.
public enum SVGError: Error, Hashable, Sendable {
  /// The file is longer than an icon can be.
  case tooLarge(bytes: Int)
  /// The bytes are not UTF-8.
  case notUTF8
  /// The text is not well-formed XML, or uses a part of XML that is refused.
  case malformedXML(line: Int, XMLMistake)
  /// Elements are nested too deeply.
  case tooDeep(line: Int)
  /// The outermost element is not `svg`.
  case notSVG(line: Int, element: String)
  /// The `svg` element has neither a view box nor a width and a height.
  case noSize(line: Int)
  /// The value of an attribute cannot be read.
  case invalidValue(line: Int, attribute: String, value: String)
  /// Path data has a mistake; `position` counts the bytes before it.
  case invalidPathData(line: Int, position: Int, explanation: String)
  /// The icon has so many or such long curves that drawing it would take very long.
  case tooComplex(line: Int)

  /// What is wrong with a text as XML.
  public enum XMLMistake: Hashable, Sendable {
    /// The text ends inside an element, a tag, a comment or a value.
    case unexpectedEnd
    /// A character that the syntax does not allow where it stands.
    case unexpectedCharacter
    /// An end tag that does not belong to the element that is open.
    case mismatchedEnd(found: String)
    /// Two attributes of an element have the same name.
    case duplicateAttribute(String)
    /// A reference to an entity other than the five that XML defines, or to no character.
    case unknownEntity(String)
    /// A document type with declarations of its own.
    case declarations
  }
}

extension SVGError: CustomStringConvertible {
  /// The error in a sentence without a full stop, beginning with the line where there is one.
  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes, more than \(SVGIcon.maximumBytes)"
    case .notUTF8: "the file is not UTF-8 text"
    case .malformedXML(let line, let mistake): "line \(line): \(mistake)"
    case .tooDeep(let line):
      "line \(line): elements are nested more than \(XMLScanner.maximumDepth) deep"
    case .notSVG(let line, let element):
      "line \(line): the outermost element is '\(element)', not 'svg'"
    case .noSize(let line): "line \(line): 'svg' needs a viewBox, or a width and a height"
    case .invalidValue(let line, let attribute, let value):
      "line \(line): cannot read \(attribute)='\(Self.shortened(value))'"
    case .invalidPathData(let line, let position, let explanation):
      "line \(line): path data, after \(position) bytes: \(explanation)"
    case .tooComplex(let line): "line \(line): the curves are too many or too long to draw"
    }
  }

  private static func shortened(_ value: String) -> String {
    value.count > 40 ? value.prefix(40) + "…" : value
  }
}

extension SVGError.XMLMistake: CustomStringConvertible {
  /// The mistake as it is told to people.
  public var description: String {
    switch self {
    case .unexpectedEnd: "the text ends too early"
    case .unexpectedCharacter: "a character that XML does not allow here"
    case .mismatchedEnd(let found): "'</\(found)>' does not end the element that is open"
    case .duplicateAttribute(let name): "the attribute '\(name)' is given twice"
    case .unknownEntity(let name): "unknown entity '&\(name);'"
    case .declarations: "a document type with declarations is not read"
    }
  }
}
