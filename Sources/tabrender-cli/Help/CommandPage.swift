/// What a command's help says besides its options.
struct CommandPage {
  /// How the command is written.
  let usage: String
  /// What it does, in a sentence.
  let sentence: String
  /// Three uses worth copying.
  let examples: [String]
  /// What its exit codes mean.
  let exitCodes: String
  /// Where to read on.
  let seeAlso: String
}
