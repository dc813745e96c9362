internal import Foundation

/// Reads whole files.
public enum FileReader {
  /// The limit in bytes when none is given: 1 GiB.
  public static let defaultMaximumBytes = 1 << 30

  /// What a path may lead to.
  public enum Kinds: Hashable, Sendable {
    /// A regular file alone: for names that were found in other files.
    ///
    /// A pipe that nobody writes to would never end, and a device has no size.
    case regularFiles
    /// Devices and pipes too: for names that a person has typed.
    case anything
  }

  /// The bytes of a file, and where `kinds` allows it, of a device or a pipe.
  ///
  /// By default all else than a regular file, or a link to one, is ``FileError/notRegular``.
  /// Reading stops with ``FileError/tooLarge(limit:)`` as soon as there is more than the limit, so
  /// an endless device does no harm; a file whose size is over the limit is not read at all.
  public static func read(
    _ path: String, maximumBytes: Int = FileReader.defaultMaximumBytes,
    accepting kinds: Kinds = .regularFiles
  ) throws(FileError) -> [UInt8] {
    try read(path, maximumBytes: maximumBytes, accepting: kinds) { _ in true }
  }

  /// The same, but only the beginning where `goesOn` does not want the rest after a look at it.
  ///
  /// The beginning has 8 KiB at least; a file that is shorter is read to its end, and not looked
  /// at.
  package static func read(
    _ path: String, maximumBytes: Int = FileReader.defaultMaximumBytes,
    accepting kinds: Kinds = .regularFiles, goesOn: (_ beginning: [UInt8]) -> Bool
  ) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK the pipe that is to be refused would be waited for.
    let flags = kinds == .anything ? O_RDONLY : O_RDONLY | O_NONBLOCK
    return try FileDescriptor(path, flags).use { number throws(FileError) in
      if kinds == .regularFiles { try checkIsRegular(number) }
      return try read(number, maximumBytes: maximumBytes, goesOn: goesOn)
    }
  }

  /// The first bytes of a regular file, all of them where it has no more than `count`.
  package static func beginning(
    of path: String, count: Int
  ) throws(FileError) -> [UInt8] {
    try FileDescriptor(path, O_RDONLY | O_NONBLOCK).use { number throws(FileError) in
      try checkIsRegular(number)
      var bytes: [UInt8] = []
      var block = [UInt8](repeating: 0, count: count)
      while bytes.count < count {
        let read = try FileDescriptor.read(into: &block, from: number)
        if read == 0 { break }
        bytes += block[..<read]
      }
      return Array(bytes.prefix(count))
    }
  }

  /// The bytes that come on the standard input until it ends.
  public static func readStandardInput(
    maximumBytes: Int = FileReader.defaultMaximumBytes
  ) throws(FileError) -> [UInt8] {
    try readStandardInput(maximumBytes: maximumBytes) { _ in true }
  }

  /// The same, but only the beginning where `goesOn` does not want the rest after a look at it.
  package static func readStandardInput(
    maximumBytes: Int = FileReader.defaultMaximumBytes, goesOn: (_ beginning: [UInt8]) -> Bool
  ) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, maximumBytes: maximumBytes, goesOn: goesOn)
  }

  /// The bytes of a beginning that is looked at.
  private static let beginning = 8192

  private static func read(
    _ number: Int32, maximumBytes: Int, goesOn: (_ beginning: [UInt8]) -> Bool
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    let size = size(number)
    guard size <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
    var isLookedAt = false
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try FileDescriptor.read(into: &block, from: number)
      if count == 0 { return bytes }
      guard bytes.count + count <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
      bytes += block[..<count]
      if !isLookedAt, bytes.count >= beginning {
        isLookedAt = true
        guard goesOn(bytes) else { return bytes }
        bytes.reserveCapacity(size)
      }
    }
  }

  private static func checkIsRegular(_ number: Int32) throws(FileError) {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder
    default: throw .notRegular
    }
  }

  /// Whether something other than a regular file stands at a path.
  ///
  /// False where nothing does.
  package static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG
  }

  /// The size the system states, 0 when it does not know.
  private static func size(_ number: Int32) -> Int {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? max(0, Int(status.st_size)) : 0
  }
}
