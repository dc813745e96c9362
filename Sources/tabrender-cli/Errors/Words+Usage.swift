import Foundation

extension Words {
  /// The words for wrong arguments.
  static func complaint(_ error: UsageError) -> Complaint {
    switch error {
    case .option(let error): complaint(error)
    case .output(let error): complaint(error)
    case .command(let error): complaint(error)
    case .diff(let error): complaint(error)
    }
  }

  private static func complaint(_ error: OptionError) -> Complaint {
    switch error {
    case .unknown(let option, let nearest):
      Complaint(
        "unknown option \(option)",
        hint: nearest.map { "did you mean \($0)?" } ?? "tabrender draw --help lists the options")
    case .foreign(let option, let command):
      Complaint(
        "\(option) is not an option of `tabrender \(command.rawValue)`",
        hint: "tabrender help \(command.rawValue)")
    case .missingValue(let option, let placeholder):
      Complaint("\(option) needs a value: \(option) \(placeholder)")
    case .needlessValue(let option): Complaint("\(option) takes no value")
    case .badValue(let option, let given, let problem): complaint(option, given, problem)
    case .radiusAndBlur:
      Complaint(
        "--shadow-radius and --shadow-blur-css say the same thing; give one (radius = blur / 2)")
    case .unknownIcon(let name, let suggestion):
      Complaint(
        "there is no icon \"\(name)\"",
        hint: suggestion.map { "did you mean \($0)?" }
          ?? "`tabrender list icons` has the names; a .svg or .png file will do as well")
    case .noSuchItem(let item, let count):
      Complaint(
        "--selected \(item), but there are \(count) items", hint: "--selected none, or --items N")
    case .emptyCrop(let canvas):
      Complaint(
        "--crop shows nothing of the \(number(canvas.width))×\(number(canvas.height)) pt canvas")
    }
  }

  private static func complaint(
    _ option: String, _ given: String, _ problem: ValueError
  ) -> Complaint {
    switch problem {
    case .malformed(let expected): return Complaint("\(option) needs \(expected), got \"\(given)\"")
    case .outOfRange(let range): return Complaint("\(option) must be \(range), got \(given)")
    case .unknownWord(let choices, let all):
      // Of a list, the first word that is not known is the one at fault.
      let words = given.split(separator: ",").map(String.init)
      let nearest = words.compactMap { word in
        all.contains { $0.lowercased() == word.lowercased() }
          ? nil : Suggestion.nearest(to: word, among: all)
      }.first
      let range = choices.isEmpty ? "one of the known names" : choices.joined(separator: "|")
      return Complaint(
        "\(option) must be \(range), got \"\(given)\"",
        hint: nearest.map { "did you mean \($0)?" }
          ?? (choices.isEmpty ? "tabrender list devices" : nil))
    case .color(let reason, let suggestion):
      return Complaint(
        "\(option): \"\(given)\" is not a colour: \(reason)",
        hint: suggestion.map { "did you mean \($0)?" } ?? "tabrender list colors")
    }
  }

