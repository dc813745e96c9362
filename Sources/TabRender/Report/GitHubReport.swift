/// Results as GitHub Actions takes them: annotations, and outputs for later steps.
public struct GitHubReport {
  private let results: SuiteResults
  private let failing: Set<SuiteResults.Status>
  private let folder: String
  private let root: String
  /// GitHub shows ten annotations of a step; the tenth says how many there are besides.
  private static let maximumAnnotations = 9

  /// Creates a report.
  ///
  /// `folder` is the folder from which the paths in the results count, as seen from the repository's
  /// root, and empty when it is the root: GitHub attaches annotations to files by their path in the
  /// repository. Of paths from the system's root, `root` is taken away.
  public init(
    _ results: SuiteResults, failing: Set<SuiteResults.Status>? = nil,
    folder: String = "", root: String = ""
  ) {
    self.results = results
    self.failing = failing ?? results.failing
    self.folder = folder
    self.root = root
  }

  /// One workflow command a line; at most ten.
  public var annotations: [String] {
    let items = results.items.filter { $0.status == .error || failing.contains($0.status) }
    var lines = items.prefix(Self.maximumAnnotations).map(annotation)
    let rest = items.count - lines.count
    if rest > 0 {
      lines.append("::error title=tabrender::and \(rest) more — see the report")
    } else {
      lines += results.troubles(failing: failing).map {
        "::error title=tabrender::\(Self.data($0))"
      }
    }
    return lines
  }

  /// The text for the file of outputs: a count for each outcome, `green`, and `failed` with a title
  /// a line.
  ///
  /// `report` is the path of the page, if there is one, and `folder` that of the results.
  public func outputs(report: String? = nil, results folder: String? = nil) -> String {
    var lines = SuiteResults.Status.allCases.map { "\($0.rawValue)=\(results.count($0))" }
    lines.append("green=\(results.verdict(failing: failing) == .green)")
    if let report { lines.append("report=\(VisibleText.make(report))") }
    if let folder { lines.append("results=\(VisibleText.make(folder))") }
    let titles = results.items
      .filter { $0.status == .error || failing.contains($0.status) }.map(\.title)
    // A line that ends the value may not occur in it.
    var end = "end-of-titles"
    while titles.contains(end) { end += "-" }
    lines += ["failed<<\(end)"] + titles + [end]
    return lines.joined(separator: "\n") + "\n"
  }

  private func annotation(_ item: SuiteResults.Item) -> String {
    var properties: [String] = []
    if let file = item.problem?.file ?? item.source?.text {
      properties.append("file=\(Self.property(place(file)))")
      let line = item.problem?.file == nil ? 1 : item.problem?.line ?? 1
      properties.append("line=\(line)")
      if let column = item.problem?.column { properties.append("col=\(column)") }
    }
    properties.append("title=\(Self.property("\(item.title) \(item.status.rawValue)"))")
    return "::error \(properties.joined(separator: ","))::\(Self.data(results.sentence(of: item)))"
  }

  private func place(_ file: String) -> String {
    if file.hasPrefix("/") {
      return !root.isEmpty && file.hasPrefix(root + "/")
        ? String(file.dropFirst(root.count + 1)) : file
    }
    return FilePath.resolved(FilePath.join(folder, file))
  }

  /// Text behind the second pair of colons.
  private static func data(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// A property's value, which colons and commas would end.
  private static func property(_ text: String) -> String {
    escaped(data(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    text.unicodeScalars.map { replacement($0) ?? String($0) }.joined()
  }
}
