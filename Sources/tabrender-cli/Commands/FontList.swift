import Foundation
import TabRender

/// Font files with their digests: a changed font is a changed picture, and is told by its digest.
struct FontList {
  /// The files, each once, with the SHA-256 of what is in them.
  let files: [(file: FontFile, digest: String)]

  /// The fonts that a library opened.
  init(of fonts: FontLibrary) throws(Failure) {
    var files: [(file: FontFile, digest: String)] = []
    for file in fonts.fontFiles {
      do {
        files.append((file, try file.digest()))
      } catch {
        throw .file(.noInput(file: file.path, reason: error.description))
      }
    }
    self.files = files
  }

  /// The fonts that a bar and its content are drawn with.
  init(_ search: FontSearch) throws(Failure) {
    let library = try fontLibrary(search)
    for weight in [FontWeight.regular, .medium, .semibold] {
      do {
        _ = try library.metrics(of: FontDescriptor(size: 10, weight: weight))
      } catch {
        throw .data(.noText(error))
      }
    }
    try self.init(of: library)
  }

  /// Rows for a table.
  var rows: [[String]] {
    files.map { ["\($0.file.family) \($0.file.style)", "sha256 \($0.digest)", $0.file.path] }
  }

  /// The same for JSON.
  var entries: [JSONValue] {
    files.map { entry in
      .object([
        ("family", .string(entry.file.family)), ("style", .string(entry.file.style)),
        ("path", .string(entry.file.path)), ("face", .integer(entry.file.face)),
        ("sha256", .string(entry.digest)),
      ])
    }
  }
}
