internal import Foundation

/// Draws the pictures of a suite and compares them with their baselines; it never writes baselines.
package struct SuiteRunner: Sendable {
  /// How a suite is run.
  package struct Settings: Sendable {
    /// The program and its version, and the version of the rendering model.
    package var tool: String
    package var model: Int
    /// Where fonts are looked for.
    package var fonts = FontSearch()
    /// How many pictures are in work at a time; memory grows with it, results do not change.
    package var jobs = 1
    /// The largest picture in pixels.
    package var maximumPixels = PNGDecoder.defaultMaximumPixels
    /// Whether what is probably a mistake is an error.
    package var isStrict = false
    /// How items come out that end the run early; none by default.
    package var endingStatuses: Set<SuiteResults.Status> = []
    /// The outcomes that are failures besides errors.
    package var failing: Set<SuiteResults.Status> = [.changed, .missing]
    /// How many times each picture is drawn; the bytes must be the same each time.
    package var repeats = 1
    /// The results of a run whose good items need not be compared anew while nothing has changed.
    package var previous: SuiteResults?
    /// The folder for actual pictures and differences; `nil` is the suite's.
    package var output: SuitePath?

    /// Creates settings.
    package init(tool: String, model: Int) {
      self.tool = tool
      self.model = model
    }
  }

  /// The suite.
  package let suite: Suite
  /// How it is run.
  package let settings: Settings
  /// Ends the run early.
  package var control = RunControl()

  /// Creates a runner.
  package init(_ suite: Suite, _ settings: Settings) {
    self.suite = suite
    self.settings = settings
  }

  /// The folder of the output.
  package var output: SuitePath { settings.output ?? suite.file.output }

  /// Results without items, of a run that has not come to its end.
  package func begun(_ selection: SuiteSelection) -> SuiteResults {
    var results = SuiteResults(
      tool: settings.tool, model: settings.model, suite: suite.file.name)
    results.output = output
    results.shard = selection.shard
    results.folder = suite.file.folder
    results.failing = settings.failing
    results.isStopped = true
    return results
  }

  /// Draws and compares what is selected.
  ///
  /// Writes the actual picture of what has changed or has no baseline, and the picture of the
  /// difference, each in one step. Trouble with one picture is its item's error.
  ///
  /// - Parameters:
  ///   - selection: What is worked on.
  ///   - report: Told how many items are done of how many, one at a time.
  /// - Returns: The results, also of a run that was stopped.
  package func verify(
    _ selection: SuiteSelection = SuiteSelection(),
    report: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> SuiteResults {
    let clock = ContinuousClock()
    let start = clock.now
    var results = begun(selection)
    let items = suite.items.filter { selection.selects($0.name, $0.variant) }
    let fonts = FontPool(settings.fonts)
    let verification = verification(count: items.count, fonts)
    let outcomes = ParallelLoop(threads: settings.jobs).mapUntilStopped(
      items.count, control: control, isLast: { settings.endingStatuses.contains($0.status) },
      report: { report($0, items.count) }, { verification.verify(items[$0]) })
    results.items = outcomes.compactMap(\.self)
    results.isStopped = results.items.count < items.count
    if !results.isStopped { results.items += leftovers(selection) }
    results.items.sort {
      SuiteResults.isOrdered(($0.name, $0.variant), ($1.name, $1.variant))
    }
    results.skipped = skipped(selection)
    (results.fonts, results.notes) = fonts.summary
    results.notes += fontNotes(results)
    checkRules(selection, &results)
    results.seconds = (clock.now - start).seconds
    return results
  }

  /// Says which rules do nothing; where that is an error, the pictures that they are about have it.
  private func checkRules(_ selection: SuiteSelection, _ results: inout SuiteResults) {
    results.notes += suite.idleRules.map(\.record.oneLine)
    // Other pictures may have what these have not.
    guard selection == SuiteSelection(), !results.isIncomplete else { return }
    for (message, labels) in suite.idleParts(in: results) {
      guard settings.isStrict else {
        results.notes.append(message)
        continue
      }
      for index in results.items.indices where labels.contains(results.items[index].label) {
        guard results.items[index].problem == nil else { continue }
        results.items[index].status = .error
        results.items[index].problem = SuiteProblem.picture(.doubt(message, file: nil)).record
      }
    }
  }

  private func fontNotes(_ results: SuiteResults) -> [String] {
    do throws(SuiteError) {
      return try FontRecord(of: suite.file).notes(on: results)
    } catch {
      return error.problems.map { "\($0.oneLine); so nobody knows whether the fonts have changed" }
    }
  }

  private func verification(count: Int, _ fonts: FontPool) -> PictureVerification {
    PictureVerification(
      file: suite.file, settings: settings, output: output, fonts: fonts,
      threads: max(1, settings.jobs / max(1, count)))
  }

  /// Scenes that could not be read, and baselines that belong to none.
  private func leftovers(_ selection: SuiteSelection) -> [SuiteResults.Item] {
    let broken = suite.broken.filter { selection.selects($0.name, nil) }.map { scene in
      var item = SuiteResults.Item(name: scene.name, source: scene.source, status: .error)
      item.problem = scene.problems.first?.record
      item.notes = scene.problems.dropFirst().map(\.description)
      return item
    }
    guard selection.arguments.isEmpty else { return broken }
    return broken + obsolete(selection)
  }

  private func obsolete(_ selection: SuiteSelection) -> [SuiteResults.Item] {
    (suite.obsoleteBaselines ?? []).compactMap { path in
      guard let fields = suite.file.baselines.fields(of: path) else { return nil }
      var item = SuiteResults.Item(name: fields.name, status: .obsolete)
      item.variant = SuiteResults.Variant(
        scale: fields.scale ?? 1, appearance: fields.appearance ?? .light)
      item.baseline = SuiteResults.Picture(obsolete: path, in: suite.file)
      return selection.selects(item.name, item.variant) ? item : nil
    }
  }

  private func skipped(_ selection: SuiteSelection) -> [String] {
    guard !selection.arguments.isEmpty else { return [] }
    let names = suite.items.filter { !selection.matches($0.name, $0.variant) }.map(\.label)
    let broken = suite.broken.filter { !selection.matches($0.name, nil) }.map(\.name)
    return (names + broken).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension SuiteResults.Picture {
  /// A baseline that belongs to no scene; its size is 0×0 when it cannot be read.
  fileprivate init(obsolete path: SuitePath, in file: SuiteFile) {
    self.init(path: path, sha256: "", size: DiffSummary.Size(width: 0, height: 0))
    guard let bytes = try? FileReader.read(file.located(path)) else { return }
    sha256 = SHA256.hexadecimal(of: bytes)
    guard let stored = try? PNGDecoder().readStored(bytes) else { return }
    size = DiffSummary.Size(width: stored.image.width, height: stored.image.height)
  }
}
