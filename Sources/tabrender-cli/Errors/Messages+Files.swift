import TabRender

// Files and folders.
extension Messages {
  static func diagnostic(_ problem: CommandLineError.Input, _ file: String) -> Diagnostic {
    Diagnostic(sentence(problem), file: file)
  }

  private static func sentence(_ problem: CommandLineError.Input) -> String {
    switch problem {
    case .unreadable(let error): error.description
    case .unreadableFont(let error): "\(error) (--font)"
    case .noFontFolder: "there is no such folder (--fonts)"
    case .noWorkingFolder: "there is no such folder, or it cannot be entered"
    case .unreadableFolder: "the folder cannot be read"
    case .noScenes: "there is no .json or .jsonc file in the folder"
    case .noPictures: "there is no .png file"
    case .noResults: "there are no results yet; run `tabrender verify` first"
    }
  }

  static func diagnostic(_ problem: CommandLineError.Creation, _ file: String) -> Diagnostic {
    switch problem {
    case .folderIsMissing(let folder):
      Diagnostic(
        "cannot create \(file): folder \(folder) does not exist",
        hint: "mkdir -p \(ShellArgument.file(folder)) (or --parents)")
    case .folderIsFile(let folder): Diagnostic("cannot create \(file): \(folder) is a file")
    case .folderFails(let folder, let error):
      Diagnostic("cannot create \(file): folder \(folder) cannot be made: \(error)")
    case .isFolder: Diagnostic("cannot create \(file): it is a folder")
    case .exists:
      Diagnostic("\(file) exists, and --no-clobber keeps it", hint: "--force replaces it")
    case .fails(let error):
      Diagnostic("cannot \(error.preventsCreation ? "create" : "write") \(file): \(error)")
    }
  }

  static func diagnostic(_ error: PNGError, in file: String) -> Diagnostic {
    Diagnostic(error.description, hint: error.hint, file: file)
  }

  static func diagnostic(_ error: FontError) -> Diagnostic {
    if case .file(let path, let error) = error {
      return Diagnostic(error.description, file: path)
    }
    return Diagnostic(error.message, hint: error.hint)
  }

  static func diagnostic(_ use: CommandLineError.FileUse) -> Diagnostic {
    switch use {
    case .inputLost(let input, let output):
      Diagnostic(
        "\(name(output)) would \(output.use == .filled ? "write into" : "replace") \(name(input))",
        hint: "give \(output.role) another name")
    case .outputsCollide(let first, let second):
      Diagnostic(
        "\(name(first)) and \(name(second)) are the same file",
        hint: "give each a name of its own")
    }
  }

  private static func name(_ entry: CommandFiles.Entry) -> String {
    entry.role + (entry.role.hasPrefix("--") ? "=" : " ") + entry.path
  }
}
