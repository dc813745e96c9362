/// Writes scanned options into a typed target.
struct ArgumentBinder<Target> {
  /// The command's options.
  let groups: [OptionGroup<Target>]
  /// The command that the options belong to, for messages.
  let command: CommandName

  /// Applies the options in order, so the last of several wins.
  func bind(
    _ occurrences: [ScannedArguments.Occurrence], to target: inout Target
  ) throws(CommandLineError) {
    let options = groups.flatMap(\.options)
    for occurrence in occurrences {
      let spelling = occurrence.spelling
      guard let option = options.first(where: { $0.description.spellings.contains(spelling) })
      else { throw .option(.foreign(spelling, command)) }
      let isNegated = option.description.isToggle && spelling == option.description.negation
      let given = occurrence.value.map(GivenValue.value) ?? (isNegated ? .off : .on)
      try attempt(option.apply(&target, given)) {
        .option(.badValue(option: spelling, given: occurrence.value ?? "", problem: $0))
      }
    }
  }
}
