internal import Foundation
import TabRenderBase

/// A suite with its scenes found and read, and every picture's files known.
package struct Suite: Sendable {
  /// A scene that cannot be read.
  package struct BrokenScene: Sendable {
    /// Its name, or its file's when not even the name can be read.
    package let name: String
    /// Its file, as a path that counts from the suite's folder.
    package let source: String
    /// Why, the first reason first.
    package let problems: [SuiteResults.Problem]
  }

  /// What the suite's file says.
  package let file: SuiteFile
  /// The pictures, by name, appearance and scale.
  package let items: [SuiteItem]
  /// Scenes that cannot be read; the others are none the worse.
  package let broken: [BrokenScene]

  /// How a scene is read: the entry that names it, and its path as the program opens it.
  package typealias SceneReader =
    @Sendable (SuiteFile, SuiteFile.SceneEntry, String) throws(SuiteError) -> SuiteScene

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
      problems += error.problems
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

  /// The files of the scenes, each with the entry that names it, and the entries that name none.
  private static func find(
    _ file: SuiteFile
  ) -> (found: [(entry: SuiteFile.SceneEntry, path: String)], problems: [SuiteResults.Problem]) {
    var found: [(entry: SuiteFile.SceneEntry, path: String)] = []
    var problems: [SuiteResults.Problem] = []
    var plain: Set<String> = []
    for entry in file.scenes {
      let matches = Glob(entry.pattern).matches(below: file.folder)
      let paths = matches.files.filter { file.isScene($0) }
      problems += matches.unreadable.map { folder in
        SuiteResults.Problem(
          code: 66, message: "the folder cannot be read, so its scenes are unknown",
          file: file.located(folder))
      }
      if paths.isEmpty, matches.unreadable.isEmpty { problems += noMatch(entry).problems }
      let isPlain = entry.name == nil && entry.set.isEmpty && entry.variants == .init()
      for path in paths where !isPlain || plain.insert(path).inserted {
        found.append((entry, path))
      }
    }
    return (found, problems)
  }

  private static func noMatch(_ entry: SuiteFile.SceneEntry) -> SuiteError {
    Glob.isPattern(entry.pattern)
      ? SuiteError(
        at: entry.location, "no file matches \"\(entry.pattern)\"",
        hint:
          "** stands for any folders, * for a part of a name; paths count from this file's folder")
      : SuiteError(
        at: entry.location, "there is no scene \"\(entry.pattern)\"",
        hint: "paths count from this file's folder")
  }

  private static func read(
    _ found: (entry: SuiteFile.SceneEntry, path: String), _ file: SuiteFile, _ reader: SceneReader
  ) -> Result<SuiteScene, Unread> {
    let last = found.path.split(separator: "/").last.map(String.init) ?? found.path
    let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    var name = found.entry.name ?? stem
    do throws(SuiteError) {
      let scene = try reader(file, found.entry, found.path)
      name = scene.name
      if let flaw = flaw(ofName: name) { throw badName(name, flaw, found, file) }
      return .success(scene)
    } catch {
      return .failure(
        Unread(
          broken: BrokenScene(name: name, source: found.path, problems: error.problems)))
    }
  }

  private static func badName(
    _ name: String, _ flaw: String, _ found: (entry: SuiteFile.SceneEntry, path: String),
    _ file: SuiteFile
  ) -> SuiteError {
    let message = "the name \"\(name)\" \(flaw)"
    guard found.entry.name != nil else {
      return SuiteError(
        message, file: file.located(found.path), hint: "give the scene another \"name\"")
    }
    return SuiteError(at: found.entry.location, message)
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
  package var doubts: [SuiteResults.Problem] {
    var known: Set<SuiteResults.Problem> = []
    return items.flatMap { item -> [SuiteResults.Problem] in
      guard case .scene(let scene, let variant) = item.source else { return [] }
      return scene.doubts(variant).filter { known.insert($0).inserted }
    }
  }
}

extension SuiteFile {
  /// Whether a file that a pattern matches can be a scene: not the suite, and not its output.
  fileprivate func isScene(_ path: String) -> Bool {
    FilePath.normalized(path) != name && !FilePath.normalized(path).hasPrefix(output + "/")
  }
}

// MARK: Checking

extension Suite {
  private static let mostProblems = 20

  /// Every baseline lies in the suite's folder, belongs to one picture and is nothing else.
  private static func check(_ items: [SuiteItem], _ file: SuiteFile) throws(SuiteError) {
    var problems: [SuiteResults.Problem] = []
    var owners: [String: SuiteItem] = [:]
    for item in items {
      if let flaw = flaw(ofName: item.name) {
        problems.append(
          SuiteResults.Problem(
            code: 65, message: "the name \"\(item.name)\" \(flaw)",
            file: item.sourceFile.map(file.located) ?? file.path))
        continue
      }
      if let other = owners.updateValue(item, forKey: key(item.baseline)) {
        problems.append(collision(other, item, file))
      }
    }
    problems += overwriting(items, file)
    problems += obstructions(among: items, owners, file)
    guard !problems.isEmpty else { return }
    let rest = problems.count - mostProblems
    problems = Array(problems.prefix(mostProblems))
    if rest > 0 {
      problems.append(
        SuiteResults.Problem(code: 65, message: "and \(rest) more", file: file.path))
    }
    throw SuiteError(problems)
  }

  /// Paths that some file system takes for one have one key.
  static func key(_ path: String) -> String {
    path.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// What keeps a name from being a part of a baseline's path, as the end of a sentence.
  static func flaw(ofName name: String) -> String? {
    if name.isEmpty { return "is empty" }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      return "cannot be part of a path"
    }
    if parts.contains(where: { $0.hasPrefix(".") }) { return "would make a hidden file" }
    if parts.contains(where: { $0.utf8.count > 200 }) { return "is longer than 200 bytes" }
    let isForbidden = name.unicodeScalars.contains {
      $0.value < 0x20 || $0.value == 0x7F || "\\:*?\"<>|".unicodeScalars.contains($0)
    }
    return isForbidden ? "has characters that not every file system allows" : nil
  }

  static let otherName = "give one of them another name: { \"file\": …, \"name\": … }"

  static func words(_ item: SuiteItem) -> String {
    (item.sourceFile ?? "an external picture") + " (\(item.label))"
  }

  private static func collision(
    _ first: SuiteItem, _ second: SuiteItem, _ file: SuiteFile
  ) -> SuiteResults.Problem {
    let names = [first, second].map(words)
    let fields = [
      "{~appearance}": first.variant?.appearance != second.variant?.appearance,
      "{@scale}": first.variant?.scale != second.variant?.scale,
    ]
    let missing = PictureTemplate.fields.filter {
      fields[$0] == true && !file.baselines.text.contains($0)
    }
    let hint =
      first.sourceFile == second.sourceFile && !missing.isEmpty
      ? "put \(missing.joined()) into \"baselines\""
      : otherName
    return SuiteResults.Problem(
      code: 65,
      message: "\(names[0]) and \(names[1]) would share the baseline \(second.baseline)",
      file: file.path, hint: hint)
  }
}
