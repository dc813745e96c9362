/// Two uses of one file that do not go together.
enum FileUseError {
  /// What is to be read would be gone.
  case inputLost(CommandFiles.Entry, to: CommandFiles.Entry)
  /// Of two outputs only the later one would be left.
  case outputsCollide(CommandFiles.Entry, CommandFiles.Entry)
}

extension Words {
  /// The words for two uses of one file.
  static func diagnostic(_ error: FileUseError) -> Diagnostic {
    switch error {
    case .inputLost(let input, let output):
      let harm = output.use == .filled ? "would write into" : "would replace"
      return Diagnostic(
        "\(name(output)) \(harm) \(name(input))", hint: "give \(output.role) another name")
    case .outputsCollide(let first, let second):
      return Diagnostic(
        "\(name(first)) and \(name(second)) are the same file",
        hint: "give each a name of its own")
    }
  }

  private static func name(_ entry: CommandFiles.Entry) -> String {
    entry.role + (entry.role.hasPrefix("--") ? "=" : " ") + entry.path
  }
}
