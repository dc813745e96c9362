import TabRender

/// What `fmt` is asked for.
struct FormatRequest {
  /// Whether files are only looked at.
  var onlyChecks = false
}

/// `tabrender fmt`: writes scene files and suites in their canonical form.
enum FormatCommand: Command {
  static var name: CommandName { .fmt }
  static var defaultRequest: FormatRequest { FormatRequest() }

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

  static func validate(
    _ request: FormatRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    guard !words.isEmpty else { throw .command(.missingScene("fmt")) }
  }

  static func run(
    _ request: FormatRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    var isCanonical = true
    for file in try SceneArguments.files(words) {
      let (old, new) = try Self.texts(file)
      if file == "-", !request.onlyChecks {
        try write(Array(new.utf8), to: .standardOutput, .replace)
      } else if old != Array(new.utf8) {
        isCanonical = false
        if request.onlyChecks {
          try console.output(line: file)
        } else {
          try write(Array(new.utf8), to: .file(file), .replace)
          console.detail("formatted \(file)")
        }
      }
    }
    return request.onlyChecks && !isCanonical ? .different : .ok
  }

  /// What is in the file, and what should be.
  private static func texts(_ file: String) throws(Failure) -> (old: [UInt8], new: String) {
    let bytes = try readBytes(file, limit: JSONReader.maximumBytes)
    do throws(JSONProblem) {
      let document = try JSONReader.read(bytes, name: file, dialect: JSONDialect(file: file))
      if let duplicate = document.duplicates.shown.first { throw duplicate }
      if let comment = document.firstComment {
        throw JSONProblem(
          at: comment, pointer: nil, "fmt would lose this comment",
          hint: "fmt formats files without comments only")
      }
      return (bytes, SceneFormat.text(document.root, try shape(of: document.root)))
    } catch {
      throw .scene(.invalid([error], omitted: 0))
    }
  }

  /// What the document is, which decides the order of its keys.
  private static func shape(of root: JSONNode) throws(JSONProblem) -> JSONShape {
    for (format, shape) in [
      (SuiteFile.format, SuiteFile.shape), (SceneKeys.format, SceneKeys.scene),
    ]
    where root[format.key] != nil {
      // The order of keys that a newer version has is not known.
      try format.refuseNewer(root)
      return shape
    }
    throw JSONProblem(
      at: root.location, pointer: nil,
      "is neither a scene nor a suite, so the order of its keys is "
        + "not known", hint: "a scene has \"tabrender\": 1, a suite has \"tabrenderSuite\": 1")
  }
}
