internal import Foundation

/// The path where bytes for a path belong: links followed, and what is there now.
struct WriteTarget {
  /// What is at the path.
  enum Kind {
    case nothing
    /// A regular file with its permission bits.
    case file(mode: mode_t)
    case folder
    /// A device, a pipe or a socket.
    case device
  }

  let path: String
  let kind: Kind

  /// Follows `path` to its end, which need not exist.
  init(_ path: String) throws(FileError) {
    try FileDescriptor.check(path)
    self.path = try Self.followingLinks(path)
    kind = try Self.kind(self.path)
  }

  /// The folder of the file, as the path spells it; "." when it names none.
  var folder: String {
    let folder = FilePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  /// What stands before the digits in the name of a temporary file.
  static let temporaryMark = ".tmp-"

  /// A name beside the file that is no longer than a name may be (255 bytes).
  func temporaryPath(suffix: UInt32) -> String {
    let tail = Self.temporaryMark + Hexadecimal.lower(suffix, digits: 8)
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var name = path[nameStart...]
    while name.utf8.count + tail.utf8.count > 255 { name.removeLast() }
    return path[..<nameStart] + name + tail
  }

  /// The open descriptor that a path such as `/dev/stdout` or `/dev/fd/3` stands for.
  ///
  /// Opening such a path anew would lose the position of a redirected file.
  static func descriptor(named path: String) -> Int32? {
    if path == "/dev/stdout" { return STDOUT_FILENO }
    if path == "/dev/stderr" { return STDERR_FILENO }
    for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
      return Int32(path.dropFirst(prefix.count))
    }
    return nil
  }

  private static func kind(_ path: String) throws(FileError) -> Kind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      // A slash at the end asks for a folder.
      if errno == ENOENT { return path.hasSuffix("/") ? .folder : .nothing }
      throw .last
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(mode: status.st_mode & 0o7777)
    case S_IFDIR: return .folder
    default: return .device
    }
  }

  /// How many links are followed, as on Linux: 40.
  static let mostLinks = 40

  /// The path with a link as its last part replaced by what it points to.
  private static func followingLinks(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<mostLinks {
      guard let destination = linkDestination(path) else { return path }
      if destination.hasPrefix("/") {
        path = destination
      } else {
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        path = path[..<slash] + destination
      }
    }
    throw .system(ELOOP)
  }

  /// What a symbolic link holds; nil for anything else.
  static func linkDestination(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
