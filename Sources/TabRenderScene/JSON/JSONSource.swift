/// The text that nodes were read from, kept to say where they stand.
package final class JSONSource: Sendable {
  /// The file's name, or what else the text came from.
  package let name: String
  /// The file beside which the text's file names are looked for.
  package let base: String
  /// The whole text in UTF-8, without a byte order mark.
  package let bytes: [UInt8]

  /// Creates a source; a byte order mark at its start is left out.
  ///
  /// Without a base it is the file of that name.
  package init(name: String, base: String? = nil, bytes: [UInt8]) {
    self.name = name
    self.base = base ?? name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}

/// Where something stands in its source: a range of bytes.
package struct JSONLocation: Sendable {
  /// The text.
  package let source: JSONSource
  /// The first byte; files are far smaller than 4 GiB.
  package let start: UInt32
  /// The byte after the last.
  package let end: UInt32

  /// Creates a location from byte offsets.
  package init(_ source: JSONSource, _ range: Range<Int>) {
    self.source = source
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  /// Whether both are the same bytes of the same text.
  package func isSame(as other: JSONLocation) -> Bool {
    source === other.source && start == other.start && end == other.end
  }

  /// The text that stands there, `nil` when it is longer than 60 bytes.
  package var shortText: String? {
    end - start <= 60 ? String(decoding: source.bytes[Int(start)..<Int(end)], as: UTF8.self) : nil
  }
}

extension JSONLocation {
  /// The line, counted from 1.
  ///
  /// A line ends with a line feed, a carriage return or both together.
  package var line: Int { lineStart.number }

  /// The column, counted in characters from 1.
  package var column: Int {
    String(decoding: source.bytes[lineStart.offset..<Int(start)], as: UTF8.self).count + 1
  }

  private var lineStart: (number: Int, offset: Int) {
    let bytes = source.bytes
    var (number, offset) = (1, 0)
    for index in 0..<min(Int(start), bytes.count) {
      let isEnd =
        bytes[index] == 0x0A
        || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if isEnd { (number, offset) = (number + 1, index + 1) }
    }
    return (number, offset)
  }

  /// The line's text and where its caret stands: what a message shows.
  package var excerpt: JSONExcerpt {
    let (number, offset) = lineStart
    let bytes = source.bytes
    let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let before = String(decoding: bytes[offset..<Int(start)], as: UTF8.self)
    let marked = String(
      decoding: bytes[Int(start)..<max(Int(start), min(Int(self.end), end))], as: UTF8.self)
    let after = String(
      decoding: bytes[max(Int(start), min(Int(self.end), end))..<end], as: UTF8.self)
    return JSONExcerpt(line: number, before: before, marked: marked, after: after)
  }
}

/// One line of a source as a message shows it, with the part at fault marked.
package struct JSONExcerpt: Hashable, Sendable {
  /// The line's number, from 1.
  package let line: Int
  /// The column of the marked part in characters, from 1.
  package let column: Int
  /// The line, or what is around the marked part of a long one.
  package let text: String
  /// How many columns of a terminal the marked part in ``text`` is away from the margin.
  package let caretOffset: Int
  /// How many columns of a terminal are marked, at least 1.
  package let caretLength: Int

  private static let widestMark = 60
  private static let widestSide = 60

  init(line: Int, before: String, marked: String, after: String) {
    self.line = line
    column = before.count + 1
    let left = before.count > Self.widestSide ? "…" + before.suffix(Self.widestSide) : before
    let middle = marked.count > Self.widestMark ? marked.prefix(Self.widestMark) + "…" : marked
    let isCut = marked.count > Self.widestMark
    let right =
      isCut ? "" : after.count > Self.widestSide ? after.prefix(Self.widestSide) + "…" : after
    let (shownLeft, shownMiddle) = (Self.printable(left), Self.printable(middle))
    text = shownLeft + shownMiddle + Self.printable(right)
    caretOffset = shownLeft.terminalColumns
    caretLength = max(1, shownMiddle.terminalColumns)
  }

  /// The text with a space for a tab and a dot for what a terminal would act on or not show, so
  /// that the caret below it stands where it should.
  private static func printable(_ text: some StringProtocol) -> String {
    String(
      text.map { character in
        if character == "\t" { return " " }
        return character.unicodeScalars.contains(where: VisibleText.isHidden) ? "·" : character
      } as [Character])
  }
}
