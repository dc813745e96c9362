#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What two paths have in common when they lead to one file, by links or by another spelling.
///
/// A file that is there is told by its device and number. One that is not is told by the last folder
/// on its path that is there, and by the names behind it; upper and lower case count as one, since
/// not every file system tells them apart.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  /// The names behind the file or folder that is there.
  private let missing: [String]

  /// The identity of the file or folder at a path.
  ///
  /// `nil` for what writing does not replace, which is a device, a pipe or an open descriptor, and
  /// for a path that cannot be followed.
  package init?(_ path: String) {
    guard WriteTarget.descriptor(named: path) == nil, let target = try? WriteTarget(path) else {
      return nil
    }
    if case .device = target.kind { return nil }
    guard let found = Found(target.path)?.withoutSteps else { return nil }
    device = found.device
    number = found.number
    missing = found.missing.map { $0.lowercased() }
  }
}

/// The last file or folder of a path that is there.
private struct Found {
  let place: String
  let device: UInt64
  let number: UInt64
  /// The names behind it.
  let missing: [String]

  init?(_ path: String) {
    var place = path
    var names: [String] = []
    var status = stat()
    while unsafe stat(place.isEmpty ? "." : place, &status) != 0 {
      // The folder that the program runs in may have been removed.
      guard !place.isEmpty, place != "/" else { return nil }
      names.append(FilePath.name(of: place))
      place = FilePath.folder(of: place)
    }
    self.place = place
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    missing = names.reversed()
  }

  /// The same for `missing/../name`, which is `name` once the folder has been made.
  var withoutSteps: Found? {
    guard missing.contains("..") else { return self }
    return Found(FilePath.join(place, FilePath.resolved(missing.joined(separator: "/"))))
  }
}
