/// A place where a file breaks a rule of the architecture.
struct ArchitectureViolation: Hashable, Sendable, CustomStringConvertible {
  var path: String
  var line: Int
  var reason: String

  var description: String { "\(path):\(line): \(reason)" }
}

/// Holds sources against the rules.
///
/// What it cannot see: members that an extension in another folder adds, values whose type is never
/// written, and free functions. A name counts as harmless when the file's own folder declares a
/// type of that name too, at whatever depth.
struct ArchitectureCheck: Sendable {
  let rules: ArchitectureRules
  let sources: [SwiftSource]
  /// For each type visible across files, the folders that declare it at the top level.
  private let declaringFolders: [String: Set<String>]
  private let nestedTypes: [String: Set<String>]

  init(rules: ArchitectureRules, sources: [SwiftSource]) {
    self.rules = rules
    self.sources = sources
    var declaringFolders: [String: Set<String>] = [:]
    var nestedTypes: [String: Set<String>] = [:]
    for source in sources {
      guard let folder = rules.folder(of: source.path) else { continue }
      nestedTypes[folder, default: []].formUnion(source.nestedTypes)
      for type in source.topLevelTypes { declaringFolders[type, default: []].insert(folder) }
    }
    self.declaringFolders = declaringFolders
    self.nestedTypes = nestedTypes
  }

  /// Every violation, in the order of the files and of the lines in them.
  func violations() -> [ArchitectureViolation] {
    sources.flatMap { source in
      guard let folder = rules.folder(of: source.path) else {
        return [
          ArchitectureViolation(
            path: source.path, line: 1, reason: "lies in no folder of the architecture's table")
        ]
      }
      let found =
        forbiddenNames(in: source, of: folder) + forbiddenImports(in: source, of: folder)
        + unsafeWords(in: source, of: folder)
      return found.sorted { $0.line < $1.line }
    }
  }

  private func forbiddenNames(
    in source: SwiftSource, of folder: String
  ) -> [ArchitectureViolation] {
    let allowed = rules.mayUse[folder, default: []].union([folder])
    let own = source.privateTypes.union(source.genericParameters)
      .union(nestedTypes[folder, default: []])
    return source.unqualifiedWords.compactMap { word in
      guard let folders = declaringFolders[word.name], folders.isDisjoint(with: allowed),
        !own.contains(word.name)
      else { return nil }
      let owner = folders.sorted().joined(separator: ", ")
      return ArchitectureViolation(
        path: source.path, line: word.line,
        reason: "\(folder) may not name \(word.name), which belongs to \(owner)")
    }
  }

  private func forbiddenImports(
    in source: SwiftSource, of folder: String
  ) -> [ArchitectureViolation] {
    source.imports.compactMap { module in
      let reason: String? =
        if rules.importsNothing.contains(folder) {
          "\(folder) imports nothing, so not \(module.name) either"
        } else if let importer = rules.soleImporter[module.name], importer != folder {
          "only \(importer) may import \(module.name)"
        } else {
          nil
        }
      return reason.map {
        ArchitectureViolation(path: source.path, line: module.line, reason: $0)
      }
    }
  }

  private func unsafeWords(in source: SwiftSource, of folder: String) -> [ArchitectureViolation] {
    if rules.mayBeUnsafe(source.path) { return [] }
    return source.words.compactMap { word in
      guard Self.isUnsafe(word.name) else { return nil }
      return ArchitectureViolation(
        path: source.path, line: word.line, reason: "\(folder) may not use \(word.name)")
    }
  }

  private static func isUnsafe(_ word: String) -> Bool {
    word.hasPrefix("unsafe") || word.contains("Unsafe") || word == "Unmanaged"
      || word == "OpaquePointer"
  }
}
