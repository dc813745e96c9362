import Foundation
import TabRender

/// Where a picture goes.
enum Destination: Equatable {
  case standardOutput
  case file(String)

  init(_ name: String) {
    self = name == "-" ? .standardOutput : .file(name)
  }

  /// The name for messages.
  var name: String {
    switch self {
    case .standardOutput: "-"
    case .file(let name): name
    }
  }

  /// Writes a finished file: whole, or not at all.
  func write(_ bytes: [UInt8], _ existing: ExistingFile = .replace) throws(CommandLineError) {
    switch self {
    case .standardOutput:
      try attempt(StandardOutput.write(bytes)) { CommandLineError(writing: name, $0) }
    case .file(let file):
      try attempt(
        AtomicFile.write(bytes, to: file, ifExists: existing == .keep ? .fail : .replace)
      ) { CommandLineError(writing: name, $0) }
    }
  }

  /// Checks the folder, and makes it if wanted; refuses terminals and files to keep.
  func prepare(_ handling: FileHandling) throws(CommandLineError) {
    guard case .file(let file) = self else {
      if isatty(STDOUT_FILENO) == 1 { throw .output(.pictureToTerminal) }
      return
    }
    let folder = FilePath.folder(of: file)
    if !folder.isEmpty, !Folder.exists(folder) { try make(folder, for: file, handling) }
    if Folder.exists(file) { throw .creation(file, .isFolder) }
    if handling.existing == .keep, isThere(file) { throw .creation(file, .exists) }
  }

  private func make(
    _ folder: String, for file: String, _ handling: FileHandling
  ) throws(CommandLineError) {
    if isThere(folder) { throw .creation(file, .folderIsFile(folder)) }
    guard handling.makesFolders else { throw .creation(file, .folderIsMissing(folder)) }
    try attempt(Folder.make(folder)) { .creation(file, .folderFails(folder, $0)) }
  }
}

/// Whether something is there.
func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
