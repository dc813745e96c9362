import Foundation
import TabRender

/// Font files with their digests: a changed font is a changed picture, and is told by its digest.
struct FontList {
  /// A file with the SHA-256 of what is in it.
  struct File {
    let file: FontFile
    let digest: String
  }

  /// The files, each once.
  let files: [File]

  /// The fonts that a library opened.
  init(of fonts: FontLibrary) throws(CommandLineError) {
    files = try fonts.fontFiles.map { file throws(CommandLineError) in
      File(
        file: file,
        digest: try attempt(file.digest()) { .input(file.path, .unreadable($0)) })
    }
  }

  /// The fonts that a bar and its content are drawn with.
  init(of global: GlobalOptions) throws(CommandLineError) {
    let library = try global.makeFontLibrary()
    for weight in [FontWeight.regular, .medium, .semibold] {
      let font = FontDescriptor(size: 10, weight: weight)
      _ = try attempt(library.metrics(of: font), or: CommandLineError.font)
    }
    try self.init(of: library)
  }

  /// The fonts for JSON.
  var json: JSONValue { .array(files.map { .object($0.members) }) }
}

extension FontList.File {
  /// The font for JSON.
  var members: [(String, JSONValue)] {
    [
      ("family", .string(file.family)), ("style", .string(file.style)),
      ("path", .string(file.path)), ("face", .integer(file.face)), ("sha256", .string(digest)),
    ]
  }
}
