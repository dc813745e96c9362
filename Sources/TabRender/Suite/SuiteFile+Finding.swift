extension SuiteFile {
  /// The names that a suite's file is found by in its folder, the first one first.
  private static let usualNames = [usualName, "tabrender.jsonc"]

  /// Whether a file is a suite's.
  ///
  /// It says so, or has a suite's name and does not say that it is a scene. What cannot be read is
  /// none.
  package static func isSuite(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(path, maximumBytes: maximumBytes),
      let document = try? JSONReader.read(bytes, name: path, dialect: JSONDialect(file: path))
    else { return false }
    let hasUsualName = usualNames.contains(FilePath.name(of: path))
    return document.root[format.key] != nil
      || hasUsualName && document.root[SceneKeys.format.key] == nil
  }

  /// The suite's file in a folder, `nil` where there is none; "" is the folder that the program
  /// runs in.
  package static func file(in folder: String) -> String? {
    usualNames.map { FilePath.join(folder, $0) }.first(where: FolderListing.isFile)
  }
}
