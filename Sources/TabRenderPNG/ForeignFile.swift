import TabRenderBase

/// A kind of file that is found under a PNG's name.
public enum ForeignFile: Hashable, Sendable, CustomStringConvertible {
  /// A JPEG picture.
  case jpeg
  /// A GIF picture.
  case gif
  /// A WebP picture.
  case webP
  /// A picture in an ISO media file: HEIC or AVIF.
  case heif
  /// A film in an ISO media file: MP4 or QuickTime.
  case film
  /// A JPEG 2000 picture.
  case jpeg2000
  /// A JPEG XL picture.
  case jpegXL
  /// A BMP picture.
  case bmp
  /// A TIFF picture.
  case tiff
  /// A Windows icon.
  case ico
  /// An icon of macOS.
  case icns
  /// A Photoshop document.
  case psd
  /// An MNG or JNG file, kin of PNG.
  case mng
  /// A PDF document.
  case pdf
  /// An SVG drawing.
  case svg
  /// A file compressed with gzip.
  case gzip
  /// A ZIP archive.
  case zip
  /// A file compressed with bzip2, xz, Zstandard or 7-Zip.
  case compressed
  /// A web page.
  case html
  /// An XML document that is neither an SVG drawing nor a web page.
  case xml
  /// A JSON document.
  case json
  /// A picture as base64 text, with or without `data:` in front.
  case base64
  /// The small text file that git-annex keeps in place of a large one.
  case gitAnnexPointer
  /// Text in which a merge of Git has left its markers.
  case mergeConflict
  /// Text that is none of these.
  case text
  /// None of these.
  case unknown

  /// The name with its article, as in "is a JPEG".
  public var description: String {
    switch self {
    case .jpeg: "a JPEG"
    case .gif: "a GIF"
    case .webP: "a WebP"
    case .heif: "a HEIC or AVIF"
    case .film: "a film (MP4 or MOV)"
    case .jpeg2000: "a JPEG 2000"
    case .jpegXL: "a JPEG XL"
    case .bmp: "a BMP"
    case .tiff: "a TIFF"
    case .ico: "a Windows icon"
    case .icns: "a macOS icon"
    case .psd: "a Photoshop document"
    case .mng: "an MNG or JNG"
    case .pdf: "a PDF"
    case .svg: "an SVG"
    case .gzip: "a gzip file"
    case .zip: "a ZIP archive"
    case .compressed: "a compressed file"
    case .html: "HTML"
    case .xml: "XML"
    case .json: "JSON"
    case .base64: "a picture as base64 text"
    case .gitAnnexPointer: "a git-annex pointer"
    case .mergeConflict: "text with merge conflict markers"
    case .text: "text"
    case .unknown: "some other file"
    }
  }

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
    if let kind = Self.beginnings.first(where: { bytes.starts(with: $0.0) })?.1 {
      self = kind
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
      self = Self.pictureBrands.contains(brand) ? .heif : .film
    } else {
      return nil
    }
  }

  private static let beginnings: [([UInt8], ForeignFile)] = [
    ([0xFF, 0xD8, 0xFF], .jpeg), (Array("GIF8".utf8), .gif), (Array("BM".utf8), .bmp),
    ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff),
    ([0x8A, 0x4D, 0x4E, 0x47], .mng), ([0x8B, 0x4A, 0x4E, 0x47], .mng),
    (Array("%PDF".utf8), .pdf), ([0x1F, 0x8B], .gzip), ([0x50, 0x4B, 3, 4], .zip),
    (box("jP  "), .jpeg2000), ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000), (box("JXL "), .jpegXL),
    ([0xFF, 0x0A], .jpegXL), ([0, 0, 1, 0], .ico),
    (Array("icns".utf8), .icns), (Array("8BPS".utf8), .psd), (Array("BZh".utf8), .compressed),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], .compressed), ([0x28, 0xB5, 0x2F, 0xFD], .compressed),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .compressed),
  ]

  /// The signature box that an ISO file format starts with.
  private static func box(_ name: String) -> [UInt8] {
    [0, 0, 0, 12] + Array(name.utf8) + [0x0D, 0x0A, 0x87, 0x0A]
  }

  /// The brands of still pictures and their sequences.
  private static let pictureBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis",
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
      self = Self(read: text)
    }
  }

  private init(read text: TextBeginning) {
    if text.starts(with: "<<<<<<< ") {
      self = .mergeConflict
    } else if text.starts(with: "/annex/objects/") || text.contains(".git/annex/objects/") {
      self = .gitAnnexPointer
    } else if text.starts(with: "data:image/") || text.starts(with: "iVBORw0KGgo") {
      self = .base64
    } else if text.starts(with: "<") {
      self = .xml
    } else if text.starts(with: "{") || text.starts(with: "[") {
      self = .json
    } else {
      self = .text
    }
  }
}
