/// Why text could not be laid out at all.
public enum FontError: Error, Hashable, Sendable {
  /// There is no font: not Inter, and fontconfig knows none either.
  case noFont
  /// The file is missing or cannot be read.
  case file(path: String, FileError)
  /// The file is a Git LFS pointer, whose font was not fetched.
  case gitLFSPointer(path: String)
  /// The file is no font that can be opened, or it has no such face.
  case unreadable(path: String, face: Int)
  /// The shaping library failed: out of memory.
  case shapingFailed
}

extension FontError: CustomStringConvertible {
  /// One line that says what is wrong and what helps.
  public var description: String {
    switch self {
    case .noFont:
      "\(message); install the package fonts-inter, or name a font file"
    case .file(let path, let error): "\(path): \(error)"
    case .gitLFSPointer(let path): "\(path) is a Git LFS pointer, not a font"
    case .unreadable(let path, 0): "\(path) is not a font that can be read"
    case .unreadable(let path, let face): "\(path) has no face \(face) that can be read"
    case .shapingFailed: "text could not be shaped: out of memory"
    }
  }
}

extension FontError {
  /// What is wrong, without what helps.
  package var message: String {
    self == .noFont ? "no font was found to draw text with" : description
  }

  /// Whether there is no file at all, rather than one that is not sound.
  package var isNoInput: Bool {
    switch self {
    case .file, .gitLFSPointer: true
    case .noFont, .unreadable, .shapingFailed: false
    }
  }

  /// One thing that helps against it, where something does.
  package var hint: String? {
    switch self {
    case .noFont: "install the package fonts-inter, or give --font FILE"
    case .gitLFSPointer: "git lfs pull"
    case .file, .unreadable, .shapingFailed: nil
    }
  }
}
