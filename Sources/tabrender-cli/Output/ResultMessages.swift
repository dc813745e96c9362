import TabRender

/// What a run of a suite says to people.
struct ResultMessages {
  private let results: SuiteResults
  private let file: String
  private let isVerbose: Bool

  /// Messages about results whose paths count from the working folder, and for their file.
  init(_ results: SuiteResults, file: String, isVerbose: Bool = false) {
    self.results = results
    self.file = file
    self.isVerbose = isVerbose
  }

  /// A line for each item that is not as it should be, the summary, and what to do next.
  var lines: [String] {
    let items = results.items.filter { $0.status != .ok || isVerbose }
    return items.flatMap(lines) + [summary] + next
  }

  /// `42 ok, 2 changed, 1 missing, 0 obsolete in 0.8 s`.
  private var summary: String {
    let seconds = Messages.number((results.seconds * 10).rounded() / 10)
    return "\(counts) in \(seconds) s"
      + (results.isIncomplete ? "; stopped before the end" : "")
  }

  /// `42 ok, 2 changed, 1 missing, 0 obsolete`, and errors when there are any.
  var counts: String {
    results.text(
      counting: SuiteResults.Status.allCases.filter { $0 != .error || results.count($0) > 0 })
  }

  private func lines(_ item: SuiteResults.Item) -> [String] {
    let status = item.status.rawValue
    let head = status + String(repeating: " ", count: 8 - status.count) + "  \(item.label)"
    let fact = fact(item)
    let hint = item.problem?.hint.map { ["hint: \($0)"] } ?? []
    let more = layers(item) + (item.summary?.hints ?? []) + hint + item.notes
    return [fact.isEmpty ? head : "\(head)  \(fact)"] + more.map { "          \($0)" }
  }

  private func fact(_ item: SuiteResults.Item) -> String {
    switch item.status {
    case .ok: isVerbose ? item.summary?.text ?? "" : ""
    case .changed: item.summary?.text ?? ""
    case .missing: item.actual.map { "no baseline; drawn as \($0.path.text)" } ?? "no baseline"
    case .obsolete: item.baseline.map { "no scene has \($0.path.text)" } ?? ""
    case .error: item.problem?.oneLine ?? ""
    }
  }

  private func layers(_ item: SuiteResults.Item) -> [String] {
    guard !item.layers.isEmpty else { return [] }
    let shown = item.layers.prefix(3).map { "\($0.id) \($0.pixels) px" }.joined(separator: ", ")
    let rest = item.layers.count - 3
    return ["in " + shown + (rest > 0 ? " and \(rest) more" : "")]
  }

  /// The next commands, where there is something to do.
  private var next: [String] {
    var parts: [String] = []
    if results.count(.changed) + results.count(.missing) > 0 {
      parts.append("Review: \(SuiteResults.validator(file))")
      parts.append("Accept: \(results.approval)")
    }
    if results.count(.obsolete) > 0 { parts.append("Delete: \(results.pruning)") }
    return parts.isEmpty ? [] : [parts.joined(separator: " · ")]
  }

  /// Why the run is not green although no item says so.
  func trouble(_ verdict: SuiteVerdict) -> Diagnostic? {
    guard case .trouble = verdict, results.count(.error) == 0 else { return nil }
    if results.isIncomplete { return Diagnostic("the run was stopped, so it proves nothing") }
    return Diagnostic(
      "no picture was compared with a baseline, so the run proves nothing",
      hint: results.recording)
  }
}
