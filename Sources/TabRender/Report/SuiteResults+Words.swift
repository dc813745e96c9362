internal import Foundation

extension SuiteResults {
  /// How many pictures came out how, such as `42 ok, 2 changed, 1 missing`; always with `ok`, and
  /// with the others where there are any.
  package var countsText: String {
    let counts = Status.allCases.filter { $0 == .ok || count($0) > 0 }
    let text = self.text(counting: counts)
    return isIncomplete ? text + ", incomplete" : text
  }

  /// How many pictures came out as each of these, such as `0 ok, 7 errors`.
  package func text(counting statuses: [Status]) -> String {
    statuses.map { status in
      let plural = status == .error && count(status) != 1 ? "s" : ""
      return "\(count(status)) \(status.rawValue)\(plural)"
    }.joined(separator: ", ")
  }
}

extension SuiteResults.Item {
  /// Name and variant, such as `bar~dark@2x`, as one visible line.
  var title: String { VisibleText.make(label) }
}

extension SuiteResults {
  /// What came out of an item, in a sentence without its name.
  func sentence(of item: Item) -> String {
    switch (item.status, origin) {
    case (.ok, _): item.summary?.text ?? "as expected"
    case (.changed, _): item.summary?.text ?? "differs"
    case (.missing, .suite): "there is no baseline"
    case (.missing, .pictures): "there is no expected picture"
    case (.obsolete, .suite): "no scene draws this baseline"
    case (.obsolete, .pictures): "there is no actual picture"
    case (.error, _): VisibleText.make(item.problem?.message ?? "could not be compared")
    }
  }
}

extension SuiteResults.Variant {
  /// Appearance and scale, such as `dark@2x`.
  var text: String { "\(appearance.rawValue)@\(DiffNumber.text(scale, decimals: 3))x" }
}

/// Durations as the reports write them, the same in every locale.
enum ReportDuration {
  /// Seconds with three decimals, as JUnit's readers take them.
  static func text(_ seconds: Double) -> String {
    String(format: "%.3f", seconds.isFinite ? min(max(seconds, 0), 1e6) : 0)
  }
}

extension String {
  /// A phrase with a capital letter and a full stop.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
