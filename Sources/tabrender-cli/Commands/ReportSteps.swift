import Foundation
import TabRender

/// Writes reports of results, and says on stderr what GitHub's log is to show.
///
/// The paths of pictures count from the folders, the first one that has the file.
func write(
  _ results: SuiteResults, _ choices: ReportFiles.Choices, pictures folders: [String],
  _ console: Console
) throws(Failure) -> ReportFiles.Written {
  var choices = choices
  if let epoch = console.environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty {
    choices.date = ReportDate.text(epoch: epoch)
    if choices.date == nil {
      console.warn(Diagnostic("SOURCE_DATE_EPOCH is no number of seconds, so no date is written"))
    }
  }
  do {
    let written = try ReportFiles.write(
      results, pictures: ReportPictures(folders: folders), to: choices)
    written.annotations.forEach(console.say)
    if let folder = written.assets, choices.assets == nil {
      console.detail("the pictures are in \(folder), because they are over 20 MB")
    }
    return written
  } catch {
    switch error {
    case .file(let path, let error): throw .file(FileFailure(writing: path, error))
    }
  }
}

/// Writes the reports that `diff` is asked for: what only one side has is a failure too.
func write(
  _ results: SuiteResults, _ request: ReportRequest, _ console: Console
) throws(Failure) {
  guard request.namesFile || request.wantsGitHub else { return }
  var choices = request.choices
  choices.failing = [.changed, .missing, .obsolete]
  // Unlike a suite's run, a comparison in a workflow need not be what the workflow is about.
  if request.wantsGitHub {
    choices.github = gitHubStep(isWanted: true, console)
  }
  let written = try write(results, choices, pictures: [""], console)
  written.files.forEach { console.detail("wrote \($0)") }
}

/// The step of a GitHub workflow that the program runs in, if it does or that is asked for.
func gitHubStep(isWanted: Bool, _ console: Console) -> GitHubStep? {
  guard isWanted || console.environment["GITHUB_ACTIONS"] == "true" else { return nil }
  return GitHubStep(
    environment: console.environment,
    workingFolder: URL(fileURLWithPath: ".").standardizedFileURL.path)
}
