import TabRenderBase

/// A folder below which files are written, and none of them through a link.
///
/// The folder itself may be a link. What a link below it leads to may be anything, also an input of
/// the suite, so it is never replaced.
struct LinkFreeFolder: Sendable {
  /// The folder, for the program.
  let path: String
  private let place: FilePlace

  /// Looks where a folder is.
  init(_ path: String) {
    self.path = path
    place = FilePlace(path)
  }

  /// Whether a path below the folder leads where it says.
  func isFreeOfLinks(_ relative: String) -> Bool {
    FilePlace(located(relative)) == place.appending(relative)
  }

  /// Makes sure that a path below the folder leads where it says.
  func check(_ relative: String) throws(SuiteResults.Problem) {
    guard isFreeOfLinks(relative) else {
      throw SuiteResults.Problem(
        code: 73, message: "a link leads from here to another place, where nothing is replaced",
        file: located(relative), hint: "put a file in place of the link")
    }
  }

  /// A path below the folder, for the program.
  func located(_ relative: String) -> String { FilePath.join(path, relative) }
}

extension SuiteResults.Problem {
  /// A file in the place of one that is to be written, which no run has written.
  init(foreign file: String) {
    self.init(
      code: 73, message: "this file is not one that a run has written, so it is not replaced",
      file: file, hint: "move it away, or let the results go elsewhere")
  }
}
