import Foundation
import TabRender

/// Font files with their digests: a changed font is a changed picture, and is told by its digest.
struct FontList {
  /// The files, each once, with the SHA-256 of what is in them.
  let files: [(file: FontFile, digest: String)]

  /// The fonts that a library opened.
  init(of fonts: FontLibrary) throws(CommandLineError) {
    files = try fonts.fontFiles.map { file throws(CommandLineError) in
      do throws(FileError) {
        return (file, try file.digest())
      } catch {
        throw .input(file.path, .unreadable(error))
      }
    }
  }

  /// The fonts that a bar and its content are drawn with.
  init(of global: GlobalOptions) throws(CommandLineError) {
    let library = try global.makeFontLibrary()
    do throws(FontError) {
      for weight in [FontWeight.regular, .medium, .semibold] {
        _ = try library.metrics(of: FontDescriptor(size: 10, weight: weight))
      }
    } catch {
      throw .font(error)
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
