extension SuiteResults {
  /// The results of a suite from those of its shards.
  ///
  /// Where a shard is missing, the whole is incomplete.
  /// - Throws: Results of different suites, programs or models, a shard given twice, or the same
  ///   picture in two of them.
  package static func merged(_ parts: [SuiteResults]) throws(SuiteError) -> SuiteResults {
    guard var whole = parts.first else { throw SuiteError("there are no results to merge") }
    guard parts.count > 1 else { return whole }
    try check(parts)
    whole.shard = nil
    whole.isIncomplete = parts.contains(where: \.isIncomplete) || lacksShard(parts)
    whole.items = parts.flatMap(\.items).sorted {
      isOrdered(($0.name, $0.variant), ($1.name, $1.variant))
    }
    whole.fonts = unique(parts.flatMap(\.fonts)).sorted {
      ($0.name, $0.sha256) < ($1.name, $1.sha256)
    }
    whole.notes = unique(parts.flatMap(\.notes))
    whole.skipped = unique(parts.flatMap(\.skipped)).sorted()
    // Shards run beside each other: the longest one is how long it took.
    whole.seconds = parts.map(\.seconds).max() ?? 0
    return whole
  }

  private static func check(_ parts: [SuiteResults]) throws(SuiteError) {
    for part in parts {
      for (what, first, other) in [
        ("suites", parts[0].suite, part.suite), ("programs", parts[0].tool, part.tool),
        ("rendering models", "\(parts[0].model)", "\(part.model)"),
        ("output folders", parts[0].output, part.output),
      ] where first != other {
        throw SuiteError("results of different \(what) cannot be merged: \(first) and \(other)")
      }
    }
    var names: Set<String> = []
    for item in parts.flatMap(\.items)
    where !names.insert("\(item.label) \(item.baseline?.path ?? "")").inserted {
      throw SuiteError("two of the results have \(item.label)")
    }
    let shards = parts.map { part in part.shard }
    guard let count = shards.first??.count, shards.allSatisfy({ $0?.count == count }) else {
      throw SuiteError(
        "only shards of one run can be merged, such as 1/2 and 2/2",
        hint: "tabrender verify --shard 1/2")
    }
    var indices: Set<Int> = []
    for case let shard? in shards where !indices.insert(shard.index).inserted {
      throw SuiteError("shard \(shard.index)/\(count) is given twice")
    }
  }

  private static func lacksShard(_ parts: [SuiteResults]) -> Bool {
    parts.count < parts.first?.shard?.count ?? 0
  }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var known: Set<Element> = []
    return elements.filter { known.insert($0).inserted }
  }
}
