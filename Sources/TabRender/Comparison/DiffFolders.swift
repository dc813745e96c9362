/// Compares the pictures of two folders by their relative names.
package struct DiffFolders: Sendable {
  /// Why two folders could not be compared at all.
  package enum Problem: Error, Hashable, Sendable {
    /// A folder cannot be listed.
    case unreadable(folder: String)
    /// Neither folder holds a picture, so that "equal" would say nothing.
    case noPictures
  }

  /// What was found, and the flaws of files that leave their pixels intact.
  package struct Outcome: Sendable {
    package var results: SuiteResults
    package var warnings: [(file: String, warning: PNGWarning)] = []
  }

  /// How each pair is compared.
  package var comparison = FileComparison()
  /// Whether a flaw of a file that leaves its pixels intact makes it unreadable; false by default.
  package var isStrict = false
  /// The folder for pictures of the differences, made where it is missing; `nil` draws none.
  package var output: String?
  /// How differences are drawn; heat by default.
  package var style = DiffPicture.Style.heat
  /// How many pairs are compared at a time, on which nothing depends; 1 by default.
  package var jobs = 1

  /// Creates an exact comparison that draws nothing.
  package init() {}

  /// What became of every picture, ordered by the bytes of the names.
  ///
  /// Pictures are the files whose names end in `.png`, upper and lower case alike, in the folders
  /// and all folders below them; hidden ones are left out, and links to folders are followed unless
  /// they lead back. One that only the actual folder has is `missing`, one that only the expected
  /// folder has `obsolete`. One that cannot be read is an `error`, and the others are compared all
  /// the same.
  ///
  /// `tool` is the program and its version, `model` the version of the rendering model. A folder
  /// that cannot be listed throws, and so do two without a picture.
  package func results(
    expected: String, actual: String, tool: String, model: Int
  ) throws(Problem) -> SuiteResults {
    try compare(expected: expected, actual: actual, tool: tool, model: model).results
  }

  /// The same, with what was passed over.
  package func compare(
    expected: String, actual: String, tool: String, model: Int
  ) throws(Problem) -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    let folders = (try ComparedFolder(expected), try ComparedFolder(actual))
    let pairs = PicturePair.all(expected: folders.0, actual: folders.1)
    guard !pairs.isEmpty else { throw .noPictures }
    var results = SuiteResults(
      tool: tool, model: model, origin: .pictures(expected: expected, actual: actual))
    let found = items(of: pairs)
    results.items = found.map(\.item)
    results.seconds = (clock.now - start).seconds
    return Outcome(results: results, warnings: found.flatMap(\.warnings))
  }

  /// An item in the making.
  private struct Found: Sendable {
    var item: SuiteResults.Item
    var warnings: [(file: String, warning: PNGWarning)] = []
  }

  private func items(of pairs: [PicturePair]) -> [Found] {
    ParallelLoop(threads: jobs).mapUntilStopped(pairs.count) { item(of: pairs[$0]) }
      .compactMap(\.self)
  }

  private func item(of pair: PicturePair) -> Found {
    let clock = ContinuousClock()
    let start = clock.now
    var found = Found(item: SuiteResults.Item(name: pair.name, status: .ok))
    do throws(FileProblem) {
      switch (pair.expected, pair.actual) {
      case (let expected?, let actual?): try compare(expected, actual, &found)
      case (nil, let actual?): found.item.actual = try record(actual, as: .missing, &found)
      case (let expected?, nil): found.item.baseline = try record(expected, as: .obsolete, &found)
      case (nil, nil): break
      }
    } catch {
      found.item.status = .error
      found.item.problem = error.record
    }
    found.item.notes += pair.notes
    found.item.seconds = (clock.now - start).seconds
    return found
  }

  private func compare(
    _ expected: String, _ actual: String, _ found: inout Found
  ) throws(FileProblem) {
    let files = (try read(expected), try read(actual))
    let outcome = try outcome(of: (expected, files.0), (actual, files.1))
    found.item.baseline = SuiteResults.Picture(expected, files.0, outcome.expected.image)
    found.item.actual = SuiteResults.Picture(actual, files.1, outcome.actual.image)
    found.item.summary = outcome.diff.summary
    found.item.notes += outcome.notes
    found.warnings = outcome.warnings.map { ($0.side == .expected ? expected : actual, $0.warning) }
    found.item.status = outcome.diff.summary.isEqual ? .ok : .changed
    if found.item.status == .changed { found.item.diff = try draw(outcome, found.item.name) }
  }

  /// A picture that only one of the folders has; it must be sound all the same.
  private func record(
    _ path: String, as status: SuiteResults.Status, _ found: inout Found
  ) throws(FileProblem) -> SuiteResults.Picture {
    let file = try read(path)
    let outcome = try outcome(of: (path, file), (path, file))
    found.warnings = outcome.expected.warnings.map { (path, $0) }
    found.item.status = status
    return SuiteResults.Picture(path, file, outcome.expected.image)
  }

  private func read(_ path: String) throws(FileProblem) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.read(path)
    } catch {
      throw .picture(path, .file(error))
    }
  }

  private func outcome(
    of expected: (path: String, file: [UInt8]), _ actual: (path: String, file: [UInt8])
  ) throws(FileProblem) -> FileComparison.Outcome {
    let outcome: FileComparison.Outcome
    do throws(FileComparison.Problem) {
      outcome = try comparison.compare(expected: expected.file, actual: actual.file)
    } catch {
      throw error.problem(expected: expected.path, actual: actual.path)
    }
    if isStrict, let flaw = outcome.flaw(expected: expected.path, actual: actual.path) {
      throw flaw
    }
    return outcome
  }

  /// Writes the picture of the differences, if one is wanted, and gives its path.
  private func draw(
    _ outcome: FileComparison.Outcome, _ name: String
  ) throws(FileProblem) -> SuitePath? {
    guard let output else { return nil }
    let path = FilePath.join(output, name)
    let file: [UInt8]
    do throws(PNGError) {
      file = try outcome.differencesFile(style: style, threads: 1)
    } catch {
      throw .undrawable(path, error)
    }
    try OutputFile.write(file, to: path)
    return SuitePath(program: path)
  }
}

extension SuiteResults.Picture {
  /// The record of a picture's file; the path is the program's.
  package init(_ path: String, _ file: [UInt8], _ image: StoredImage) {
    self.init(
      path: SuitePath(program: path), sha256: SHA256.hexadecimal(of: file), size: image.size)
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
