#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Reads whole files.
public enum FileReader {
  /// The limit in bytes when none is given: 1 GiB.
  public static let defaultMaximumBytes = 1 << 30

  /// The bytes of a file, a device or a pipe.
  ///
  /// Reading stops with ``FileError/tooLarge(limit:)`` as soon as there is more than the limit, so
  /// an endless device does no harm.
  public static func read(
    _ path: String, maximumBytes: Int = FileReader.defaultMaximumBytes
  ) throws(FileError) -> [UInt8] {
    try FileDescriptor(path, O_RDONLY).use { number throws(FileError) in
      try read(number, maximumBytes: maximumBytes)
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
