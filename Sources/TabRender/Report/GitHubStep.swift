/// The step of a GitHub workflow that the program runs in.
public struct GitHubStep: Hashable, Sendable {
  /// The file that collects the step's summary; `nil` where the step has none.
  public var summary: String?
  /// The file that collects the step's outputs; `nil` where the step has none.
  public var output: String?
  /// The working folder, from which the paths of results count, as seen from the repository's root;
  /// empty when it is the root.
  public var folder = ""
  /// The folder of the results, pictures and reports, for later steps; `nil` says nothing of it.
  public var results: String?
  /// The repository's root; empty where it is not known.
  public var root = ""

  /// Creates a step that has neither file.
  public init() {}

  /// The step that the process's environment describes, for a program in that folder.
  ///
  /// It reads `GITHUB_STEP_SUMMARY`, `GITHUB_OUTPUT` and `GITHUB_WORKSPACE`; a folder outside of the
  /// workspace has no place in the repository, and stays as it is.
  public init(environment: [String: String], workingFolder: String) {
    summary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    output = environment["GITHUB_OUTPUT"].flatMap { $0.isEmpty ? nil : $0 }
    var root = environment["GITHUB_WORKSPACE"] ?? ""
    while root.hasSuffix("/") { root.removeLast() }
    self.root = root
    if workingFolder == root {
      folder = ""
    } else if !root.isEmpty, workingFolder.hasPrefix(root + "/") {
      folder = String(workingFolder.dropFirst(root.count + 1))
    } else {
      folder = workingFolder
    }
  }

  /// Appends the summary and the outputs, and returns the annotations.
  func report(
    _ results: SuiteResults, _ choices: ReportFiles.Choices
  ) throws(ReportError) -> [String] {
    let report = GitHubReport(results, failing: choices.failing, folder: folder, root: root)
    try append(MarkdownReport(results, failing: choices.failing).text, to: summary)
    try append(report.outputs(report: choices.html, results: self.results), to: output)
    return report.annotations
  }

  private func append(_ text: String, to path: String?) throws(ReportError) {
    guard let path else { return }
    do {
      try AppendedFile.append(Array(text.utf8), to: path)
    } catch {
      throw .file(path, error)
    }
  }
}
