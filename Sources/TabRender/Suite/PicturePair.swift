/// A relative name of a picture, and its files in two folders.
package struct PicturePair: Sendable {
  /// The path relative to the folders.
  package let name: String
  /// The expected picture's path, where there is one.
  package var expected: String?
  /// The actual picture's path, where there is one.
  package var actual: String?
  /// What is odd about the name.
  package var notes: [String] = []

  /// The pairs of two folders, ordered by the bytes of their names.
  package static func all(
    expected: String, actual: String
  ) throws(DiffFolders.Problem) -> [PicturePair] {
    var pairs: [String: PicturePair] = [:]
    for name in try names(in: expected) {
      pairs[name, default: PicturePair(name: name)].expected = FolderListing.join(expected, name)
    }
    for name in try names(in: actual) {
      pairs[name, default: PicturePair(name: name)].actual = FolderListing.join(actual, name)
    }
    let sorted = pairs.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return withNotes(sorted)
  }

  /// Says which names other systems cannot tell apart.
  private static func withNotes(_ pairs: [PicturePair]) -> [PicturePair] {
    let alike = Dictionary(grouping: pairs.map(\.name)) { $0.lowercased() }
    return pairs.map { pair in
      var pair = pair
      for other in alike[pair.name.lowercased()] ?? [] where other != pair.name {
        pair.notes.append("differs from \(other) only in upper and lower case")
      }
      return pair
    }
  }

  private static func names(in folder: String) throws(DiffFolders.Problem) -> [String] {
    let files = try FolderListing.files(below: folder) { path throws(DiffFolders.Problem) in
      throw .unreadable(folder: path)
    }
    return files.filter { $0.lowercased().hasSuffix(".png") }
  }
}
