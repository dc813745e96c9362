internal import Foundation

/// A suite with its scenes found and read, and every picture's files known.
package struct Suite: Sendable {
  /// A scene that cannot be read.
  package struct BrokenScene: Sendable {
    /// Its name, or its file's when not even the name can be read.
    package let name: String
    /// Its file.
    package let source: SuitePath
    /// Why, the first reason first.
    package let problems: [SuiteProblem]
  }

  /// What the suite's file says.
  package let file: SuiteFile
  /// The pictures, by name, appearance and scale.
  package let items: [SuiteItem]
  /// Scenes that cannot be read; the others are none the worse.
  package let broken: [BrokenScene]

  /// How a scene is read: the suite, the entry that names it, and its path.
  package typealias SceneReader =
    @Sendable (SuiteFile, SuiteFile.SceneEntry, SuitePath) throws(SuiteError) -> SuiteScene

  /// Finds and reads the scenes of a suite.
  ///
  /// - Parameters:
  ///   - file: The suite.
  ///   - jobs: How many scenes are read at a time.
  ///   - reader: Reads a scene.
  /// - Throws: Patterns without a match, and pictures that would share a baseline; then also what
  ///   is wrong with the scenes that were found.
  package init(
    _ file: SuiteFile, jobs: Int = 1, reader: @escaping SceneReader
  ) throws(SuiteError) {
    var (found, problems) = Self.find(file)
    let read = ParallelLoop(threads: jobs).mapUntilStopped(found.count) { [found] index in
      Self.read(found[index], file, reader)
    }
    var items: [SuiteItem] = []
    var broken: [BrokenScene] = []
    for result in read.compactMap(\.self) {
      switch result {
      case .success(let scene): items += Self.items(of: scene, file)
      case .failure(let scene): broken.append(scene.broken)
      }
    }
    do throws(SuiteError) {
      items += try Self.externalItems(file)
      try Self.check(items, file)
    } catch {
      problems += error.causes
    }
    guard problems.isEmpty else { throw SuiteError(problems + broken.flatMap(\.problems)) }
    self.file = file
    self.items = items.sorted {
      SuiteResults.isOrdered(($0.name, $0.variant), ($1.name, $1.variant))
    }
    self.broken = broken.sorted { SuiteResults.isOrdered(($0.name, nil), ($1.name, nil)) }
  }

  private struct Unread: Error {
    let broken: BrokenScene
  }

  /// A scene's file, and the entry that names it.
  private typealias Found = (entry: SuiteFile.SceneEntry, path: SuitePath)

  /// The files of the scenes, and what is wrong with entries that name none.
  private static func find(
    _ file: SuiteFile
  ) -> (found: [Found], problems: [SuiteProblem]) {
    var found: [Found] = []
    var problems: [SuiteProblem] = []
    var plain: Set<SuitePath> = []
    for entry in file.scenes {
      let matches = Glob(entry.pattern).matches(below: file.folder)
      let paths = matches.files.map { SuitePath($0) }.filter(file.isScene)
      problems += matches.unreadable.map { folder in
        .suite(.unlistedFolder(file.located(SuitePath(folder))))
      }
      if paths.isEmpty, matches.unreadable.isEmpty { problems.append(.json(noMatch(entry))) }
      let isPlain = entry.name == nil && entry.set.isEmpty && entry.variants == .init()
      for path in paths where !isPlain || plain.insert(path).inserted {
        found.append((entry, path))
      }
    }
    return (found, problems)
  }

  private static func noMatch(_ entry: SuiteFile.SceneEntry) -> JSONProblem {
    Glob.isPattern(entry.pattern)
      ? JSONProblem(
        at: entry.location, pointer: nil, "no file matches \"\(entry.pattern)\"",
        hint:
          "** stands for any folders, * for a part of a name; paths count from this file's folder")
      : JSONProblem(
        at: entry.location, pointer: nil, "there is no scene \"\(entry.pattern)\"",
        hint: "paths count from this file's folder")
  }

  private static func read(
    _ found: Found, _ file: SuiteFile, _ reader: SceneReader
  ) -> Result<SuiteScene, Unread> {
    let last = FilePath.name(of: found.path.text)
    let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    var name = found.entry.name ?? stem
    do throws(SuiteError) {
      let scene = try reader(file, found.entry, found.path)
      name = scene.name
      if let flaw = NameFlaw(name) { throw badName(name, flaw, found, file) }
      return .success(scene)
    } catch {
      return .failure(
        Unread(
          broken: BrokenScene(name: name, source: found.path, problems: error.causes)))
    }
  }

  private static func badName(
    _ name: String, _ flaw: NameFlaw, _ found: Found, _ file: SuiteFile
  ) -> SuiteError {
    guard found.entry.name != nil else {
      return SuiteError(.suite(.sceneName(name, flaw, scene: file.located(found.path))))
    }
    return SuiteError(
      .json(
        JSONProblem(
          at: found.entry.location, pointer: nil, "the name \"\(name)\" \(flaw.text)")))
  }

  private static func items(of scene: SuiteScene, _ file: SuiteFile) -> [SuiteItem] {
    scene.variants.map { variant in
      SuiteItem(name: scene.name, variant: variant, source: .scene(scene, variant), of: file)
    }
  }
}

