internal import Foundation

extension SuiteResults {
  /// A results file, and what it says.
  package struct Part: Sendable {
    /// The file, as a path that counts from the working folder.
    package let file: String
    /// What it says.
    package let results: SuiteResults

    /// Creates a part.
    package init(file: String, _ results: SuiteResults) {
      self.file = file
      self.results = results
    }
  }

  /// The results of a suite from those of its shards; all paths count from the working folder.
  ///
  /// Where a shard is missing, the whole is incomplete, also when there is but one.
  /// - Throws: Results of different suites, programs or models, a shard given twice, or the same
  ///   picture in two of them.
  package static func merged(_ parts: [Part]) throws(SuiteError) -> SuiteResults {
    guard let first = parts.first else { throw SuiteError(.results(.nothingToMerge)) }
    if parts.count > 1 { try check(parts) }
    let located = parts.map(\.located)
    var whole = located[0]
    guard let count = first.results.shard?.count else { return whole }
    whole.missingShards = missingShards(parts, of: count)
    guard parts.count > 1 else { return whole }
    whole.shard = nil
    whole.approvedFrom = nil
    whole.isStopped = located.contains(where: \.isStopped)
    whole.failing = located.reduce(into: []) { $0.formUnion($1.failing) }
    whole.items = located.flatMap(\.items).sorted {
      isOrdered(($0.name, $0.variant), ($1.name, $1.variant))
    }
    whole.fonts = unique(located.flatMap(\.fonts)).sorted {
      ($0.name, $0.sha256) < ($1.name, $1.sha256)
    }
    whole.notes = unique(located.flatMap(\.notes))
    whole.skipped = unique(located.flatMap(\.skipped)).sorted()
    // Shards run beside each other: the longest one is how long it took.
    whole.seconds = located.map(\.seconds).max() ?? 0
    return whole
  }

  private static func check(_ parts: [Part]) throws(SuiteError) {
    let first = parts[0].results
    for part in parts.map(\.results) {
      for (what, first, other) in [
        ("suites", first.title, part.title), ("programs", first.tool, part.tool),
        ("rendering models", "\(first.model)", "\(part.model)"),
        ("folders", first.folder ?? "", part.folder ?? ""),
      ] where first != other {
        throw SuiteError(.results(.unlike(what, first, other)))
      }
    }
    try checkShards(parts)
    var owners: [String: String] = [:]
    for part in parts {
      for item in part.results.items {
        let key = "\(item.label) \(item.baseline?.path.text ?? "")"
        guard let other = owners.updateValue(part.file, forKey: key), other != part.file else {
          continue
        }
        throw SuiteError(.results(.pictureTwice(item.label, other, part.file)))
      }
    }
  }

  private static func checkShards(_ parts: [Part]) throws(SuiteError) {
    let count = parts[0].results.shard?.count
    guard let count, parts.allSatisfy({ $0.results.shard?.count == count }) else {
      throw SuiteError(.results(.noShards))
    }
    var files: [Int: String] = [:]
    for part in parts {
      guard let shard = part.results.shard,
        let other = files.updateValue(part.file, forKey: shard.index)
      else { continue }
      throw SuiteError(.results(.shardTwice(shard, other, part.file)))
    }
  }

  private static func missingShards(_ parts: [Part], of count: Int) -> [Shard] {
    let given = Set(parts.compactMap { $0.results.shard?.index })
    guard count > 0 else { return [] }
    return (1...count).filter { !given.contains($0) }.map { Shard(index: $0, count: count) }
  }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var known: Set<Element> = []
    return elements.filter { known.insert($0).inserted }
  }
}

// MARK: Paths

extension SuiteResults {
  /// The results with all paths counting from the working folder.
  ///
  /// - Parameters:
  ///   - folder: The suite's folder.
  ///   - output: The folder of the actual pictures and their differences.
  ///   - start: Where the run's working folder is, from which the files of problems count.
  /// - Returns: The same results; folder and output are where they were found.
  package func located(
    suite folder: String, output: String, from start: String = ""
  ) -> SuiteResults {
    var results = self
    results.folder = folder
    results.output = SuitePath(program: output)
    results.items = items.map { item in
      var item = item
      let inOutput = { (path: SuitePath) in
        SuitePath(program: located(path, suite: folder, output: output))
      }
      item.source = item.source.map { SuitePath(program: $0.located(in: folder)) }
      item.baseline = item.baseline.map { $0.moved { SuitePath(program: $0.located(in: folder)) } }
      item.actual = item.actual.map { $0.moved(inOutput) }
      item.diff = item.diff.map(inOutput)
      if let file = item.problem?.file { item.problem?.file = FilePath.join(start, file) }
      return item
    }
    return results
  }
}

extension SuiteResults.Picture {
  /// The same picture by another path.
  fileprivate func moved(_ path: (SuitePath) -> SuitePath) -> SuiteResults.Picture {
    SuiteResults.Picture(path: path(self.path), sha256: sha256, size: size)
  }
}

extension SuiteResults.Part {
  /// The results with all paths counting from the working folder, wherever the file was brought.
  var located: SuiteResults {
    let (folder, start) = suiteFolder
    var located = results.located(
      suite: folder, output: FilePath.folder(of: file), from: start)
    if file != FilePath.join(folder, ".tabrender/results.json") {
      located.approvedFrom = file
    }
    return located
  }

  /// Where results that lie where their run left them have their suite, though the run may have
  /// had another working folder.
  private var usualFolder: String? {
    let output = FilePath.folder(of: file)
    if output == results.output.text { return "" }
    let ending = "/" + results.output.text
    return output.hasSuffix(ending) ? String(output.dropLast(ending.count)) : nil
  }

  /// The suite's folder and the run's working folder, as well as they can be told.
  private var suiteFolder: (String, start: String) {
    let recorded = results.folder
    if let usual = usualFolder {
      let file = FilePath.join(usual, results.title)
      if recorded == nil || FolderListing.isFile(file) {
        return (usual, Self.start(usual, recorded ?? ""))
      }
    }
    return (recorded ?? "", "")
  }

  /// The folder in which a suite's folder has the name that the run gave it.
  private static func start(_ usual: String, _ recorded: String) -> String {
    if recorded.isEmpty { return usual }
    let ending = "/" + recorded
    return usual.hasSuffix(ending) ? String(usual.dropLast(ending.count)) : ""
  }
}
