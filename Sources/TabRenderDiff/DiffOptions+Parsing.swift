extension DiffOptions.Condition {
  /// Why a text is no condition.
  package enum Flaw: Error, Hashable, Sendable {
    /// It is not a name, `<` or `>`, and a decimal number.
    case malformed
    /// The name is no metric's.
    case unknownMetric
  }

  /// Reads a condition as people write it, such as `ssim<0.99`.
  ///
  /// Upper and lower case are alike, and spaces around its parts do not matter.
  package init(parsing text: String) throws(Flaw) {
    guard let index = text.firstIndex(where: { $0 == "<" || $0 == ">" }),
      let relation = Relation(rawValue: String(text[index])),
      let limit = DecimalNumber.parse(Self.trimmed(text[text.index(after: index)...]))
    else { throw .malformed }
    guard let metric = DiffOptions.Metric(rawValue: Self.trimmed(text[..<index]).lowercased())
    else { throw .unknownMetric }
    self.init(metric, relation, limit)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    return start.prefix(
      upTo: start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.endIndex)
  }
}

extension DiffOptions.Budget {
  /// Percentages from 0 to 100 as a regular expression: what ``share(percentage:)`` reads.
  package static let percentagePattern =
    #"^\+?0*(100(\.0*)?|[0-9]{1,2}(\.[0-9]*)?|\.[0-9]+)%$"#

  /// The share that a percentage such as `0.01%` means; `nil` where it is none, or beyond 0…100 %.
  package static func share(percentage text: String) -> Double? {
    guard let form = try? Regex(percentagePattern), text.wholeMatch(of: form) != nil else {
      return nil
    }
    return DecimalNumber.parse(text.dropLast()).map { $0 / 100 }
  }
}
