internal import Foundation

/// A file that several programs add to, such as a log.
package enum AppendedFile {
  /// Adds `bytes` at the end of the file at `path`, which is made when it does not exist.
  ///
  /// What was there stays. Unlike ``AtomicFile`` it may leave a part of the bytes when the disk is
  /// full: the file must keep its identity, since others hold it open.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_APPEND, mode: 0o666)
    try file.use { number throws(FileError) in try FileDescriptor.write(bytes.span, to: number) }
  }
}
