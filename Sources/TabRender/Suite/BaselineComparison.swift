/// Compares pictures with their baselines.
///
/// The comparison is that of two files: what `diff` says of a baseline and an actual picture under
/// a rule, a suite says too.
struct BaselineComparison: Sendable {
  let file: SuiteFile
  let settings: SuiteRunner.Settings
  /// Where pictures are kept that are not as they should be; `nil` when only the verdict is wanted.
  let output: PictureOutput?
  /// How many threads one picture may use.
  let threads: Int

  /// How an item came out whose picture is `actual`; `layers` finds those of a picture that is
  /// drawn.
  func compare(
    _ item: SuiteItem, _ baseline: BaselineFile?, _ actual: some ActualPicture,
    layers: () -> LayerOwners? = { nil }
  ) throws(SuiteProblem) -> SuiteResults.Item {
    guard let baseline else { return try missing(item, actual, layers) }
    let decoder = PNGDecoder(maximumPixels: settings.maximumPixels)
    let known = actual.png(inFileOf: baseline.bytes)
    let expected = if let known { known } else { try baseline.decoded(decoder, of: item.label) }
    let written = item.rule.comparesBytes ? try actual.file(threads: threads) : nil
    let outcome = try compare(
      item, expected, actual, haveSameBytes: known != nil || written == baseline.bytes)
    var result = item.result(.ok)
    result.baseline = SuiteResults.Picture(
      path: item.baseline, sha256: baseline.sha256, size: expected.image.size)
    result.summary = outcome.diff.summary
    result.notes = outcome.notes + (try flaws(outcome, item))
    guard !outcome.diff.summary.isEqual else { return result }
    result.status = .changed
    guard let output else { return result }
    let bytes = if let written { written } else { try actual.file(threads: threads) }
    result.actual = try output.keep(bytes, actual.size, of: item)
    let drawn = try output.draw(outcome, of: item)
    result.diff = drawn.path
    result.notes += drawn.notes
    if let layers = layers() {
      let new = output.keep(layers, of: item, picture: SHA256.hexadecimal(of: bytes))
      let old = LayerList.read(beside: baseline.path, of: baseline.sha256)
      let changes = old.map { LayerChanges(from: $0, to: new) }
      result.layers = layers.owners(of: outcome.diff, changes)
      result.notes += changes?.notes ?? []
    }
    return result
  }

  private func missing(
    _ item: SuiteItem, _ actual: some ActualPicture, _ layers: () -> LayerOwners?
  ) throws(SuiteProblem) -> SuiteResults.Item {
    var result = item.result(.missing)
    guard let output else { return result }
    let bytes = try actual.file(threads: threads)
    result.actual = try output.keep(bytes, actual.size, of: item)
    if let layers = layers() {
      output.keep(layers, of: item, picture: SHA256.hexadecimal(of: bytes))
    }
    return result
  }

  private func compare(
    _ item: SuiteItem, _ expected: StoredPNG, _ actual: some ActualPicture, haveSameBytes: Bool
  ) throws(SuiteProblem) -> FileComparison.Outcome {
    var comparison = FileComparison()
    comparison.rule = item.rule
    comparison.maximumPixels = settings.maximumPixels
    comparison.threads = threads
    do throws(FileComparison.Problem) {
      return try actual.compared(to: expected, by: comparison, haveSameBytes: haveSameBytes)
    } catch {
      let (expected, actual) = (file.located(item.baseline), file.located(item.sourceOfPicture))
      if error == .nothingCompared {
        throw .picture(.nothingCompared(actual, suite: file.path))
      }
      throw .file(error.problem(expected: expected, actual: actual))
    }
  }

  /// The flaws of the files that leave their pixels intact; errors where the run is strict.
  private func flaws(
    _ outcome: FileComparison.Outcome, _ item: SuiteItem
  ) throws(SuiteProblem) -> [String] {
    if settings.isStrict,
      let flaw = outcome.flaw(
        expected: file.located(item.baseline), actual: file.located(item.sourceOfPicture))
    {
      throw .file(flaw)
    }
    return outcome.warnings.map { side, warning in
      let path = side == .expected ? item.baseline : item.sourceOfPicture
      return "\(path.text): \(warning.description)"
    }
  }
}

extension SuiteItem {
  /// The file that its picture comes from: a scene's, or the picture's own.
  fileprivate var sourceOfPicture: SuitePath {
    switch source {
    case .scene(let scene, _): scene.source
    case .external(let path): path
    }
  }
}
