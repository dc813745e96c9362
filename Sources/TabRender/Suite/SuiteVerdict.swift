/// What results mean for whoever waits for them.
public enum SuiteVerdict: Hashable, Sendable {
  /// Everything that counts is as it should be.
  case green
  /// Something differs, or is missing.
  case different
  /// Something could not be compared; the exit code of the worst kind of trouble.
  case trouble(Int)
}

extension SuiteResults {
  /// The verdict: trouble beats difference, and what was not compared is never green.
  ///
  /// Results that are incomplete are trouble whatever they have found, because nobody knows what
  /// the rest would have been.
  ///
  /// - Parameter failing: Which items make a difference; errors always are trouble.
  /// - Returns: What the results mean.
  public func verdict(failing: Set<Status> = [.changed, .missing]) -> SuiteVerdict {
    let codes = items.compactMap { $0.status == .error ? $0.problem?.code ?? 70 : nil }
    if let worst = codes.max() { return .trouble(worst) }
    if isIncomplete { return .trouble(65) }
    if items.contains(where: { failing.contains($0.status) }) { return .different }
    return comparedNothing ? .trouble(65) : .green
  }

  /// Whether no picture was held against a baseline; a shard may be empty.
  package var comparedNothing: Bool {
    if items.isEmpty, shard != nil { return false }
    return !items.contains { $0.status == .ok || $0.status == .changed }
  }
}
