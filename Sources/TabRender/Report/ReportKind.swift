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
  /// Chooses reports of a suite's run: those kinds, and those that the suite's file names.
  ///
  /// A report lies where the suite's file says, else in the folder of the results, as
  /// `report.html`, `junit.xml` and `report.md`.
  package init(_ kinds: Set<ReportKind>, of file: SuiteFile, output folder: String) {
    self.init()
    func path(_ kind: ReportKind, _ named: String?, _ usual: String) -> String? {
      named.map(file.located) ?? (kinds.contains(kind) ? "\(folder)/\(usual)" : nil)
    }
    html = path(.html, file.reports.html, "report.html")
    junit = path(.junit, file.reports.junit, "junit.xml")
    markdown = path(.markdown, file.reports.markdown, "report.md")
  }
}
