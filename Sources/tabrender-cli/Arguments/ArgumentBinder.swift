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
    for occurrence in occurrences {
      guard let option = option(spelled: occurrence.spelling) else {
        throw .option(.foreign(occurrence.spelling, command))
      }
      try apply(option, occurrence, to: &target)
    }
  }

  private func option(spelled spelling: String) -> Option<Target>? {
    for group in groups {
      if let option = group.options.first(where: { $0.description.spellings.contains(spelling) }) {
        return option
      }
    }
    return nil
  }

  private func apply(
    _ option: Option<Target>, _ occurrence: ScannedArguments.Occurrence, to target: inout Target
  ) throws(CommandLineError) {
    try attempt(option.apply(&target, given(option, occurrence))) {
      .option(
        .badValue(option: occurrence.spelling, given: occurrence.value ?? "", problem: $0))
    }
  }

  private func given(
    _ option: Option<Target>, _ occurrence: ScannedArguments.Occurrence
  ) -> GivenValue {
    if let value = occurrence.value { return .value(value) }
    let description = option.description
    return description.isToggle && occurrence.spelling == description.negation ? .off : .on
  }
}
