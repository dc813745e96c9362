internal import Foundation

/// A pattern for paths: `*` and `?` stand for letters of one name, `**` for any folders.
///
/// Names that begin with a dot are only matched where the pattern says the dot. Links to folders
/// are followed, but not those that lead back to a folder around them, so no pattern can run in
/// circles. Upper and lower case differ.
package struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  package let pattern: String
  private let components: [String]

  /// Creates a pattern from its text.
  package init(_ pattern: String) {
    self.pattern = pattern
    let parts = pattern.split(separator: "/").filter { $0 != "." }.map(String.init)
    // `**` twice in a row finds what one finds; at the end it means all files below.
    components =
      parts.enumerated().filter { $0 == 0 || $1 != "**" || parts[$0 - 1] != $1 }.map(\.element)
      + (parts.last == "**" ? ["*"] : [])
  }

  /// Whether the text has a letter with a meaning of its own.
  package static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Whether the pattern stands for a whole name; here `*` also stands for slashes.
  package static func matches(_ name: String, _ pattern: String) -> Bool {
    matches(Array(name.unicodeScalars), Array(pattern.unicodeScalars))
  }

  /// What a pattern leads to.
  package struct Matches: Hashable, Sendable {
    /// The files that match, as paths relative to the folder, sorted by their bytes.
    package var files: [String] = []
    /// The folders on the way that cannot be listed, so that files may be missing.
    package var unreadable: [String] = []
  }

  /// A folder, and the component from which on names are looked for in it.
  private struct Position: Hashable {
    let component: Int
    let exactPath: ExactPath

    init(component: Int, path: String) {
      self.component = component
      exactPath = ExactPath(path)
    }

    var path: String { exactPath.text }
  }

  /// The files below a folder that match.
  package func matches(below folder: String) -> Matches {
    var found: Set<ExactPath> = []
    var unreadable: Set<ExactPath> = []
    var waiting = [Position(component: 0, path: pattern.hasPrefix("/") ? "/" : "")]
    // Several `**` reach a folder in many ways, of which one is enough.
    var known = Set(waiting)
    while let position = waiting.popLast() {
      guard let positions = nextPositions(position, folder) else {
        unreadable.insert(position.exactPath)
        continue
      }
      for next in positions {
        if next.component < components.count {
          if known.insert(next).inserted { waiting.append(next) }
        } else if FolderListing.isFile(FilePath.join(folder, next.path)) {
          found.insert(next.exactPath)
        }
      }
    }
    return Matches(
      files: found.sorted().map(\.text), unreadable: unreadable.sorted().map(\.text))
  }

  /// Where a component leads to from a folder: folders, and behind the last component files; `nil`
  /// where the folder cannot be listed.
  private func nextPositions(_ position: Position, _ folder: String) -> [Position]? {
    guard position.component < components.count else { return [] }
    let component = components[position.component]
    guard Self.isPattern(component) else {
      return [step(component, from: position, folder)].compactMap(\.self)
    }
    let base = FilePath.join(folder, position.path)
    guard let all = FolderListing.entries(of: base) else {
      // What the pattern names outright need not be there.
      return Folder.exists(base) ? nil : []
    }
    let entries = all.filter { Self.isShown($0.name, component) }
    guard component == "**" else {
      return entries.filter { Self.matches($0.name, component) }
        .compactMap { step($0.name, from: position, folder) }
    }
    return [Position(component: position.component + 1, path: position.path)]
      + entries.filter { isFolder(position.path + $0.name, $0.kind, below: folder) }
      .map { Position(component: position.component, path: position.path + $0.name + "/") }
  }

  /// Whether `**` goes into it: a folder, or a link to one that does not lead back.
  private func isFolder(
    _ path: String, _ kind: FolderListing.Kind, below folder: String
  ) -> Bool {
    switch kind {
    case .folder: true
    case .file: false
    case .other:
      Folder.exists(FilePath.join(folder, path))
        && !FolderListing.isLoop(path, below: folder)
    }
  }

  private func step(_ name: String, from position: Position, _ folder: String) -> Position? {
    let next = position.component + 1
    let path = Self.path(name, from: position.path, folder)
    guard next < components.count else { return Position(component: next, path: path) }
    guard Folder.exists(FilePath.join(folder, path)) else { return nil }
    return Position(component: next, path: path.isEmpty ? "" : path + "/")
  }

  /// The path of a name in a folder; the way into a folder and out again is left out, unless it
  /// goes through a link.
  private static func path(_ name: String, from path: String, _ folder: String) -> String {
    let inner = FilePath.name(of: path)
    guard name == "..", !inner.isEmpty, inner != "..",
      FolderListing.kind(of: FilePath.join(folder, String(path.dropLast()))) == .folder
    else { return path + name }
    return FilePath.folder(of: path)
  }

  private static func isShown(_ name: String, _ pattern: String) -> Bool {
    !name.hasPrefix(".") || pattern.hasPrefix(".")
  }

  /// Greedy matching that goes back to the last star only, which is enough: time is the product of
  /// both lengths at most.
  private static func matches(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (n, p) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (n, p) = (n + 1, p + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (n, p) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
