internal import Foundation

/// Where a path leads, so that two paths to the same file are equal; the file need not exist.
///
/// Links are followed. Upper and lower case, and the ways to write an accent, count for the same,
/// because many file systems do not tell them apart.
package struct FileIdentity: Hashable, Sendable {
  /// A file that exists, as the system numbers it: one for all of its names.
  package struct Node: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The names from the root on, in lower case.
  private let names: [String]
  /// The file that was there; `nil` where there was none.
  package let node: Node?

  /// The identity of the file or folder at a path, which counts from the folder that the program
  /// runs in.
  ///
  /// `nil` for what writing does not replace, which is a device, a pipe or an open descriptor, and
  /// for a path that cannot be followed.
  package init?(_ path: String) {
    guard !path.utf8.contains(0), WriteTarget.descriptor(named: path) == nil else { return nil }
    var status = stat()
    if unsafe stat(path.isEmpty ? "." : path, &status) == 0 {
      guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return nil }
      node = Node(status)
    } else {
      guard errno != ENOTDIR, errno != ELOOP else { return nil }
      node = nil
    }
    names = Self.folded(Self.followingLinks(path))
  }

  /// The identity of a folder in which files are named, which need not be there.
  package init(folder: String) { self.init(names: Self.folded(Self.followingLinks(folder))) }

  private init(names: [String]) {
    self.names = names
    node = nil
  }

  /// The identity of a relative path below this one if no link leads elsewhere; nothing is looked
  /// up.
  package func appending(_ path: String) -> FileIdentity {
    FileIdentity(names: names + Self.folded(FilePath.parts(of: path)))
  }

  /// The folder that it lies in; the root lies in itself.
  package var parent: FileIdentity { FileIdentity(names: names.dropLast()) }

  /// Whether it is a folder or lies below it.
  package func isInside(_ folder: FileIdentity) -> Bool { names.starts(with: folder.names) }

  /// Whether a link on a relative path below a folder leads elsewhere; the folder may be a link.
  package static func isLinked(_ path: String, below folder: String) -> Bool {
    folded(followingLinks(FilePath.join(folder, path)))
      != folded(followingLinks(folder) + FilePath.parts(of: path))
  }

  package static func == (one: FileIdentity, other: FileIdentity) -> Bool {
    one.names == other.names
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(names) }
}

extension FileIdentity {
  private static func folded(_ names: [String]) -> [String] { names.map { $0.lowercased() } }

  /// The names from the root on, with what links point to instead of their names.
  private static func followingLinks(_ path: String) -> [String] {
    var found = path.utf8.first == UInt8(ascii: "/") ? [] : workingFolder
    var waiting = Array(FilePath.parts(of: path).reversed())
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
      waiting += FilePath.parts(of: destination).reversed()
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
    return FilePath.parts(
      of: String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}
