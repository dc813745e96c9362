internal import Foundation

/// A folder of files.
package enum Folder {
  /// Whether there is a folder, or a link to one; "" is the one that the program runs in.
  package static func exists(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    var status = stat()
    return unsafe stat(path.isEmpty ? "." : path, &status) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder and those around it, as far as they are missing.
  ///
  /// It gets the mode that the process's mask leaves of 0777. What stands in the way, such as a
  /// file of that name, is thrown, and folders that were made by then stay.
  package static func make(_ path: String) throws(FileError) {
    try FileDescriptor.check(path)
    if exists(path) { return }
    var parent = FilePath.folder(of: path)
    var missing = [path]
    while !exists(parent), !parent.isEmpty, parent != "/" {
      missing.append(parent)
      parent = FilePath.folder(of: parent)
    }
    for folder in missing.reversed() where unsafe mkdir(folder, 0o777) != 0 {
      let code = errno
      // Another run may have made it meanwhile, and `a/..` is there once `a` is.
      guard !exists(folder) else { continue }
      throw code == EEXIST || code == ENOTDIR ? .system(ENOTDIR) : FileError(code: code)
    }
  }
}
