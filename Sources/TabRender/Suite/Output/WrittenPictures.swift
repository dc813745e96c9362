internal import Foundation

/// The list of the pictures, with their lists of layers, that runs have left in the folder of their
/// results.
///
/// Only what it names is replaced or deleted. It is a text with a path in each line; a run adds a
/// path before it writes the picture, so that a run that is killed leaves no picture unnamed.
struct WrittenPictures: Sendable {
  /// The list's name in the folder of the results.
  static let name = ".tabrender-pictures"
  /// The folders of the pictures in the folder of the results.
  static let folders = ["actual", "diff"]

  /// The paths, which count from the folder of the results.
  private(set) var paths: Set<String>
  /// The files that the list names.
  private let files: Set<FileIdentity>
  private let folder: FileIdentity

  /// The list in a folder; of a folder without one, what its results name.
  init(in folder: String) {
    let list = "\(folder)/\(Self.name)"
    var paths: Set<String>
    if let bytes = try? FileReader.read(list) {
      paths = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    } else {
      paths = (try? SuiteResults.read(folder + "/results.json"))?.picturesInOutput ?? []
    }
    // A list from elsewhere must not choose what is deleted.
    paths = paths.filter(Self.isPicture)
    self.paths = paths
    let identity = FileIdentity(folder: folder)
    self.folder = identity
    files = Set(paths.map(identity.appending))
  }

  /// Whether a path is one of a run's picture.
  static func isPicture(_ path: String) -> Bool {
    folders.contains { path.hasPrefix($0 + "/") }
      && (path.hasSuffix(".png") || path.hasSuffix(LayerList.ending))
      && SuitePath(path).isInside
  }

  /// Whether the list names the file at a path.
  func contains(_ path: String) -> Bool { files.contains(folder.appending(path)) }

  /// Deletes the pictures of the list that are not to be kept, and forgets them.
  mutating func delete(except kept: Set<String>, in folder: String) {
    let folder = LinkFreeFolder(folder)
    for path in paths.subtracting(kept) where folder.isFreeOfLinks(path) {
      try? FileRemoval.remove(folder.located(path))
    }
    paths.formIntersection(kept)
  }

  /// Writes the list, where it is not so already.
  func write(in folder: String) throws(SuiteProblem) {
    let list = "\(folder)/\(Self.name)"
    let text = paths.sorted().map { $0 + "\n" }.joined()
    let old = (try? FileReader.read(list)) ?? []
    guard old != Array(text.utf8) else { return }
    try SuiteWriter.write(Array(text.utf8), to: list)
  }
}

extension SuiteResults {
  /// A path in the results as one that counts from the folder of the results; `nil` for a path of
  /// something else.
  func pathInOutput(_ path: SuitePath) -> String? { path.relative(to: output) }

  /// A path in the results for the program, when their folder is now `output`.
  func located(_ path: SuitePath, suite folder: String, output: String) -> String {
    pathInOutput(path).map { FilePath.join(output, $0) } ?? path.located(in: folder)
  }

  /// The actual pictures, with their lists of layers, and the differences in the folder of the
  /// results, as paths in it.
  var picturesInOutput: Set<String> {
    let files = items.flatMap { item in
      [item.actual?.path, item.actual.map { LayerList.path(beside: $0.path) }, item.diff]
    }
    return Set(files.compactMap { $0.flatMap(pathInOutput) })
  }
}
