internal import Foundation

/// Telling reports from files that somebody else has made, and removing them.
extension ReportFiles {
  private static let page = FileMark(PageMarkup.start)
  private static let junit = FileMark(JUnitReport.start)
  private static let markdown = FileMark(MarkdownReport.start("✅"), MarkdownReport.start("❌"))

  /// The files that reports would replace though they are none.
  package static func foreign(_ choices: Choices) -> [String] {
    marked(choices).filter { $0.mark.isMissing(on: $0.path) }.map(\.path)
  }

  /// Removes reports, and the pictures of the page; what is not there is no failure.
  ///
  /// Files that are no reports stay. Of the pictures' folder only files that are named after their
  /// content, as a page's pictures are, are removed, and the folder itself where nothing is left.
  package static func remove(_ choices: Choices) throws(ReportError) {
    for (path, mark) in marked(choices) {
      removeTemporaryFiles(of: path)
      guard mark.isOn(path) else { continue }
      do throws(FileError) {
        try FileRemoval.remove(path)
      } catch {
        throw .file(path, error)
      }
    }
    guard let page = choices.html else { return }
    removePictures(in: choices.assets ?? defaultAssets(for: page))
  }

  private static func marked(_ choices: Choices) -> [(path: String, mark: FileMark)] {
    [(choices.html, page), (choices.junit, junit), (choices.markdown, markdown)]
      .compactMap { path, mark in path.map { ($0, mark) } }
  }

  private static func removePictures(in folder: String) {
    var hasRemoved = false
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      let isTemporary = AtomicFile.name(ofTemporary: name).map(PictureFolder.isName) ?? false
      guard isTemporary || isPicture(name, at: path) else { continue }
      try? FileRemoval.remove(path)
      hasRemoved = true
    }
    if hasRemoved { FileRemoval.removeEmptyFolder(folder) }
  }

  private static func isPicture(_ name: String, at path: String) -> Bool {
    guard PictureFolder.isName(name), let bytes = try? FileReader.read(path) else {
      return false
    }
    return name == PictureFolder.name(sha256: SHA256.hexadecimal(of: bytes))
  }

  private static func removeTemporaryFiles(of path: String) {
    let folder = FilePath.folder(of: path)
    for name in names(in: folder.isEmpty ? "." : folder)
    where AtomicFile.name(ofTemporary: name) == FilePath.name(of: path) {
      try? FileRemoval.remove(folder.isEmpty ? name : "\(folder)/\(name)")
    }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