extension Suite {
  /// How many scenes have pictures in it.
  package var sceneCount: Int { Set(items.compactMap(\.sourceFile)).count }

  /// What is doubtful in its scenes, each thing once, in the order of the pictures.
  package var doubts: [SuiteProblem] {
    var known: Set<SuiteProblem> = []
    return items.flatMap { item -> [SuiteProblem] in
      guard case .scene(let scene, let variant) = item.source else { return [] }
      return scene.doubts(variant).filter { known.insert($0).inserted }
    }
  }
}

extension SuiteFile {
  /// Whether a file that a pattern matches can be a scene: not the suite, and not its output.
  fileprivate func isScene(_ path: SuitePath) -> Bool {
    path.normalized.text != name && path.normalized.relative(to: output) == nil
  }
}

// MARK: Checking

extension Suite {
  private static let mostProblems = 20

  /// Every baseline lies in the suite's folder, belongs to one picture and is nothing else.
  private static func check(_ items: [SuiteItem], _ file: SuiteFile) throws(SuiteError) {
    let baselines = BaselineIdentities(file)
    var problems: [SuiteProblem] = []
    var owners: [FileIdentity: SuiteItem] = [:]
    for item in items {
      if let flaw = NameFlaw(item.name) {
        let source = item.sourceFile.map(file.located) ?? file.path
        problems.append(.suite(.pictureName(item.name, flaw, file: source)))
        continue
      }
      if let other = owners.updateValue(item, forKey: baselines[item.baseline]) {
        problems.append(collision(other, item, file))
      }
    }
    problems += overwriting(items, file)
    problems += obstructions(among: items, owners, file)
    guard !problems.isEmpty else { return }
    let rest = problems.count - mostProblems
    problems = Array(problems.prefix(mostProblems))
    if rest > 0 { problems.append(.more(rest, file.path)) }
    throw SuiteError(problems)
  }

  private static func collision(
    _ first: SuiteItem, _ second: SuiteItem, _ file: SuiteFile
  ) -> SuiteProblem {
    let differs = [
      "{~appearance}": first.variant?.appearance != second.variant?.appearance,
      "{@scale}": first.variant?.scale != second.variant?.scale,
    ]
    let missing = PictureTemplate.fields.filter {
      differs[$0] == true && !file.baselines.text.contains($0)
    }
    let isOneScene = first.sourceFile == second.sourceFile
    return .suite(
      .sharedBaseline(
        second.baseline, first.owner, second.owner, fields: isOneScene ? missing : [],
        suite: file.path))
  }
}

extension NameFlaw {
  /// What keeps a name from being a part of a baseline's path; `nil` where nothing does.
  init?(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.isEmpty {
      self = .empty
    } else if parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      self = .outsidePath
    } else if parts.contains(where: { $0.hasPrefix(".") }) {
      self = .hidden
    } else if parts.contains(where: { $0.utf8.count > 200 }) {
      self = .tooLong
    } else if name.unicodeScalars.contains(where: {
      $0.value < 0x20 || $0.value == 0x7F || "\\:*?\"<>|".unicodeScalars.contains($0)
    }) {
      self = .forbiddenCharacter
    } else {
      return nil
    }
  }
}
