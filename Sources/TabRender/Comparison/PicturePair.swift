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

  /// The pairs of the names that two folders have, ordered by the bytes of the names.
  ///
  /// Names are equal where their bytes are: two that only look alike are two pictures.
  package static func all(expected: ComparedFolder, actual: ComparedFolder) -> [PicturePair] {
    var pairs: [ExactPath: PicturePair] = [:]
    for name in expected.names {
      pairs[ExactPath(name), default: PicturePair(name: name)].expected = expected.path(of: name)
    }
    for name in actual.names {
      pairs[ExactPath(name), default: PicturePair(name: name)].actual = actual.path(of: name)
    }
    return withNotes(pairs.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Says which names other systems cannot tell apart.
  private static func withNotes(_ pairs: [PicturePair]) -> [PicturePair] {
    let alike = Dictionary(grouping: pairs.map(\.name)) { $0.lowercased() }
    return pairs.map { pair in
      var pair = pair
      for other in alike[pair.name.lowercased()] ?? []
      where ExactPath(other) != ExactPath(pair.name) {
        pair.notes.append(
          other == pair.name
            ? "looks like another name, whose accents are written with other Unicode characters"
            : "differs from \(other) only in upper and lower case")
      }
      return pair
    }
  }
}

/// A folder of pictures that is compared with another one.
package struct ComparedFolder {
  /// The folder's path.
  let path: String
  /// The pictures below it, as relative paths: what ends in `.png`, upper and lower case alike.
  let names: [String]

  /// Lists a folder with those below it; hidden names are left out, links are followed.
  package init(_ path: String) throws(DiffFolders.Problem) {
    let files = try FolderListing.files(below: path, followingLinks: true) {
      path throws(DiffFolders.Problem) in
      throw .unreadable(folder: path)
    }
    self.path = path
    names = files.filter { $0.lowercased().hasSuffix(".png") }
  }

  func path(of name: String) -> String { FilePath.join(path, name) }
}
