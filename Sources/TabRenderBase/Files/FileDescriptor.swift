internal import Foundation

/// An open file, closed when the value goes away.
struct FileDescriptor: ~Copyable {
  let number: Int32

  /// Opens a file; a call that a signal interrupts is repeated.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError) {
    try Self.check(path)
    var number: Int32
    repeat {
      number = unsafe open(path, flags | O_CLOEXEC, mode)
    } while number < 0 && errno == EINTR
    guard number >= 0 else { throw .last(opening: path) }
    self.number = number
  }

  deinit { close(number) }

  /// Makes sure that there is a path, and that the system sees the whole of it: for C a text ends
  /// at its first NUL.
  static func check(_ path: String) throws(FileError) {
    if path.isEmpty { throw .emptyPath }
    if path.utf8.contains(0) { throw .invalidPath }
  }

  /// Gives `body` the number, and keeps the file open meanwhile.
  borrowing func use<Result>(
    _ body: (_ number: Int32) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try body(number)
  }

  /// Makes sure that what was written has reached the disk.
  func synchronize() throws(FileError) {
    // A device or file system that cannot do it has nothing to lose.
    if fsync(number) != 0 && errno != EINVAL && errno != ENOTSUP { throw .last }
  }

  /// Writes all bytes, in as many steps as the system wants, to any open file.
  static func write(_ bytes: Span<UInt8>, to number: Int32) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.extracting(droppingFirst: count)
      } else if errno == EAGAIN {
        wait(for: POLLOUT, on: number)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Reads what comes next, at most the buffer's length; 0 at the end.
  static func read(into buffer: inout [UInt8], from number: Int32) throws(FileError) -> Int {
    while true {
      let count = unsafe systemRead(number, &buffer, buffer.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        wait(for: POLLIN, on: number)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Sleeps until a non-blocking pipe has room or bytes, or is closed at its other end.
  private static func wait(for event: some BinaryInteger, on number: Int32) {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}

@unsafe
private func systemRead(_ number: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int
{
  unsafe read(number, start, count)
}

@unsafe
private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, start, count)
}
