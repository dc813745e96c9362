#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Where a path leads, so that two paths to the same file are equal; the file need not exist.
///
/// Links are followed. Upper and lower case, and the ways to write an accent, count for the same,
/// because many file systems do not tell them apart.
package struct FilePlace: Hashable, Sendable {
  /// The names from the root on, in lower case.
  private let names: [String]

  /// The place of a path, which counts from the folder that the program runs in.
  package init(_ path: String) {
    self.init(names: Self.followingLinks(path))
  }

  private init(names: [String]) {
    self.names = names.map { $0.lowercased() }
  }

  /// The place of a relative path below this one if no link leads elsewhere; nothing is looked up.
  package func appending(_ path: String) -> FilePlace {
    FilePlace(names: names + Self.names(path))
  }

  /// Whether it is a folder or lies below it.
  package func isInside(_ folder: FilePlace) -> Bool { names.starts(with: folder.names) }

  private static func names(_ path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// The names from the root on, with what links point to in place of their names.
  private static func followingLinks(_ path: String) -> [String] {
    var found = path.hasPrefix("/") ? [] : workingFolder
    var waiting = Array(names(path).reversed())
    var links = 0
    while let name = waiting.popLast() {
      guard name != ".." else {
        _ = found.popLast()
        continue
      }
      found.append(name)
      guard let destination = destination(found), links < WriteTarget.mostLinks else { continue }
      links += 1
      found = destination.hasPrefix("/") ? [] : found.dropLast()
      waiting += names(destination).reversed()
    }
    return found
  }

  private static func destination(_ names: [String]) -> String? {
    // A longer path leads nowhere.
    let longest = Int(PATH_MAX)
    guard names.count < longest, names.reduce(0, { $0 + $1.utf8.count }) < longest else {
      return nil
    }
    return WriteTarget.linkDestination("/" + names.joined(separator: "/"))
  }

  private static var workingFolder: [String] {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard unsafe getcwd(&buffer, buffer.count) != nil else { return [] }
    return names(
      String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}
