/// The parts of a path as text; nothing is looked up, and no path is refused.
///
/// Foundation's own methods for this end the program on Linux when a path has one character.
package enum FilePath {
  /// The folder that a path lies in: "" for a bare name, "/" for a name in the root.
  ///
  /// Slashes at the end count for nothing, so `a/b/` lies in `a` as `a/b` does.
  package static func folder(of path: String) -> String {
    let (path, name) = parts(path)
    let folder = withoutSlashes(path.dropLast(name.count))
    return folder.isEmpty && path.hasPrefix("/") ? "/" : String(folder)
  }

  /// The last part of a path, "" when it has none.
  package static func name(of path: String) -> String { String(parts(path).name) }

  /// The path without the ending of its last part, such as `a/b` for `a/b.png`.
  ///
  /// A point at the beginning of a name makes it hidden, and is no ending.
  package static func withoutExtension(_ path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), !name[..<point].allSatisfy({ $0 == "." }) else {
      return path
    }
    return String(withoutSlashes(path[...]).dropLast(name[point...].count))
  }

  private static func parts(_ path: String) -> (path: Substring, name: Substring) {
    let path = withoutSlashes(path[...])
    return (path, path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path)
  }

  /// Without the slashes at its end, though the root keeps one.
  private static func withoutSlashes(_ path: Substring) -> Substring {
    var path = path
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path
  }
}
