import Foundation
import TabRender

extension SuiteResults {
  /// Writes reports, and says on stderr what GitHub's log is to show.
  ///
  /// The paths of pictures count from the folders, the first one that has the file.
  func write(
    _ choices: ReportFiles.Choices, pictures folders: [String], _ console: Console
  ) throws(CommandLineError) -> ReportFiles.Written {
    var choices = choices
    if let epoch = console.environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty {
      choices.date = ReportDate.text(epoch: epoch)
      if choices.date == nil { console.warn(Messages.noDate) }
    }
    let pictures = ReportPictures(folders: folders)
    let written = try attempt(ReportFiles.write(self, pictures: pictures, to: choices)) {
      CommandLineError($0)
    }
    written.annotations.forEach(console.say)
    if let folder = written.assets, choices.assets == nil {
      console.detail("the pictures are in \(folder), because they are over 20 MB")
    }
    return written
  }

  /// Writes the reports that `diff` is asked for: what only one side has is a failure too.
  func write(_ request: ReportRequest, _ console: Console) throws(CommandLineError) {
    guard request.namesFile || request.wantsGitHub else { return }
    var choices = request.choices
    choices.failing = [.changed, .missing, .obsolete]
    // Unlike a suite's run, a comparison in a workflow need not be what the workflow is about.
    if request.wantsGitHub { choices.github = console.gitHubStep(isWanted: true) }
    let written = try write(choices, pictures: [""], console)
    written.files.forEach { console.detail("wrote \($0)") }
  }
}

extension Console {
  /// The step of a GitHub workflow that the program runs in, if it does or that is asked for.
  func gitHubStep(isWanted: Bool) -> GitHubStep? {
    guard isWanted || environment["GITHUB_ACTIONS"] == "true" else { return nil }
    return GitHubStep(
      environment: environment,
      workingFolder: URL(fileURLWithPath: ".").standardizedFileURL.path)
  }
}
