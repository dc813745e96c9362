#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

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
  /// an endless device does no harm.
  public static func read(
    _ path: String, maximumBytes: Int = FileReader.defaultMaximumBytes,
    accepting kinds: Kinds = .regularFiles
  ) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK the pipe that is to be refused would be waited for.
    let flags = kinds == .anything ? O_RDONLY : O_RDONLY | O_NONBLOCK
    return try FileDescriptor(path, flags).use { number throws(FileError) in
      if kinds == .regularFiles { try checkIsRegular(number) }
      return try read(number, maximumBytes: maximumBytes)
    }
  }

  /// The bytes that come on the standard input until it ends.
  public static func readStandardInput(
    maximumBytes: Int = FileReader.defaultMaximumBytes
  ) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, maximumBytes: maximumBytes)
  }

  private static func read(_ number: Int32, maximumBytes: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size(number), maximumBytes))
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = unsafe systemRead(number, &block, block.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      if count == 0 { return bytes }
      guard bytes.count + count <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
      bytes += block[..<count]
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

  /// The size the system states, 0 when it does not know.
  private static func size(_ number: Int32) -> Int {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? max(0, Int(status.st_size)) : 0
  }
}

@unsafe
private func systemRead(_ number: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int
{
  unsafe read(number, start, count)
}
