/// Writes the pictures of one run into the folder of its results.
struct OutputPictures: Sendable {
  /// The folder, as results call it.
  private let name: SuitePath
  private let folder: LinkFreeFolder
  private let earlier: WrittenPictures

  /// The pictures of a suite's run whose results call their folder so.
  init(of file: SuiteFile, output name: SuitePath) {
    self.name = name
    folder = LinkFreeFolder(file.located(name))
    earlier = WrittenPictures(in: folder.path)
  }

  /// Writes a picture below one of the folders of ``WrittenPictures``.
  ///
  /// - Returns: The path as results call it.
  /// - Throws: A file or a link at the picture's path that no run has written.
  func write(_ bytes: [UInt8], to path: String) throws(SuiteProblem) -> SuitePath {
    try folder.check(path)
    let target = folder.located(path)
    guard earlier.contains(path) || !FolderListing.isFile(target) else {
      throw .output(.foreign(target))
    }
    if !earlier.paths.contains(path) { try note(path) }
    try SuiteWriter.write(bytes, to: target)
    return name.appending(path)
  }

  private func note(_ path: String) throws(SuiteProblem) {
    let list = folder.located(WrittenPictures.name)
    try SuiteWriter.makeFolder(folder.path)
    do throws(FileError) {
      try AppendedFile.append(Array("\(path)\n".utf8), to: list)
    } catch {
      throw .file(.unwritable(list, error))
    }
  }
}
