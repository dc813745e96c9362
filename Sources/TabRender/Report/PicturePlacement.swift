internal import Foundation

/// Puts a page's pictures where the page finds them.
protocol PicturePlacement {
  /// Why a picture cannot be put there.
  associatedtype Failure: Error

  /// Puts a picture there, and returns its address, to be written into an attribute.
  mutating func place(_ picture: ReportPictures.Content) throws(Failure) -> String
}

/// Pictures in the page itself.
struct EmbeddedPictures: PicturePlacement {
  func place(_ picture: ReportPictures.Content) -> String {
    "data:image/png;base64," + Data(picture.bytes).base64EncodedString()
  }
}

/// Pictures as files in a folder, each written when the page comes to it, so that one at a time is
/// in memory.
///
/// A file is named after its digest, so that equal pictures are stored once and the names say
/// nothing that would have to be escaped.
struct PictureFolder: PicturePlacement {
  /// The folder, as a path.
  let path: String
  /// The folder as the page writes it.
  let address: String
  private var written: Set<String> = []

  /// Places pictures into a folder with that path and address.
  init(_ path: String, address: String) {
    self.path = path
    self.address = address
  }

  mutating func place(_ picture: ReportPictures.Content) throws(ReportError) -> String {
    let name = Self.name(sha256: picture.sha256)
    if written.insert(name).inserted {
      try ReportFiles.write(picture.bytes, to: "\(path)/\(name)")
    }
    return "\(address)/\(name)"
  }

  /// The name of a picture's file.
  static func name(sha256: String) -> String { sha256.prefix(32) + ".png" }

  /// Whether a file is called as ``place(_:)`` calls pictures.
  static func isName(_ name: String) -> Bool {
    name.count == 36 && name.hasSuffix(".png")
      && name.prefix(32).allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}
