/// Makes actual pictures of a run the baselines of their suite.
///
/// Everything is checked before the first file is written: what results name must still be what it
/// was. A baseline that already is the actual picture counts as approved, so an approval that was
/// cut short can be repeated.
package struct Approval: Sendable {
  /// An item that can be approved.
  package struct Candidate: Sendable {
    /// Its index in the results' items.
    package let index: Int
    /// The item.
    package let item: SuiteResults.Item
    /// The baseline.
    package let baseline: SuitePath
    /// The actual picture's file.
    package let actual: String
    /// The difference's file, if there is one.
    package let diff: String?
  }

  /// The suite.
  package let file: SuiteFile
  /// The results, and their file.
  package private(set) var results: SuiteResults
  package let resultsFile: String
  private let decoder: PNGDecoder

  /// Creates an approval of what a results file names, with pictures of at most so many pixels.
  package init(
    _ file: SuiteFile, resultsFile: String,
    maximumPixels: Int = PNGDecoder.defaultMaximumPixels
  ) throws(SuiteError) {
    self.file = file
    self.resultsFile = resultsFile
    decoder = PNGDecoder(maximumPixels: maximumPixels)
    results = try SuiteResults.read(resultsFile)
    guard results.title == file.name else {
      throw SuiteError(
        .results(.otherSuite(results.title, than: file.name, results: resultsFile)))
    }
  }

  /// The changed and missing items that are selected, in the order of the results.
  ///
  /// - Throws: Results that name a baseline outside of the suite's.
  package func candidates(_ selection: SuiteSelection) throws(SuiteError) -> [Candidate] {
    var candidates: [Candidate] = []
    var owners: [FileIdentity: SuiteResults.Item] = [:]
    let baselines = BaselineIdentities(file)
    for (index, item) in results.items.enumerated() {
      guard item.status == .changed || item.status == .missing,
        selection.selects(item.name, item.variant), let actual = item.actual
      else { continue }
      let baseline = file.baselines.path(name: item.name, item.variant)
      // A results file from elsewhere must not choose what is written.
      guard NameFlaw(item.name) == nil, baseline.isInside,
        item.baseline?.path ?? baseline == baseline
      else {
        throw SuiteError(
          .results(
            .strayBaseline(
              item.baseline?.path ?? baseline, label: item.label, results: resultsFile)))
      }
      if let other = owners.updateValue(item, forKey: baselines[baseline]) {
        throw SuiteError(
          .results(.approvedTwice(baseline, other.label, item.label, results: resultsFile)))
      }
      candidates.append(
        Candidate(
          index: index, item: item, baseline: baseline,
          actual: located(actual.path), diff: item.diff.map(located)))
    }
    return candidates
  }

  /// A file of the output, beside the results file wherever that is now.
  private func located(_ path: SuitePath) -> String {
    results.located(path, suite: file.folder, output: FilePath.folder(of: resultsFile))
  }

  /// The names and variants that arguments can select.
  package var pictures: [(name: String, variant: SuiteResults.Variant?)] {
    results.items.map { ($0.name, $0.variant) }
  }

  /// Checks all, then copies all, then says so in the results file.
  ///
  /// - Returns: The baselines that were written.
  package mutating func approve(_ candidates: [Candidate]) throws(SuiteError) -> [SuitePath] {
    var record = try FontRecord(of: file)
    var copies: [(candidate: Candidate, bytes: [UInt8]?)] = []
    var problems: [SuiteProblem] = []
    for candidate in candidates {
      do throws(SuiteProblem) {
        copies.append((candidate, try checked(candidate)))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw SuiteError(problems) }
    return try SuiteError.wrap { () throws(SuiteProblem) in
      var written: [SuitePath] = []
      for (candidate, bytes) in copies {
        guard let bytes else { continue }
        try SuiteWriter.writeBaseline(bytes, to: candidate.baseline, of: file)
        written.append(candidate.baseline)
      }
      for candidate in candidates {
        keepLayers(of: candidate)
        record.note(candidate.item.fonts, of: candidate.baseline, named: results.fonts)
      }
      if !candidates.isEmpty { try record.write(in: file) }
      for candidate in candidates { settle(candidate) }
      if !candidates.isEmpty {
        try SuiteWriter.write(Array(results.jsonText.utf8), to: resultsFile)
      }
      return written
    }
  }

  /// The bytes to copy; `nil` when the baseline has them already.
  private func checked(
    _ candidate: Candidate
  ) throws(SuiteProblem) -> [UInt8]? {
    guard let expected = candidate.item.actual?.sha256 else { return nil }
    let baseline = file.located(candidate.baseline)
    let current = try BaselineFile.read(baseline)
    if current?.sha256 == expected { return nil }
    guard current?.sha256 == candidate.item.baseline?.sha256 else {
      throw .results(.stale(baseline))
    }
    guard let actual = try BaselineFile.read(candidate.actual) else {
      throw .results(.noActual(candidate.actual))
    }
    guard actual.sha256 == expected else { throw .results(.stale(candidate.actual)) }
    _ = try actual.decoded(decoder)
    return actual.bytes
  }

  /// The list of the actual picture's layers becomes the baseline's.
  private func keepLayers(of candidate: Candidate) {
    let list = candidate.item.actual.flatMap {
      LayerList.read(beside: candidate.actual, of: $0.sha256)
    }
    LayerList.keep(list, beside: candidate.baseline, of: file)
  }

  /// The item is as its baseline from now on.
  private mutating func settle(_ candidate: Candidate) {
    guard let actual = candidate.item.actual else { return }
    var item = candidate.item
    item.status = .ok
    item.baseline = SuiteResults.Picture(
      path: candidate.baseline, sha256: actual.sha256, size: actual.size)
    (item.actual, item.diff, item.summary, item.layers) = (nil, nil, nil, [])
    results.items[candidate.index] = item
  }
}
