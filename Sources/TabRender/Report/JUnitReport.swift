/// Results as JUnit XML, in the form that Jenkins, GitLab and most others read.
///
/// A picture is a test case. One that changed or is missing is a failure, one that could not be
/// compared an error, and one that a filter left out is skipped. The order is that of the results,
/// and nothing in the file depends on the time but the durations in the results.
public struct JUnitReport {
  private let results: SuiteResults
  private let failing: Set<SuiteResults.Status>

  /// Creates a report in which those outcomes are failures, by default those of the run;
  /// others than these and errors pass.
  public init(
    _ results: SuiteResults, failing: Set<SuiteResults.Status>? = nil
  ) {
    self.results = results
    self.failing = failing ?? results.failing
  }

  /// How every document begins.
  static let start = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="tabrender"
    """

  /// The XML document.
  public var text: String {
    let cases = results.items.map(testCase) + results.skipped.map(skipped)
    let incomplete = results.troubles(failing: failing).map(troubleCase)
    let tests = cases.count + incomplete.count
    let failures = results.items.count { $0.status != .error && failing.contains($0.status) }
    let errors = results.count(.error) + incomplete.count
    let numbers = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let time = "time=\"\(ReportDuration.text(results.seconds))\""
    return """
      \(Self.start) \(numbers) \(time)>
      <testsuite name="tabrender" \(numbers) skipped="\(results.skipped.count + passedObsolete)" \
      \(time)>
      \(properties)
      \((cases + incomplete).joined(separator: "\n"))
      </testsuite>
      </testsuites>

      """
  }

  /// Obsolete baselines that are no failure; they are skipped, since nothing was drawn.
  private var passedObsolete: Int { failing.contains(.obsolete) ? 0 : results.count(.obsolete) }

  private var properties: String {
    let values = [
      ("suite", results.title), ("tool", results.tool), ("model", "\(results.model)"),
    ]
    let fonts = results.fonts.map { ("font \($0.name)", "sha256 \($0.sha256)") }
    let lines = (values + fonts).map {
      "<property name=\"\(Markup.text($0.0))\" value=\"\(Markup.text($0.1))\"/>"
    }
    return "<properties>\n\(lines.joined(separator: "\n"))\n</properties>"
  }

  private func testCase(_ item: SuiteResults.Item) -> String {
    let parts = [outcome(item), attachments(item)].compactMap(\.self)
    let head =
      "<testcase classname=\"\(Markup.text(className(item)))\" name=\"\(Markup.text(item.title))\" "
      + "time=\"\(ReportDuration.text(item.seconds))\""
    if parts.isEmpty { return head + "/>" }
    return "\(head)>\n\(parts.joined(separator: "\n"))\n</testcase>"
  }

  private func outcome(_ item: SuiteResults.Item) -> String? {
    let message = Markup.text(results.sentence(of: item))
    let element: String
    switch item.status {
    case .error: element = "error"
    case .obsolete where !failing.contains(.obsolete): return "<skipped message=\"\(message)\"/>"
    case let status where failing.contains(status): element = "failure"
    default: return nil
    }
    let text = Markup.lines(ItemText.block(item, in: results))
    return """
      <\(element) type="\(item.status.rawValue)" message="\(message)">\(text)</\(element)>
      """
  }

  private func attachments(_ item: SuiteResults.Item) -> String? {
    let paths = HTMLPicture.all(of: item).map(\.path)
    guard !paths.isEmpty else { return nil }
    let lines = paths.map { "[[ATTACHMENT|\(Markup.text($0.text))]]" }
    return "<system-out>\(lines.joined(separator: "\n"))</system-out>"
  }

  private func skipped(_ name: String) -> String {
    """
    <testcase classname="\(Markup.text(Self.defaultClass))" name="\(Markup.text(name))" time="0.000">
    <skipped message="left out by a filter"/>
    </testcase>
    """
  }

  /// What is wrong with the whole run.
  private func troubleCase(_ trouble: String) -> String {
    """
    <testcase classname="\(Self.defaultClass)" name="the whole suite" time="0.000">
    <error type="incomplete" message="\(Markup.text(trouble))"/>
    </testcase>
    """
  }

  /// For what has no scene's file.
  private static let defaultClass = "tabrender"

  /// The folder of the scene's file, with points between its parts, as classes have them.
  private func className(_ item: SuiteResults.Item) -> String {
    var source = item.source?.text ?? ""
    // A class is called the same wherever the suite's folder is.
    if let folder = results.folder, !folder.isEmpty, source.hasPrefix(folder + "/") {
      source = String(source.dropFirst(folder.count + 1))
    }
    let folders = source.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    return folders.isEmpty ? Self.defaultClass : folders.joined(separator: ".")
  }
}
