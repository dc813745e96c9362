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
  /// - Parameter failing: Which items make a difference, by default those of the run; errors always
  ///   are trouble.
  /// - Returns: What the results mean.
  public func verdict(failing: Set<Status>? = nil) -> SuiteVerdict {
    let failing = failing ?? self.failing
    let codes = items.compactMap {
      $0.status == .error ? $0.problem?.code ?? Trouble.internal.rawValue : nil
    }
    if let worst = codes.max() { return .trouble(worst) }
    if isIncomplete { return .trouble(Trouble.data.rawValue) }
    if items.contains(where: { failing.contains($0.status) }) { return .different }
    return comparedNothing ? .trouble(Trouble.data.rawValue) : .green
  }

  /// Whether no picture was compared with a baseline; a shard may have no scene.
  package var comparedNothing: Bool {
    if shard != nil, items.allSatisfy({ $0.status == .obsolete }) { return false }
    return !items.contains { $0.status == .ok || $0.status == .changed }
  }

  /// What is wrong with the results as a whole, and no item says; a sentence each, without a full
  /// stop.
  ///
  /// - Parameter failing: Which items make a difference, by default those of the run.
  /// - Returns: What makes the verdict trouble, where it is no item's error.
  package func troubles(failing: Set<Status>? = nil) -> [String] {
    var troubles: [String] = []
    if isStopped { troubles.append("the run stopped before its end") }
    if !missingShards.isEmpty { troubles.append(missingText) }
    guard troubles.isEmpty, count(.error) == 0 else { return troubles }
    if case .trouble = verdict(failing: failing) {
      return ["no picture was compared with a baseline, so the run proves nothing"]
    }
    return []
  }

  /// `shard 2 of 4 is missing`, `shards 1, 2 and 4 of 4 are missing`.
  private var missingText: String {
    let indices = missingShards.map { String($0.index) }
    let count = missingShards.first?.count ?? 0
    guard let last = indices.last, indices.count > 1 else {
      return "shard \(indices.joined()) of \(count) is missing"
    }
    // Whoever splits a suite in a thousand parts need not read of each.
    let shown = indices.dropLast().prefix(8)
    let rest = indices.count - 1 - shown.count
    let more = rest > 0 ? " and \(rest + 1) more" : " and \(last)"
    return "shards \(shown.joined(separator: ", "))\(more) of \(count) are missing"
  }
}
