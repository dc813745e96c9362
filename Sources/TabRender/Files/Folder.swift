#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Makes folders.
package enum Folder {
  /// Makes a folder with those around it; one that is there is left as it is.
  ///
  /// A file in the place of one of them is ``FileError/exists``.
  package static func make(_ path: String) throws(FileError) {
    try FileDescriptor.check(path)
    let ends = path.indices.dropFirst().filter { path[$0] == "/" } + [path.endIndex]
    for end in ends {
      let folder = String(path[..<end])
      guard !isThere(folder), unsafe mkdir(folder, 0o777) != 0 else { continue }
      let failure = FileError.last
      // Another run may have made it meanwhile.
      guard isThere(folder) else { throw failure }
    }
  }

  /// Whether there is a folder, or a link to one.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
