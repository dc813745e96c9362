import TabRender

/// The arguments told apart: options with their values, and the rest in order.
struct ScannedArguments {
  /// One option as it was written.
  struct Occurrence {
    /// The spelling, such as `--corners`, `-q` or `--no-clip`.
    let spelling: String
    /// The value, when one was written.
    let value: String?
  }

  /// Every option, in order.
  var options: [Occurrence] = []
  /// What is neither an option nor an option's value, in order.
  var positionals: [String] = []
  /// How many of the positionals stand before `--`; only those can name a command.
  var positionalsBeforeTerminator = 0

  /// The command that the first positional names, if it does.
  var command: CommandName? {
    positionalsBeforeTerminator > 0 ? CommandName(rawValue: positionals[0]) : nil
  }
}

/// Tells options, their values and other arguments apart.
///
/// It needs to know which options take a value, and nothing else about them, so the command can
/// stand anywhere among its options. A value may begin with a dash: whatever follows an option that
/// takes a value is its value.
struct ArgumentScanner {
  /// What may follow each spelling.
  private var values: [String: OptionDescription.Value] = [:]
  /// The command that is probably meant, for suggestions; `nil` when none is named.
  private let command: CommandName?

  /// Creates a scanner for the options of all commands.
  init(_ descriptions: [OptionDescription], command: CommandName?) {
    self.command = command
    for description in descriptions {
      for spelling in description.spellings { values[spelling] = description.value }
    }
  }

  /// Sorts the arguments.
  func scan(_ arguments: [String]) throws(CommandLineError) -> ScannedArguments {
    var scanned = ScannedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        scanned.positionalsBeforeTerminator = scanned.positionals.count
        scanned.positionals += rest
        return scanned
      }
      if argument.hasPrefix("--") {
        scanned.options.append(try long(argument, &rest))
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try scanned.options += short(argument, &rest)
      } else {
        scanned.positionals.append(argument)
      }
    }
    scanned.positionalsBeforeTerminator = scanned.positionals.count
    return scanned
  }

  private func long(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) -> ScannedArguments.Occurrence {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    switch values[spelling] {
    case nil:
      throw unknown(spelling)
    case .some(.none):
      guard attached == nil else { throw .option(.needlessValue(spelling)) }
      return ScannedArguments.Occurrence(spelling: spelling, value: nil)
    case .some(.optional):
      return ScannedArguments.Occurrence(spelling: spelling, value: attached)
    case .some(.required(let placeholder)):
      guard let value = attached ?? rest.popFirst() else {
        throw .option(.missingValue(spelling, placeholder: placeholder))
      }
      return ScannedArguments.Occurrence(spelling: spelling, value: value)
    }
  }

  /// Letters behind one dash: switches, and at the end perhaps one option with its value, attached
  /// or as the next argument.
  private func short(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) -> [ScannedArguments.Occurrence] {
    var found: [ScannedArguments.Occurrence] = []
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let value = values[spelling] else { throw unknownShort(argument, spelling) }
      guard case .required(let placeholder) = value else {
        found.append(ScannedArguments.Occurrence(spelling: spelling, value: nil))
        continue
      }
      let attached = letters.isEmpty ? rest.popFirst() : String(letters)
      guard let attached else { throw .option(.missingValue(spelling, placeholder: placeholder)) }
      found.append(ScannedArguments.Occurrence(spelling: spelling, value: attached))
      break
    }
    return found
  }

  private func unknownShort(_ argument: String, _ spelling: String) -> CommandLineError {
    let isLong = values["-" + argument] != nil
    return .option(.unknown(argument, isLong ? "-" + argument : nil, command ?? .draw))
  }

  /// An option of a command that is named is suggested before those of others.
  private func unknown(_ spelling: String) -> CommandLineError {
    let own = (command?.command.optionGroups ?? []).flatMap(\.options).flatMap(\.spellings)
    let nearest = [own, Array(values.keys)].lazy.compactMap { spellings in
      NearestName.nearest(to: spelling, among: spellings.filter { $0.hasPrefix("--") }.sorted())
    }.first
    return .option(.unknown(spelling, nearest, command ?? .draw))
  }
}
