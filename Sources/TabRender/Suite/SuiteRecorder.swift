/// Draws the pictures of a suite and makes them its baselines.
package struct SuiteRecorder: Sendable {
  /// Which baselines are written.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Those that are not there.
    case missing
    /// Those that are not there, and those that the pictures differ from by more than is allowed.
    case failed
    /// All.
    case all
  }

  /// What recording has done.
  package struct Outcome: Sendable {
    /// A baseline, and the picture that it belongs to.
    package struct Entry: Hashable, Sendable {
      /// The picture's name for people.
      package let label: String
      /// The baseline.
      package let baseline: SuitePath
      /// Whether there was a baseline before.
      package let replaces: Bool
    }

    /// The baselines that were written, or would be.
    package var written: [Entry] = []
    /// How many baselines are as they should be.
    package var kept = 0
    /// What could not be recorded, by the picture's name for people.
    package var problems: [(label: String, problem: SuiteProblem)] = []
    /// Whether the run was stopped before its end.
    package var isIncomplete = false
    /// What is worth knowing about the run as a whole and about the pictures that were drawn, those
    /// after the names of their scenes.
    package var notes: [String] = []
  }

  /// The suite.
  package let suite: Suite
  /// How pictures are drawn.
  package let settings: SuiteRunner.Settings
  /// Which baselines are written.
  package let mode: Mode
  /// Whether nothing is written at all.
  package var isTrial = false
  /// Ends the run early.
  package var control = RunControl()

  /// Creates a recorder.
  package init(_ suite: Suite, _ settings: SuiteRunner.Settings, _ mode: Mode) {
    self.suite = suite
    self.settings = settings
    self.mode = mode
  }

  fileprivate enum Step: Sendable {
    case wrote(replaces: Bool, Facts)
    /// What is known of the picture; `nil` where it was not made.
    case kept(Facts?)
    case failed(SuiteProblem)
  }

  /// What is known of a picture that is, or would be, a baseline.
  fileprivate struct Facts: Sendable {
    /// The digests of the fonts of its text.
    var fonts: [String] = []
    /// What is probably a mistake in it.
    var notes: [String] = []
  }

  /// Draws what is selected and writes the baselines, each in one step.
  ///
  /// Whenever it is stopped, each baseline is the old or the new one. A scene that cannot be drawn
  /// keeps its baselines.
  package func record(
    _ selection: SuiteSelection = SuiteSelection(),
    report: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(SuiteError) -> Outcome {
    var record = try fontRecord(selection)
    let items = suite.items.filter { selection.selects($0.name, $0.variant) }
    let fonts = FontPool(settings.fonts)
    let threads = max(1, settings.jobs / max(1, items.count))
    let steps = ParallelLoop(threads: settings.jobs).mapUntilStopped(
      items.count, control: control, report: { report($0, items.count) },
      { step(items[$0], fonts, threads) })
    var outcome = Outcome()
    for (item, step) in zip(items, steps) { outcome.add(item, step) }
    for scene in suite.broken where selection.selects(scene.name, nil) {
      outcome.problems += scene.problems.map { (scene.name, $0) }
    }
    let summary = fonts.summary
    outcome.notes = summary.notes + notes(items, steps)
    if !isTrial {
      for (item, step) in zip(items, steps) {
        guard let facts = step?.facts else { continue }
        record.note(facts.fonts, of: item.baseline, named: summary.fonts)
      }
      try SuiteError.wrap { () throws(SuiteProblem) in try record.write(in: suite.file) }
    }
    return outcome
  }

  /// What is worth knowing about the pictures, each thing once for a scene.
  private func notes(_ items: [SuiteItem], _ steps: [Step?]) -> [String] {
    var known: Set<String> = []
    return zip(items, steps).flatMap { item, step in
      (step?.facts?.notes ?? []).map { "\(item.name): \($0)" }
    }.filter { known.insert($0).inserted }
  }

  /// What is known of the fonts; where everything is recorded anew, a damaged record is no loss.
  private func fontRecord(_ selection: SuiteSelection) throws(SuiteError) -> FontRecord {
    guard mode == .all, selection.arguments.isEmpty else { return try FontRecord(of: suite.file) }
    return (try? FontRecord(of: suite.file)) ?? FontRecord()
  }

  private func step(_ item: SuiteItem, _ fonts: FontPool, _ threads: Int) -> Step {
    let baseline = suite.file.located(item.baseline)
    do throws(SuiteProblem) {
      let exists = FolderListing.isFile(baseline)
      if mode == .missing, exists {
        try checkBaseline(item, baseline)
        return .kept(nil)
      }
      if mode == .failed, exists, try !isChanged(item, fonts, threads) {
        return .kept(nil)
      }
      let (bytes, facts, layers) = try file(of: item, fonts, threads)
      let isKept = exists && (try? FileReader.read(baseline)) == bytes
      if !isTrial {
        if !isKept { try SuiteWriter.writeBaseline(bytes, to: item.baseline, of: suite.file) }
        LayerList.keep(layers, beside: item.baseline, of: suite.file)
      }
      return isKept ? .kept(facts) : .wrote(replaces: exists, facts)
    } catch {
      return .failed(error)
    }
  }

  /// A baseline that is kept must be one: what cannot be read is not as it should be.
  private func checkBaseline(
    _ item: SuiteItem, _ path: String
  ) throws(SuiteProblem) {
    let decoder = PNGDecoder(maximumPixels: settings.maximumPixels)
    _ = try BaselineFile.read(path)?.decoded(decoder, of: item.label)
  }

  private func isChanged(
    _ item: SuiteItem, _ fonts: FontPool, _ threads: Int
  ) throws(SuiteProblem) -> Bool {
    let verification = PictureVerification(
      file: suite.file, settings: settings, output: nil, fonts: fonts, threads: threads)
    return try verification.result(of: item).status == .changed
  }

  /// The bytes of a new baseline, what is known of it, and its layers where it is drawn from some.
  private func file(
    of item: SuiteItem, _ fonts: FontPool, _ threads: Int
  ) throws(SuiteProblem) -> ([UInt8], Facts, LayerList?) {
    switch item.source {
    case .external(let path): return (try externalFile(path), Facts(), nil)
    case .scene(let scene, let variant):
      return try fonts.use { library throws(SuiteProblem) in
        let renderer = SceneRenderer(
          suite: suite.file, settings: settings, fonts: library, pool: fonts, threads: threads)
        let (drawing, notes, used) = try renderer.drawing(item, scene, variant)
        let bytes = try SuiteWriter.encode(
          try renderer.picture(drawing.list), scale: variant.scale, threads: threads)
        let layers = LayerList(drawing.layers(), picture: SHA256.hexadecimal(of: bytes))
        return (bytes, Facts(fonts: used, notes: notes), layers)
      }
    }
  }

  private func externalFile(_ path: SuitePath) throws(SuiteProblem) -> [UInt8] {
    let path = suite.file.located(path)
    guard let file = try BaselineFile.read(path) else {
      throw .file(.picture(path, .file(.notFound)))
    }
    _ = try file.decoded(PNGDecoder(maximumPixels: settings.maximumPixels))
    return file.bytes
  }
}

extension SuiteRecorder.Outcome {
  fileprivate mutating func add(_ item: SuiteItem, _ step: SuiteRecorder.Step?) {
    switch step {
    case .wrote(let replaces, _):
      written.append(Entry(label: item.label, baseline: item.baseline, replaces: replaces))
    case .kept: kept += 1
    case .failed(let problem): problems.append((item.label, problem))
    case nil: isIncomplete = true
    }
  }
}

extension SuiteRecorder.Step {
  /// What is known of the baseline as it is now; `nil` where nothing new is.
  fileprivate var facts: SuiteRecorder.Facts? {
    switch self {
    case .wrote(_, let facts): facts
    case .kept(let facts): facts
    case .failed: nil
    }
  }
}
