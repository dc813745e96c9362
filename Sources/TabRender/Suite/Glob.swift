internal import Foundation

/// A pattern for paths: `*` and `?` stand for letters of one name, `**` for any folders.
///
/// Names that begin with a dot are only matched where the pattern says the dot, and `**` does not
/// follow symbolic links, so no pattern can run in circles. Upper and lower case differ.
package struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  package let pattern: String
  private let components: [String]

  /// Creates a pattern from its text.
  package init(_ pattern: String) {
    self.pattern = pattern
    components = pattern.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// Whether the text has a letter with a meaning of its own.
  package static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Whether the pattern stands for a whole name; here `*` also stands for slashes.
  package static func matches(_ name: String, _ pattern: String) -> Bool {
    matches(Array(name.unicodeScalars), Array(pattern.unicodeScalars))
  }

  /// The files below a folder that match, as paths relative to it, sorted by their bytes.
  package func files(below folder: String) -> [String] {
    var found: Set<String> = []
    expand(components[...], folder, pattern.hasPrefix("/") ? "/" : "", &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func expand(
    _ rest: ArraySlice<String>, _ folder: String, _ path: String, _ found: inout Set<String>
  ) {
    guard let component = rest.first else { return }
    let base = FolderListing.join(folder, path)
    let isLast = rest.count == 1
    if component == "**" {
      // At the end, `**` means all files below.
      expand(isLast ? ["*"] : rest.dropFirst(), folder, path, &found)
      for entry in FolderListing.entries(of: base) where entry.kind == .folder {
        if !entry.name.hasPrefix(".") { expand(rest, folder, path + entry.name + "/", &found) }
      }
    } else if Self.isPattern(component) {
      for entry in FolderListing.entries(of: base) where Self.isShown(entry.name, component) {
        guard Self.matches(entry.name, component) else { continue }
        step(rest, folder, path + entry.name, isLast, &found)
      }
    } else {
      step(rest, folder, path + component, isLast, &found)
    }
  }

  private func step(
    _ rest: ArraySlice<String>, _ folder: String, _ path: String, _ isLast: Bool,
    _ found: inout Set<String>
  ) {
    let place = FolderListing.join(folder, path)
    if isLast {
      if FolderListing.isFile(place) { found.insert(path) }
    } else if FolderListing.isFolder(place) {
      expand(rest.dropFirst(), folder, path + "/", &found)
    }
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
