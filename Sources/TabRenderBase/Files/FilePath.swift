/// The parts of a path as text; nothing is looked up, and no path is refused.
///
/// Foundation's own methods for this end the program on Linux when a path has one character. A
/// slash is a byte, whatever follows it: an accent behind one does not make it part of a name.
package enum FilePath {
  /// The folder that a path lies in: "" for a bare name, "/" for a name in the root.
  ///
  /// Slashes at the end count for nothing, so `a/b/` lies in `a` as `a/b` does.
  package static func folder(of path: String) -> String {
    let path = withoutSlashes(path[...])
    return String(withoutSlashes(path[..<nameStart(path)]))
  }

  /// The last part of a path, "" when it has none.
  package static func name(of path: String) -> String {
    let path = withoutSlashes(path[...])
    return String(path[nameStart(path)...])
  }

  /// The path without the ending of its last part, such as `a/b` for `a/b.png`.
  ///
  /// A point at the beginning of a name makes it hidden, and is no ending.
  package static func withoutExtension(_ path: String) -> String {
    let bare = withoutSlashes(path[...])
    let name = bare[nameStart(bare)...]
    guard let point = name.lastIndex(of: "."), !name[..<point].allSatisfy({ $0 == "." }) else {
      return path
    }
    return String(bare[..<point])
  }

  /// A path that counts from a folder; the folder "" is the one that the program runs in.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.utf8.first == slash { return path }
    if path.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// The names on a path, without `.`; whether it begins at the root is not among them.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// The path without `.` and without doubled and trailing slashes; "" for the folder itself.
  ///
  /// A `..` stays, because the name before it may be a link.
  package static func normalized(_ path: String) -> String {
    joined(parts(of: path), fromRoot: path.utf8.first == slash)
  }

  /// The normalised path in which each `..` has taken away the name before it.
  ///
  /// It is right where no name is a link, and where there is nothing to look up. The root lies in
  /// itself; a `..` that has no name before it stays.
  package static func resolved(_ path: String) -> String {
    let isAbsolute = path.utf8.first == slash
    var names: [String] = []
    for part in parts(of: path) {
      if part != ".." {
        names.append(part)
      } else if let last = names.last, last != ".." {
        names.removeLast()
      } else if !isAbsolute {
        names.append(part)
      }
    }
    return joined(names, fromRoot: isAbsolute)
  }

  private static let slash = UInt8(ascii: "/")

  private static func joined(_ parts: [String], fromRoot isAbsolute: Bool) -> String {
    (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Where the last name of a path without trailing slashes begins.
  private static func nameStart(_ path: Substring) -> Substring.Index {
    path.utf8.lastIndex(of: slash).map(path.utf8.index(after:)) ?? path.startIndex
  }

  /// Without the slashes at its end, though the root keeps one.
  private static func withoutSlashes(_ path: Substring) -> Substring {
    guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return path.prefix(1) }
    return path[..<path.utf8.index(after: last)]
  }
}
