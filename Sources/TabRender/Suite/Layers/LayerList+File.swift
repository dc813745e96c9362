/// The file of a list: `card@2x.layers` beside the picture `card@2x.png`.
///
/// It only helps to name layers. So nothing fails because of it: a list that cannot be written, is
/// damaged or belongs to another picture is as none, and a file that is no list stays as it is.
extension LayerList {
  /// What the names of lists end with.
  static let ending = ".layers"
  private static let mark = FileMark(head)

  /// The path of the list of a picture.
  package static func path(beside picture: String) -> String {
    FilePath.withoutExtension(picture) + ending
  }

  static func path(beside picture: SuitePath) -> SuitePath {
    SuitePath(path(beside: picture.text))
  }

  /// The list of a picture whose file has that digest.
  package static func read(beside picture: String, of sha256: String) -> LayerList? {
    let bytes = try? FileReader.read(
      path(beside: picture), maximumBytes: SuiteResults.maximumBytes)
    let list = bytes.flatMap { LayerList(text: String(decoding: $0, as: UTF8.self)) }
    return list?.picture == sha256 ? list : nil
  }

  /// Writes the list of a baseline over an earlier one; without a list, removes that.
  static func keep(_ list: LayerList?, beside baseline: SuitePath, of file: SuiteFile) {
    let path = path(beside: baseline)
    let located = file.located(path)
    guard let list else { return delete(located) }
    let bytes = Array(list.text.utf8)
    guard !mark.isMissing(on: located), (try? FileReader.read(located)) != bytes else { return }
    try? SuiteWriter.writeBaseline(bytes, to: path, of: file)
  }

  /// Whether there is a list at a path.
  static func isList(_ path: String) -> Bool { mark.isOn(path) }

  /// Deletes a list.
  static func delete(_ path: String) {
    if isList(path) { try? FileRemoval.remove(path) }
  }
}

extension SuiteFile {
  /// Whether a path is where the list of a baseline can be.
  func isLayerList(_ path: SuitePath) -> Bool { baseline(ofLayerList: path) != nil }

  private func baseline(ofLayerList path: SuitePath) -> SuitePath? {
    let picture = SuitePath(FilePath.withoutExtension(path.text) + baselines.text.suffix(4))
    return LayerList.path(beside: picture) == path && baselines.fields(of: picture) != nil
      ? picture : nil
  }

  /// The lists of layers whose baselines are gone.
  package var strayLayerLists: [SuitePath] {
    let folder = baselines.folder
    let files = FolderListing.files(below: located(folder), followingLinks: false)
    let pictures = Set(baselineFiles)
    return files.map(folder.appending).filter { path in
      guard LayerList.isList(located(path)) else { return false }
      return baseline(ofLayerList: path).map { !pictures.contains($0) } ?? false
    }
  }
}
