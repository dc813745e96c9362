import TabRender

/// What happens to a file that exists already.
enum ExistingFile {
  case replace, keep
}

/// How files are put where they go.
struct FileHandling {
  var existing = ExistingFile.replace
  /// Whether missing folders are made.
  var makesFolders = false

  /// The declarations.
  static var options: [Option<FileHandling>] {
    [
      .flag("--force", "replace a file that exists (the default)") { $0.existing = .replace },
      .flag("--no-clobber", "keep a file that exists, and fail") { $0.existing = .keep },
      .flag("--parents", "make missing folders") { $0.makesFolders = true },
    ]
  }
}
