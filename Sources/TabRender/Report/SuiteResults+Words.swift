internal import Foundation

extension SuiteResults {
  /// Whether nothing is left to do: every picture was compared, and is as it should be.
  ///
  /// Obsolete baselines do not count against it. Results without any picture have compared nothing.
  public var isGreen: Bool {
    !isTroubled && count(.changed) == 0 && count(.missing) == 0
  }

  /// Whether something could not be compared, so that the results say less than they should.
  public var isTroubled: Bool { isIncomplete || count(.error) > 0 || items.isEmpty }

  /// How many pictures came out how, such as `42 ok, 2 changed, 1 missing`; always with `ok`, and
  /// with the others where there are any.
  var countsText: String {
    let counts = Status.allCases.filter { $0 == .ok || count($0) > 0 }
    let text = counts.map { "\(count($0)) \($0.word)" }.joined(separator: ", ")
    return isIncomplete ? text + ", incomplete" : text
  }
}

extension SuiteResults.Status {
  /// The word for it, as it stands beside a number.
  var word: String { rawValue }
}

extension SuiteResults.Item {
  /// Name and variant, such as `bar dark@2x`, as one visible line.
  var title: String {
    let name = VisibleText.make(name)
    return variant.map { "\(name) \($0.text)" } ?? name
  }

  /// What came out, in a sentence without its name.
  var sentence: String {
    switch status {
    case .ok: summary.map { $0.differingPixels > 0 ? $0.sentence : "as expected" } ?? "as expected"
    case .changed: summary?.sentence ?? "differs"
    case .missing: "there is no baseline"
    case .obsolete: "no scene draws this baseline"
    case .error: VisibleText.make(problem?.message ?? "could not be compared")
    }
  }

  /// The shell line that accepts the picture; `nil` where there is nothing to accept.
  var approval: String? {
    guard status == .changed || status == .missing else { return nil }
    let word = ShellWord.quoted(name)
    return name.hasPrefix("-") ? "tabrender approve -- \(word)" : "tabrender approve \(word)"
  }
}

extension SuiteResults.Variant {
  /// Appearance and scale, such as `dark@2x`.
  var text: String { "\(appearance.rawValue)@\(ReportNumber.text(scale))x" }
}

extension DiffSummary {
  /// How the pictures differ, such as `1024 of 251520 px differ (0.41 %), max Δ 4/255`.
  var sentence: String {
    var parts: [String] = []
    if expectedSize != actualSize { parts.append("size \(expectedSize.text) ≠ \(actualSize.text)") }
    parts.append(
      "\(differingPixels) of \(comparedPixels) px differ "
        + "(\(ReportNumber.percent(differingPixels, of: comparedPixels)))")
    parts.append("max Δ \(largestDelta)/\(deltaScale)")
    if let shift { parts.append("moved by (\(Self.signed(shift.x)),\(Self.signed(shift.y)))") }
    return parts.joined(separator: ", ")
  }

  private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}

extension DiffSummary.Size {
  /// Such as `786×320`.
  var text: String { "\(width)×\(height)" }
}

/// Numbers as the reports write them, the same in every locale.
enum ReportNumber {
  /// The shortest form of a number.
  static func text(_ number: Double) -> String {
    guard number.isFinite, number == number.rounded(), abs(number) < 1e15 else {
      return "\(number)"
    }
    return String(Int(number))
  }

  /// A share in percent: two decimals, and what would round to nothing or all says so.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return part == 0 ? "0 %" : "100 %" }
    if part == 0 || part == whole { return part == 0 ? "0 %" : "100 %" }
    let share = Double(part) / Double(whole) * 100
    if share < 0.01 { return "< 0.01 %" }
    return share > 99.99 ? "> 99.99 %" : String(format: "%.2f %%", share)
  }

  /// Seconds with three decimals, as JUnit's readers take them.
  static func seconds(_ seconds: Double) -> String {
    String(format: "%.3f", seconds.isFinite ? min(max(seconds, 0), 1e6) : 0)
  }
}
