internal import Foundation

/// Deletes files.
package enum FileRemoval {
  /// Deletes a file, or a link but not what it leads to; a folder is left alone.
  package static func remove(_ path: String) throws(FileError) {
    try FileDescriptor.check(path)
    if unsafe unlink(path) != 0 { throw .last }
  }

  /// Deletes a folder that nothing is in; any other is left alone.
  package static func removeEmptyFolder(_ path: String) {
    guard (try? FileDescriptor.check(path)) != nil else { return }
    _ = unsafe rmdir(path)
  }
}
