import TabRender

// The name of the output.
extension Messages {
  static func diagnostic(_ use: CommandLineError.OutputUse) -> Diagnostic {
    switch use {
    case .missing:
      Diagnostic(
        "the output's name is missing", hint: "end with the file to write, such as out.png")
    case .surplus(let argument, let first):
      Diagnostic(
        "one output at a time: \"\(argument)\" is one too many after \"\(first)\"",
        hint: "quote names with spaces; several scales share one name with {scale} or --naming docc"
      )
    case .wrongEnding(let name, let canBeForced):
      Diagnostic(
        "\"\(name)\" does not end in .png",
        hint: rightName(name)
          + (canBeForced ? "  To draw into a file of that name add --force-name." : ""))
    case .unknownField(let field, let name, let fields):
      Diagnostic(
        "\"\(name)\" has the unknown field {\(field)}",
        hint: "the fields are " + fields.joined(separator: " "))
    case .jsonWithStandardOutput:
      Diagnostic("--json and the output - would both write to stdout", hint: "give a file name")
    case .pictureToTerminal:
      Diagnostic("refusing to write a PNG to the terminal; use `> out.png` or give a file name")
    case .treeWithoutName:
      Diagnostic(
        "--tree would be called after the picture, but that goes to stdout",
        hint: "--tree=out.tree.jsonl")
    case .namingNeedsFile(let naming):
      Diagnostic("--naming \(naming) needs a file name, but the output is stdout")
    case .namingWithTemplate(let name):
      Diagnostic("--naming and the fields in \"\(name)\" both name the files; give one")
    }
  }

  /// The command that was probably meant, or else the name with the ending.
  private static func rightName(_ name: String) -> String {
    let stem = name.firstIndex(of: ".") == name.startIndex ? name[...] : name.prefix { $0 != "." }
    return didYouMean(
      name, among: CommandName.names, else: "did you mean \"\(stem).png\"?", command: "tabrender")
  }

  static func diagnostic(_ name: CommandLineError.SharedName) -> Diagnostic {
    switch name {
    case .all(let name, let pictures, let scenes):
      Diagnostic(
        "\(pictures) pictures cannot share the name \(name)",
        hint: scenes == 1
          ? "put {scale} or {appearance} into the name, or add --naming docc"
          : "put {name} into the name: -o '{name}{~appearance}{@scale}.png'")
    case .standardOutput(let pictures):
      Diagnostic("\(pictures) pictures cannot share stdout", hint: "give a file name with {scale}")
    case .two(let name):
      Diagnostic(
        "two pictures would be written to \(name)",
        hint: "is a scale or an appearance given twice, or its field missing from the name?")
    case .tree(let file, let pictures):
      Diagnostic(
        "the layers of \(pictures) pictures cannot share the file \(file)",
        hint: "--tree alone writes one file beside each picture")
    }
  }
}
