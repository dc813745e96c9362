import TabRender

/// What `fmt` is asked for.
struct FormatRequest: CommandRequest {
  /// Whether files are only looked at.
  var onlyChecks = false

  static var groups: [OptionGroup<FormatRequest>] {
    [
      OptionGroup(
        title: "Format",
        options: [
          .flag("--check", "change nothing; exit 1 and name the files that are not canonical") {
            $0.onlyChecks = true
          }
        ])
    ]
  }
}

/// `tabrender fmt`: writes scene files and suites in their canonical form.
struct FormatCommand: Command {
  let invocation: Invocation<FormatRequest>

  init(invocation: Invocation<FormatRequest>) throws(CommandLineError) {
    self.invocation = invocation
    guard !arguments.isEmpty else { throw .command(.missingScene(.fmt)) }
  }

  func run() throws(CommandLineError) -> ExitCode {
    var isCanonical = true
    for file in try SceneArguments.files(arguments) {
      let (old, new) = try texts(file)
      if file == "-", !request.onlyChecks {
        try Destination.standardOutput.write(new)
      } else if old != new {
        isCanonical = false
        if request.onlyChecks {
          try console.output(lines: [file])
        } else {
          try Destination.file(file).write(new)
          console.detail("formatted \(file)")
        }
      }
    }
    return request.onlyChecks && !isCanonical ? .different : .ok
  }

  /// What is in the file, and what should be.
  private func texts(_ file: String) throws(CommandLineError) -> (old: [UInt8], new: [UInt8]) {
    let bytes = try InputFile(file, console).bytes(limit: JSONReader.maximumBytes)
    let (document, shape) = try read(file, bytes)
    if let comment = document.firstComment { throw .format(comment, .comment) }
    guard let shape else { throw .format(document.root.location, .isUnknown) }
    return (bytes, Array(SceneFormat.text(document.root, shape).utf8))
  }

  /// The document, and what it is, which decides the order of its keys.
  private func read(
    _ file: String, _ bytes: [UInt8]
  ) throws(CommandLineError) -> (JSONDocument, JSONShape?) {
    do throws(JSONProblem) {
      let document = try JSONReader.read(bytes, name: file, dialect: JSONDialect(file: file))
      if let duplicate = document.duplicates.shown.first { throw duplicate }
      let formats = [(SuiteFile.format, SuiteFile.shape), (SceneKeys.format, SceneKeys.scene)]
      for (format, shape) in formats where document.root[format.key] != nil {
        // The order of keys that a newer version has is not known.
        try format.refuseNewer(document.root)
        return (document, shape)
      }
      return (document, nil)
    } catch {
      throw .scene(.invalid([error], omitted: 0))
    }
  }
}
