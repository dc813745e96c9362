/// A kind of file that is found under a PNG's name.
public enum ForeignFile: String, Sendable, CustomStringConvertible {
  /// A JPEG picture.
  case jpeg = "a JPEG"
  /// A GIF picture.
  case gif = "a GIF"
  /// A WebP picture.
  case webP = "a WebP"
  /// A picture in an ISO media file: HEIC or AVIF.
  case heif = "a HEIC or AVIF"
  /// A film in an ISO media file: MP4 or QuickTime.
  case film = "a film (MP4 or MOV)"
  /// A JPEG 2000 picture.
  case jpeg2000 = "a JPEG 2000"
  /// A JPEG XL picture.
  case jpegXL = "a JPEG XL"
  /// A BMP picture.
  case bmp = "a BMP"
  /// A TIFF picture.
  case tiff = "a TIFF"
  /// A Windows icon.
  case ico = "a Windows icon"
  /// An icon of macOS.
  case icns = "a macOS icon"
  /// A Photoshop document.
  case psd = "a Photoshop document"
  /// An MNG or JNG file, kin of PNG.
  case mng = "an MNG or JNG"
  /// A PDF document.
  case pdf = "a PDF"
  /// An SVG drawing.
  case svg = "an SVG"
  /// A file compressed with gzip.
  case gzip = "a gzip file"
  /// A ZIP archive.
  case zip = "a ZIP archive"
  /// A file compressed with bzip2, xz, Zstandard or 7-Zip.
  case compressed = "a compressed file"
  /// A web page.
  case html = "HTML"
  /// An XML document that is neither an SVG drawing nor a web page.
  case xml = "XML"
  /// A JSON document.
  case json = "JSON"
  /// A picture as base64 text, with or without `data:` in front.
  case base64 = "a picture as base64 text"
  /// The small text file that git-annex keeps in place of a large one.
  case gitAnnexPointer = "a git-annex pointer"
  /// Text in which a merge of Git has left its markers.
  case mergeConflict = "text with merge conflict markers"
  /// Text that is none of these.
  case text = "text"
  /// None of these.
  case unknown = "some other file"

  /// The name with its article, as in "is a JPEG".
  public var description: String { rawValue }

  /// What may have happened, with a space in front; empty when there is nothing to guess.
  var guess: String {
    switch self {
    case .html, .xml, .json: " (a failed download?)"
    default: ""
    }
  }
}

extension ForeignFile {
  /// The kind of a file that is no text, by the bytes that it begins with.
  init?(magicOf bytes: [UInt8]) {
    let row = Self.signatures.first { signature, _ in
      let signature = signature.unicodeScalars
      return bytes.count >= signature.count
        && Swift.zip(bytes, signature).allSatisfy { $1 == "?" || UInt32($0) == $1.value }
    }
    guard let row else { return nil }
    self = row.kind
  }

  /// What files begin with: a character for each byte, and "?" for any byte.
  private static let signatures: [(bytes: String, kind: ForeignFile)] = [
    ("\u{FF}\u{D8}\u{FF}", .jpeg), ("GIF8", .gif), ("BM", .bmp), ("RIFF????WEBP", .webP),
    ("II*\0", .tiff), ("MM\0*", .tiff), ("\u{8A}MNG", .mng), ("\u{8B}JNG", .mng),
    ("\0\0\0\u{C}jP  \r\n\u{87}\n", .jpeg2000), ("\u{FF}\u{4F}\u{FF}\u{51}", .jpeg2000),
    ("\0\0\0\u{C}JXL \r\n\u{87}\n", .jpegXL), ("\u{FF}\n", .jpegXL),
    ("\0\0\u{1}\0", .ico), ("icns", .icns), ("8BPS", .psd), ("%PDF", .pdf),
    ("\u{1F}\u{8B}", .gzip), ("PK\u{3}\u{4}", .zip), ("BZh", .compressed),
    ("\u{FD}7zXZ\0", .compressed), ("(\u{B5}/\u{FD}", .compressed),
    ("7z\u{BC}\u{AF}'\u{1C}", .compressed),
    // Brands of still pictures and their sequences; any other is a film.
    ("????ftypheic", .heif), ("????ftypheix", .heif), ("????ftypheim", .heif),
    ("????ftypheis", .heif), ("????ftyphevc", .heif), ("????ftyphevx", .heif),
    ("????ftypmif1", .heif), ("????ftypmsf1", .heif), ("????ftypavif", .heif),
    ("????ftypavis", .heif), ("????ftyp", .film),
  ]

  /// The kind of a file that may be text.
  init(_ text: TextBeginning) {
    let markup = text.markup
    if ["<!doctype html", "<html", "<head", "<body"].contains(where: markup.hasPrefix) {
      self = .html
    } else if text.contains("<svg") {
      self = .svg
    } else if !text.isText || text.bytes.isEmpty {
      self = .unknown
    } else {
      let row = Self.textSigns.first { sign, position, _ in
        position == .start ? text.starts(with: sign) : text.contains(sign)
      }
      self = row?.kind ?? .text
    }
  }

  private enum SignPosition {
    case start
    case anywhere
  }

  /// What texts begin with, or have anywhere; the first that is there tells the kind.
  private static let textSigns: [(sign: String, position: SignPosition, kind: ForeignFile)] = [
    ("<<<<<<< ", .start, .mergeConflict), ("/annex/objects/", .start, .gitAnnexPointer),
    (".git/annex/objects/", .anywhere, .gitAnnexPointer), ("data:image/", .start, .base64),
    ("iVBORw0KGgo", .start, .base64), ("<", .start, .xml), ("{", .start, .json),
    ("[", .start, .json),
  ]
}
