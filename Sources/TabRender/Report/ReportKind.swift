/// A form that results can be written in, by its word.
public enum ReportKind: String, CaseIterable, Hashable, Sendable {
  /// The page.
  case html
  /// The XML file that continuous integration reads.
  case junit
  /// The table.
  case markdown
  /// GitHub's annotations, summary and outputs.
  case github
}

extension ReportFiles.Choices {
  /// Chooses reports of those kinds, in the folder of the results.
  package mutating func place(_ kinds: Set<ReportKind>, output folder: String) {
    func path(_ kind: ReportKind, _ usual: String) -> String? {
      kinds.contains(kind) ? "\(folder)/\(usual)" : nil
    }
    html = path(.html, "report.html")
    junit = path(.junit, "junit.xml")
    markdown = path(.markdown, "report.md")
  }

  /// Chooses reports of a suite's run: those kinds, and those that the suite's file names.
  ///
  /// A report lies where the suite's file says, else in the folder of the results, as
  /// `report.html`, `junit.xml` and `report.md`.
  package mutating func place(
    _ kinds: Set<ReportKind>, of file: SuiteFile, output folder: String
  ) {
    place(kinds, output: folder)
    html = file.reports.html.map(file.located) ?? html
    junit = file.reports.junit.map(file.located) ?? junit
    markdown = file.reports.markdown.map(file.located) ?? markdown
  }
}
