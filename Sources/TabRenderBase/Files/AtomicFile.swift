internal import Foundation

/// Writes a file in one step: whoever reads it finds the old bytes or the new ones, never a part.
///
/// The bytes go to a temporary file beside the target, named `NAME.tmp-XXXXXXXX`, reach the disk,
/// and take the target's name. Whatever fails on the way, the temporary file is removed and the
/// target is as it was. A new file gets the mode that the process's mask leaves of 0666; a replaced
/// one keeps its mode, but not its owner and its other hard links.
///
/// Symbolic links are followed, so a link stays a link. Devices, pipes and descriptors
/// (`/dev/null`, a FIFO, `/dev/stdout`) cannot be replaced; the bytes are written to them.
public enum AtomicFile {
  /// What happens when the file exists.
  public enum Collision: Hashable, Sendable {
    /// The file is replaced.
    case replace
    /// ``FileError/exists`` is thrown; a file that appears meanwhile is not lost either.
    case fail
  }

  /// Writes `bytes` to the file at `path`; by default it replaces one that exists.
  public static func write(
    _ bytes: [UInt8], to path: String, ifExists collision: Collision = .replace
  ) throws(FileError) {
    try write(to: path, ifExists: collision) { number throws(FileError) in
      try FileDescriptor.write(bytes.span, to: number)
    }
  }

  /// The name of the file that a temporary one was to become, such as `a.png` for
  /// `a.png.tmp-0123abcd`; `nil` for a name that temporary files do not have.
  package static func name(ofTemporary name: String) -> String? {
    let digits = name.suffix(8)
    let rest = name.dropLast(8)
    guard rest.hasSuffix(WriteTarget.temporaryMark), digits.count == 8,
      digits.allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    return String(rest.dropLast(WriteTarget.temporaryMark.count))
  }

  /// Lets `body` write to an open file, and puts the file in place when `body` returns.
  package static func write(
    to path: String, ifExists collision: Collision,
    body: (_ descriptor: Int32) throws(FileError) -> Void
  ) throws(FileError) {
    if let descriptor = WriteTarget.descriptor(named: path) { return try body(descriptor) }
    let target = try WriteTarget(path)
    switch target.kind {
    case .folder: throw .isFolder
    case .device: try FileDescriptor(target.path, O_WRONLY).use(body)
    case .file where collision == .fail: throw .exists
    case .file(let mode):
      guard unsafe access(target.path, W_OK) == 0 else { throw .last }
      try TemporaryFile(beside: target).write(mode: mode, body).replace(target.path)
    case .nothing:
      let temporary = try TemporaryFile(beside: target).write(mode: nil, body)
      if collision == .replace {
        try temporary.replace(target.path)
      } else {
        try temporary.claim(target.path)
      }
    }
  }
}

/// A file that disappears unless it takes the name of another.
private struct TemporaryFile: ~Copyable {
  private let path: String
  private let file: FileDescriptor

  /// Creates an empty file in the folder of the target.
  ///
  /// `O_EXCL` with a random name does what `mkstemp` does, and leaves the mode to the mask.
  init(beside target: WriteTarget) throws(FileError) {
    while true {
      let path = target.temporaryPath(suffix: UInt32.random(in: .min ... .max))
      do throws(FileError) {
        file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
        self.path = path
        return
      } catch .exists {
        continue
      } catch .notFound {
        throw .folderMissing(target.folder)
      }
    }
  }

  deinit { _ = unsafe unlink(path) }

  /// Gives itself the mode and the contents.
  consuming func write(
    mode: mode_t?, _ body: (Int32) throws(FileError) -> Void
  ) throws(FileError) -> TemporaryFile {
    if let mode, fchmod(file.number, mode) != 0 { throw .last }
    try file.use(body)
    try file.synchronize()
    return self
  }

  /// Takes the name of a file, which is gone then.
  consuming func replace(_ target: String) throws(FileError) {
    // The name is gone after a rename, so that `deinit` finds nothing to remove.
    if unsafe rename(path, target) != 0 { throw .last }
  }

  /// Takes a name that no file has.
  consuming func claim(_ target: String) throws(FileError) {
    if unsafe link(path, target) == 0 { return }
    guard errno == EPERM || errno == ENOTSUP else { throw .last }
    // The file system has no hard links: reserve the name with an empty file, then replace that.
    _ = try FileDescriptor(target, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    if unsafe rename(path, target) != 0 {
      let failure = FileError.last
      _ = unsafe unlink(target)
      throw failure
    }
  }
}