  private static func complaint(_ error: CommandError) -> Complaint {
    switch error {
    case .severalComparisons:
      Complaint("compare draws one picture; give one --scale and one --appearance")
    case .expectationOutsideHosts(let option, let host):
      Complaint(
        "\(option) \(host), but \(host) is not among the --hosts", hint: "--hosts …,\(host)")
    case .contradictoryExpectation(let host):
      Complaint("--expect-covered and --expect-clear both name \(host)")
    case .missingScene(let command):
      Complaint(
        "\(command) needs a scene file", hint: "tabrender \(command) scene.json (- is stdin)")
    case .unknownSchema(let word):
      Complaint(
        word.map { "there is no schema of \"\($0)\"" } ?? "schema needs to know of what",
        hint: "tabrender schema \(SchemaTopic.names.joined(separator: "|"))")
    case .placeInPicture(let file):
      Complaint("--at asks for a layer, and \(file) has none", hint: "name a scene file (.json)")
    case .missingPicture:
      Complaint("inspect needs a picture", hint: "tabrender inspect out.png")
    case .missingTopic:
      Complaint(
        "list needs to know what to list", hint: "tabrender list devices|icons|fonts|corners|colors"
      )
    case .unknownTopic(let topic):
      Complaint(
        "there is no list of \"\(topic)\"",
        hint: Suggestion.nearest(to: topic, among: ListTopic.names)
          .map { "did you mean `tabrender list \($0)`?" }
          ?? "tabrender list devices|icons|fonts|corners|colors"
      )
    case .unknownCommandWord(let word):
      Complaint(
        "there is no command \"\(word)\"",
        hint: Suggestion.nearest(to: word, among: CommandName.allCases.map(\.rawValue))
          .map { "did you mean `tabrender help \($0)`?" } ?? "tabrender help")
    case .severalRecordModes(let modes):
      Complaint(
        modes.map { "--\($0)" }.joined(separator: " and ") + " contradict each other; give one")
    case .recordInCI:
      Complaint(
        "recording where the variable CI is set would accept whatever is drawn",
        hint: "`tabrender verify` compares; --in-ci records all the same")
    case .approvalNeedsChoice(let count):
      Complaint(
        "\(counted(count, "picture")) could be approved, and nobody can be asked which",
        hint: "name them, or --yes for all")
    case .pruneWithFilter(let word):
      Complaint(
        "prune looks at the whole suite, so \"\(word)\" cannot be given",
        hint: "tabrender prune --dry-run lists what is obsolete")
    case .pruneNeedsYes(let count):
      Complaint(
        "\(counted(count, "baseline")) would be deleted, and nobody can be asked",
        hint: "--dry-run lists, --yes deletes")
    case .noSuite(let word):
      Complaint(
        "\"\(word)\" is not a suite", hint: "give its .json file, or the folder that has it")
    case .assetsWithoutPage:
      Complaint(
        "--assets is the folder for a page's pictures, and no page is asked for",
        hint: "--html report.html")
    case .reportToStandardOutput(let option):
      Complaint(
        "\(option) needs the name of a file; reports do not go to stdout",
        hint: "./- is the file of that name")
    case .surplusWord(let word): Complaint("\"\(word)\" is one word too many")
    }
  }

  private static func complaint(_ error: OutputNameError) -> Complaint {
    switch error {
    case .missing:
      Complaint(
        "the output's name is missing", hint: "end with the file to write, such as out.png")
    case .surplus(let word, let first):
      Complaint(
        "one output at a time: \"\(word)\" is one too many after \"\(first)\"",
        hint: "quote names with spaces; several scales share one name with {scale} or --naming docc"
      )
    case .withoutPNG(let name): wrongEnding(name)
    case .unknownField(let field, let name):
      Complaint(
        "\"\(name)\" has the unknown field {\(field)}",
        hint: "the fields are {scale}, {appearance} and {device}")
    case .several(let count, let name):
      Complaint(
        "\(count) pictures cannot share the name \(name)",
        hint: "put {scale} or {appearance} into the name, or add --naming docc")
    case .severalToStandardOutput(let count):
      Complaint("\(count) pictures cannot share stdout", hint: "give a file name with {scale}")
    case .namingWithTemplate(let name):
      Complaint("--naming and the fields in \"\(name)\" both name the files; give one")
    case .namingNeedsFile(let naming):
      Complaint("--naming \(naming) needs a file name, but the output is stdout")
    case .sameName(let name):
      Complaint(
        "two pictures would be written to \(name)",
        hint: "is a scale or an appearance given twice, or its field missing from the name?")
    case .jsonWithStandardOutput:
      Complaint("--json and the output - would both write to stdout", hint: "give a file name")
    case .pictureToTerminal:
      Complaint("refusing to write a PNG to the terminal; use `> out.png` or give a file name")
    case .treeWithoutName:
      Complaint(
        "--tree would be called after the picture, but that goes to stdout",
        hint: "--tree=out.tree.jsonl")
    case .severalInOneTree(let count, let file):
      Complaint(
        "the layers of \(count) pictures cannot share the file \(file)",
        hint: "--tree alone writes one file beside each picture")
    }
  }

  private static func wrongEnding(_ name: String) -> Complaint {
    let command = Suggestion.nearest(to: name, among: CommandName.allCases.map(\.rawValue))
    let stem = name.firstIndex(of: ".") == name.startIndex ? name[...] : name.prefix { $0 != "." }
    let cure = command.map { "did you mean `tabrender \($0)`?" } ?? "did you mean \"\(stem).png\"?"
    return Complaint(
      "\"\(name)\" does not end in .png",
      hint: "\(cure)  To draw into a file of that name add --force-name.")
  }
}
