/// What is known of an item as lines of plain text.
enum ItemText {
  /// The verdict, the numbers, what to do.
  static func block(_ item: SuiteResults.Item, in results: SuiteResults) -> String {
    var lines = [results.sentence(of: item)]
    if let problem = item.problem { lines += text(problem) }
    if let summary = item.summary { lines += text(summary) }
    lines += item.layers.map { "layer \(VisibleText.make($0.id)): \($0.pixels) px" }
    lines += item.notes.map { "note: \(VisibleText.make($0))" }
    if let source = item.source { lines.append("scene: \(VisibleText.make(source.text))") }
    lines += HTMLPicture.all(of: item).map {
      "\($0.role.rawValue): \(VisibleText.make($0.path.text))"
    }
    if let approval = results.approval(of: item) { lines.append("accept: \(approval)") }
    return lines.joined(separator: "\n")
  }

  private static func text(_ problem: SuiteResults.Problem) -> [String] {
    [
      problem.location.map { "at \(VisibleText.make($0))" },
      problem.hint.map { "hint: \(VisibleText.make($0))" },
    ]
    .compactMap(\.self)
  }

  private static func text(_ summary: DiffSummary) -> [String] {
    var lines = [
      "clusters: \(summary.clusters), the largest has \(summary.largestCluster) px",
      "allowed: \(summary.allowedPixels) px"
        + (summary.allowedCluster.map { ", clusters of \($0) px" } ?? ""),
    ]
    lines += summary.boxes.map { "region: \($0.width)×\($0.height) px at (\($0.x), \($0.y))" }
    return lines
  }
}
