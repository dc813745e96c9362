internal import Foundation

/// Where a page's pictures are: in the page itself, or in a folder beside it.
struct PicturePlacement {
  /// The address of the folder as the page writes it; `nil` embeds the pictures.
  let folder: String?
  /// The files that belong into the folder, by name; empty when pictures are embedded.
  private(set) var files: [String: [UInt8]] = [:]

  /// Places pictures into the page, or into a folder with that address.
  init(folder: String? = nil) {
    self.folder = folder
  }

  /// Whether a file is called as ``address(of:)`` calls pictures.
  static func isName(_ name: String) -> Bool {
    name.count == 36 && name.hasSuffix(".png")
      && name.prefix(32).allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  /// The name of a picture's file.
  static func name(sha256: String) -> String { sha256.prefix(32) + ".png" }

  /// The address of a picture, to be written into an attribute.
  ///
  /// A file is named after its digest, so that equal pictures are stored once and the names say
  /// nothing that would have to be escaped.
  mutating func address(of picture: ReportPictures.Content) -> String {
    guard let folder else {
      return "data:image/png;base64," + Data(picture.bytes).base64EncodedString()
    }
    let name = Self.name(sha256: picture.sha256)
    files[name] = picture.bytes
    return "\(folder)/\(name)"
  }
}
