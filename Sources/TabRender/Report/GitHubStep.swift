/// The step of a GitHub workflow that the program runs in.
public struct GitHubStep: Hashable, Sendable {
  /// The file that collects the step's summary; `nil` where the step has none.
  public var summary: String?
  /// The file that collects the step's outputs; `nil` where the step has none.
  public var output: String?
  /// The suite's folder as seen from the repository's root; empty when it is the root.
  public var folder = ""

  /// Creates a step that has neither file.
  public init() {}

  /// The step that the process's environment describes, for a suite in that folder.
  ///
  /// It reads `GITHUB_STEP_SUMMARY`, `GITHUB_OUTPUT` and `GITHUB_WORKSPACE`; a suite outside of the
  /// workspace has no place in the repository, and its folder stays as it is.
  public init(environment: [String: String], suiteFolder: String) {
    summary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    output = environment["GITHUB_OUTPUT"].flatMap { $0.isEmpty ? nil : $0 }
    var root = environment["GITHUB_WORKSPACE"] ?? ""
    while root.hasSuffix("/") { root.removeLast() }
    if suiteFolder == root {
      folder = ""
    } else if !root.isEmpty, suiteFolder.hasPrefix(root + "/") {
      folder = String(suiteFolder.dropFirst(root.count + 1))
    } else {
      folder = suiteFolder
    }
  }

  /// Appends the summary and the outputs, and returns the annotations.
  func report(
    _ results: SuiteResults, _ choices: ReportFiles.Choices
  ) throws(ReportError) -> [String] {
    let report = GitHubReport(results, failing: choices.failing, folder: folder)
    try append(MarkdownReport(results, failing: choices.failing).text, to: summary)
    try append(report.outputs(report: choices.html), to: output)
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
