internal import Foundation

/// What the system says of a path, without opening it.
package enum FileStatus {
  /// Makes sure that something is at a path, and says why not where nothing is found.
  package static func check(_ path: String) throws(FileError) {
    try FileDescriptor.check(path)
    var status = stat()
    guard unsafe stat(path, &status) != 0 else { return }
    throw .last(opening: path)
  }
}
