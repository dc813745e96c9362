/// A folder below which files are written, and none of them through a link.
///
/// The folder itself may be a link. What a link below it leads to may be anything, also an input of
/// the suite, so it is never replaced.
struct LinkFreeFolder: Sendable {
  /// The folder, for the program.
  let path: String

  /// Looks into a folder.
  init(_ path: String) { self.path = path }

  /// Whether a path below the folder leads where it says.
  func isFreeOfLinks(_ relative: String) -> Bool {
    !FileIdentity.isLinked(relative, below: path)
  }

  /// Makes sure that a path below the folder leads where it says.
  func check(_ relative: String) throws(SuiteProblem) {
    guard isFreeOfLinks(relative) else { throw .output(.linked(located(relative))) }
  }

  /// A path below the folder, for the program.
  func located(_ relative: String) -> String { FilePath.join(path, relative) }
}
