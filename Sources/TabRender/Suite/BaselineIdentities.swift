/// Which baselines of a suite would be one file, on this or on another system.
///
/// No baseline is written through a link, so nothing is looked up but their folder.
struct BaselineIdentities {
  /// The folder that all baselines lie in.
  let folder: FileIdentity
  private let path: SuitePath

  /// Looks where a suite has its baselines.
  init(_ file: SuiteFile) {
    path = file.baselines.folder
    folder = FileIdentity(folder: file.located(path))
  }

  /// The identity of a baseline.
  subscript(_ baseline: SuitePath) -> FileIdentity {
    folder.appending(baseline.relative(to: path) ?? baseline.text)
  }
}
