internal import Foundation

/// Why a file could not be read or written; ``description`` says it without the file's name.
public enum FileError: Error, Hashable, Sendable {
  /// The file to read does not exist.
  case notFound
  /// The folder to write into does not exist.
  case folderMissing(String)
  /// The path names a folder.
  case isFolder
  /// The file or its folder may not be read or written.
  case permissionDenied
  /// The file exists, and replacing it was not allowed.
  case exists
  /// The disk, or the user's share of it, is full.
  case diskFull
  /// The reader of the pipe has gone.
  case brokenPipe
  /// The file to read is larger than the limit in bytes.
  case tooLarge(limit: Int)
  /// The path holds a character that no file's name can have.
  case invalidPath
  /// The path is empty.
  case emptyPath
  /// The file to read was not found by a name that is not UTF-8, which no text can hold.
  case undecodableName
  /// The file to read is a device, a pipe or a socket where only a file of bytes will do.
  case notRegular
  /// Any other failure, as the system's error number.
  case system(Int32)

  /// The error for the system's number.
  package init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .notFound
    case EISDIR: self = .isFolder
    case EACCES, EPERM, EROFS: self = .permissionDenied
    case EEXIST: self = .exists
    case ENOSPC, EDQUOT: self = .diskFull
    case EPIPE: self = .brokenPipe
    default: self = .system(code)
    }
  }

  /// Whether a file cannot be made at all, rather than that writing it failed underway.
  package var preventsCreation: Bool {
    switch self {
    case .notFound, .folderMissing, .isFolder, .permissionDenied, .exists, .invalidPath,
      .emptyPath, .undecodableName, .notRegular:
      true
    case .system(let code): code == ENOTDIR || code == ENAMETOOLONG || code == ELOOP
    case .diskFull, .brokenPipe, .tooLarge: false
    }
  }

  /// The error for the number the last system call left.
  static var last: FileError { FileError(code: errno) }

  /// The same, where the call was to find an existing file.
  ///
  /// Bytes of a name that are not UTF-8 have become U+FFFD, by which no file is found.
  static func last(opening path: String) -> FileError {
    last == .notFound && path.unicodeScalars.contains("\u{FFFD}") ? .undecodableName : last
  }
}

extension FileError: CustomStringConvertible {
  /// One line that says what is wrong; the caller adds the file's name in front.
  public var description: String {
    switch self {
    case .notFound: "there is no such file"
    case .folderMissing(let folder): "folder \(folder) does not exist"
    case .isFolder: "is a folder"
    case .permissionDenied: "permission denied"
    case .exists: "exists already"
    case .diskFull: "no space left on the disk"
    case .brokenPipe: "the reader closed the pipe"
    case .tooLarge(let limit): "is over the limit of \(limit) bytes"
    case .invalidPath: "a path cannot hold the character U+0000"
    case .emptyPath: "the name of a file is empty"
    case .undecodableName: "the name is not UTF-8, so the file cannot be opened"
    case .notRegular: "is not a regular file"
    case .system(let code): unsafe String(cString: strerror(code))
    }
  }
}
