/// Why a PNG file could not be read or written; ``description`` says it without the file's name.
public enum PNGError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
  /// The bytes are something else; what, as far as their beginning tells.
  case notPNG(ForeignFile)
  /// The file is a Git LFS pointer; the size of the picture it stands for, if it says so.
  case gitLFSPointer(size: Int?)
  /// The file is a Git LFS pointer in which a merge has left both sides.
  case gitLFSConflict
  /// The signature shows that a program has converted line ends or the character set.
  case signatureDamaged(SignatureDamage)
  /// The file is in the form Xcode makes for iOS bundles, which only Apple's decoder reads.
  case cgbi
  /// The picture is larger than the reader's limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file ends inside a chunk, or where the chunk should begin.
  case truncated(chunk: String, offset: Int)
  /// The stored checksum of a chunk is not the one of its bytes.
  case checksum(chunk: String, offset: Int, stored: UInt32, computed: UInt32)
  /// A chunk breaks the rules of PNG, in the words of libpng.
  case damaged(chunk: String, offset: Int, reason: String)
  /// A picture of no size, or larger than PNG can hold, was to be written.
  case invalidSize(width: Int, height: Int)
  /// The density of a picture at this scale cannot be stored.
  case invalidScale(Double)
  /// A text entry has a keyword or a text that PNG does not allow.
  case invalidText(keyword: String)
  /// libpng failed to write, in its words.
  case encoding(String)
  /// The file itself could not be read or written.
  case file(FileError)

  /// What the signature of a PNG file went through.
  public enum SignatureDamage: Hashable, Sendable {
    /// CR LF became LF.
    case carriageReturnsRemoved
    /// LF became CR LF.
    case carriageReturnsAdded
    /// The highest bit of the first byte was dropped, or the bytes were read or written as text.
    case decodedAsText
    /// So many bytes stand in front of it.
    case prefixed(count: Int)
    /// One or two bytes are others; the first of them.
    case changed(offset: Int, found: UInt8, expected: UInt8)
  }

  /// Throws when PNG cannot hold a picture of the size: each side is 1…2,147,483,647 pixels.
  package static func checkSize(width: Int, height: Int) throws(PNGError) {
    let range = 1...Int(Int32.max)
    guard range.contains(width), range.contains(height) else {
      throw .invalidSize(width: width, height: height)
    }
  }
}

extension PNGError: CustomStringConvertible {
  /// One line that says what is wrong; the caller adds the file's name in front.
  public var description: String {
    switch self {
    case .empty: "is empty (0 bytes)"
    case .notPNG(let kind): "is \(kind.description), not a PNG\(kind.guess)"
    case .gitLFSPointer(let size):
      "this is a Git LFS pointer, not a picture"
        + (size.map { " (\($0) \($0 == 1 ? "byte" : "bytes") not fetched)" } ?? "")
    case .gitLFSConflict:
      "this is a Git LFS pointer with merge conflict markers, not a picture"
    case .signatureDamaged(let damage): "signature damaged\(damage.cause)"
    case .cgbi: "Xcode-optimised PNG (CgBI): its colours are premultiplied and swapped"
    case .tooManyPixels(let width, let height, let limit):
      "\(width)×\(height) px is over the limit of \(limit) px"
    case .truncated(let chunk, let offset): "\(chunk) at byte \(offset): the file ends early"
    case .checksum(let chunk, let offset, let stored, let computed):
      "\(chunk) at byte \(offset): CRC is \(hex(stored)), should be \(hex(computed)) "
        + "(damaged or edited file)"
    case .damaged(let chunk, let offset, let reason): "\(chunk) at byte \(offset): \(reason)"
    case .invalidSize(let width, let height): "a PNG cannot hold \(width)×\(height) px"
    case .invalidScale(let scale): "a PNG cannot state the density of scale \(scale)"
    case .invalidText(let keyword):
      "a PNG cannot hold the text \"\(keyword)\": a keyword is 1 to 79 printable ASCII characters "
        + "with single spaces inside, a text holds no NUL"
    case .encoding(let reason): "cannot be encoded: \(reason)"
    case .file(let error): error.description
    }
  }
}

extension PNGError.SignatureDamage {
  fileprivate var cause: String {
    switch self {
    case .carriageReturnsRemoved:
      " by line-ending conversion (CR LF → LF): mark *.png as binary in .gitattributes"
    case .carriageReturnsAdded:
      " by line-ending conversion (LF → CR LF): mark *.png as binary in .gitattributes"
    case .decodedAsText: " by a program that took the file for text"
    case .prefixed(let count):
      ": \(count) \(count == 1 ? "byte stands" : "bytes stand") in front of it"
    case .changed(let offset, let found, let expected):
      ": byte \(offset) is \(hex(found)), should be \(hex(expected))"
    }
  }
}

/// All digits of a number, two a byte.
private func hex(_ value: some FixedWidthInteger) -> String {
  Hexadecimal.lower(value, digits: type(of: value).bitWidth / 4)
}
