extension Words {
  /// The words for an output that cannot be named so.
  static func diagnostic(_ error: OutputNameError) -> Diagnostic {
    switch error {
    case .missing:
      Diagnostic(
        "the output's name is missing", hint: "end with the file to write, such as out.png")
    case .surplus(let word, let first):
      Diagnostic(
        "one output at a time: \"\(word)\" is one too many after \"\(first)\"",
        hint: "quote names with spaces; several scales share one name with {scale} or --naming docc"
      )
    case .withoutPNG(let name):
      wrongEnding(name, besides: "  To draw into a file of that name add --force-name.")
    case .unknownField(let field, let name, let fields):
      Diagnostic(
        "\"\(name)\" has the unknown field {\(field)}",
        hint: "the fields are " + fields.joined(separator: " "))
    case .several(let count, let name):
      Diagnostic(
        "\(count) pictures cannot share the name \(name)",
        hint: "put {scale} or {appearance} into the name, or add --naming docc")
    case .severalScenes(let count, let name):
      Diagnostic(
        "\(count) pictures cannot share the name \(name)",
        hint: "put {name} into the name: -o '{name}{~appearance}{@scale}.png'")
    case .severalToStandardOutput(let count):
      Diagnostic("\(count) pictures cannot share stdout", hint: "give a file name with {scale}")
    case .namingWithTemplate(let name):
      Diagnostic("--naming and the fields in \"\(name)\" both name the files; give one")
    case .namingNeedsFile(let naming):
      Diagnostic("--naming \(naming) needs a file name, but the output is stdout")
    case .sameName(let name):
      Diagnostic(
        "two pictures would be written to \(name)",
        hint: "is a scale or an appearance given twice, or its field missing from the name?")
    case .jsonWithStandardOutput:
      Diagnostic("--json and the output - would both write to stdout", hint: "give a file name")
    case .pictureToTerminal:
      Diagnostic("refusing to write a PNG to the terminal; use `> out.png` or give a file name")
    case .treeWithoutName:
      Diagnostic(
        "--tree would be called after the picture, but that goes to stdout",
        hint: "--tree=out.tree.jsonl")
    case .severalInOneTree(let count, let file):
      Diagnostic(
        "the layers of \(count) pictures cannot share the file \(file)",
        hint: "--tree alone writes one file beside each picture")
    }
  }

  /// The words for a picture's name with another ending, and what helps `besides` another name.
  static func wrongEnding(_ name: String, besides: String = "") -> Diagnostic {
    let command = Suggestion.nearest(to: name, among: CommandName.allCases.map(\.rawValue))
    let stem = name.firstIndex(of: ".") == name.startIndex ? name[...] : name.prefix { $0 != "." }
    let cure = command.map { "did you mean `tabrender \($0)`?" } ?? "did you mean \"\(stem).png\"?"
    return Diagnostic(
      "\"\(name)\" does not end in .png",
      hint: cure + besides)
  }
}
