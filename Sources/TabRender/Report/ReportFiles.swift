internal import Foundation

/// The reports of a run, written to files.
public enum ReportFiles {
  /// Which reports are wanted; none by default.
  public struct Choices: Hashable, Sendable {
    /// The path of the page; `nil` for none.
    public var html: String?
    /// The path of the JUnit file; `nil` for none.
    public var junit: String?
    /// The path of the Markdown file; `nil` for none.
    public var markdown: String?
    /// The folder for the page's pictures.
    ///
    /// `nil` embeds them, unless they are more than ``HTMLReport/maximumEmbeddedBytes``: then they
    /// go into a folder beside the page that is named after it, such as `report-pictures`.
    public var assets: String?
    /// GitHub's step, where the run is one.
    public var github: GitHubStep?
    /// The outcomes that are failures besides errors; `nil`, the default, is those of the run.
    public var failing: Set<SuiteResults.Status>?
    /// When the run was, as the page says it; `nil` says nothing.
    public var date: String?

    /// Creates the choice of no report.
    public init() {}
  }

  /// What was written.
  public struct Written: Hashable, Sendable {
    /// The files, in the order they were written; the page's pictures are counted by their folder.
    public var files: [String] = []
    /// The folder of the page's pictures, where they are not in the page.
    public var assets: String?
    /// Lines for GitHub's log.
    public var annotations: [String] = []
  }

  /// Writes the reports, each file whole or not at all.
  ///
  /// Folders that are missing are made. The first file that cannot be written throws
  /// ``ReportError/file(_:_:)``, and the ones after it are not tried.
  public static func write(
    _ results: SuiteResults, pictures: ReportPictures, to choices: Choices
  ) throws(ReportError) -> Written {
    var written = Written()
    if let path = choices.html {
      let page = HTMLReport(
        results, pictures: pictures, date: choices.date, failing: choices.failing)
      written.assets = try write(page, to: path, assets: choices.assets)
      written.files.append(path)
    }
    if let path = choices.junit {
      try write(JUnitReport(results, failing: choices.failing).text, to: path)
      written.files.append(path)
    }
    if let path = choices.markdown {
      try write(MarkdownReport(results, failing: choices.failing).text, to: path)
      written.files.append(path)
    }
    if let github = choices.github {
      written.annotations = try github.report(results, choices)
    }
    return written
  }

  /// Writes the page, its pictures before it; returns their folder if they are not in the page.
  private static func write(
    _ report: HTMLReport, to path: String, assets: String?
  ) throws(ReportError) -> String? {
    guard let folder = assets ?? (report.hasLargePictures ? defaultAssets(for: path) : nil) else {
      try write(report.page, to: path)
      return nil
    }
    try makeFolder(folder)
    var pictures = PictureFolder(folder, address: PageAddress.of(folder, from: path))
    try write(try report.page(&pictures), to: path)
    return folder
  }

  static func defaultAssets(for path: String) -> String {
    let stem = path.lowercased().hasSuffix(".html") ? String(path.dropLast(5)) : path
    return stem + "-pictures"
  }

  private static func write(_ text: String, to path: String) throws(ReportError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file, and makes its folder first.
  static func write(_ bytes: [UInt8], to path: String) throws(ReportError) {
    let folder = FilePath.folder(of: path)
    if !folder.isEmpty { try makeFolder(folder) }
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .file(path, error)
    }
  }

  private static func makeFolder(_ path: String) throws(ReportError) {
    do throws(FileError) {
      try Folder.make(path)
    } catch {
      throw .file(path, error)
    }
  }
}
