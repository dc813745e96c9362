extension DiffOptions {
  /// The differing pixels that the budget allows, of the compared ones.
  func allowedPixels(of compared: Int) -> Int {
    switch budget {
    case .pixels(let count):
      return max(0, count)
    case .share(let share):
      guard share > 0 else { return 0 }
      let exact = min(share, 1) * Double(compared)
      // 29 % of 100 is 28.999999999999996 in binary, and means 29.
      let whole = exact.rounded()
      return Int(abs(whole - exact) <= exact * 0x1p-50 ? whole : exact.rounded(.down))
    }
  }

  /// The metrics to compute: those asked for, and those that conditions name.
  package var neededMetrics: Set<Metric> {
    metrics.union(conditions.map(\.metric))
  }
}

extension DiffOptions.Condition {
  /// Whether the condition holds for some numbers; not where its metric is missing.
  func holds(for metrics: [DiffOptions.Metric: Double]) -> Bool {
    guard let value = metrics[metric] else { return false }
    switch relation {
    case .less: return value < limit
    case .greater: return value > limit
    }
  }
}

extension DiffSummary {
  /// Says why the pictures count as different; every number must be there.
  ///
  /// Of a group only the pixels that both pictures have are held against the limit of groups;
  /// `largestInside` is the most that one has of them. What a change of size adds is one large group
  /// by nature, and allowing it leaves it to the budget.
  package mutating func addReasons(by options: DiffOptions, largestInside: Int) {
    allowedPixels = options.allowedPixels(of: comparedPixels)
    allowedCluster = options.allowedCluster
    reasons = []
    if expectedSize != actualSize && !options.allowsSizeChange { reasons.append(.size) }
    if differingPixels > allowedPixels { reasons.append(.pixels) }
    if let allowedCluster, largestInside > allowedCluster { reasons.append(.cluster) }
    for condition in options.conditions where condition.holds(for: metrics) {
      reasons.append(.condition(condition))
    }
  }
}
