internal import Foundation

/// A file that one process at a time holds, until the value goes away or the process ends.
///
/// Nobody who does not ask is kept from anything (`flock`).
package struct FileLock: ~Copyable, Sendable {
  private let number: Int32

  /// Takes the lock, and makes the file first; `nil` when another process holds it.
  package init?(_ path: String) throws(FileError) {
    try FileDescriptor.check(path)
    var number: Int32
    repeat {
      number = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    } while number < 0 && errno == EINTR
    guard number >= 0 else { throw .last }
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let failure = FileError.last
      let isHeld = errno == EWOULDBLOCK
      close(number)
      if isHeld { return nil }
      throw failure
    }
    self.number = number
  }

  deinit { close(number) }
}
