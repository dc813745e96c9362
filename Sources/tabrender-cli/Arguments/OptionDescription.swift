/// What a person needs to know about an option; the parser and the help read the same.
struct OptionDescription {
  /// What may follow the option's name.
  enum Value {
    /// Nothing: the option is a switch.
    case none
    /// One value, as the next argument or after `=`.
    case required(placeholder: String)
    /// One value after `=`, or none.
    case optional(placeholder: String)
  }

  /// The long name with its dashes, such as `--shadow-radius`.
  let name: String
  /// The one-letter name with its dash, when there is one.
  var short: String?
  /// Whether `--no-…` says the opposite.
  var isToggle = false
  /// What may follow.
  let value: Value
  /// The unit and the range, or the values that can be chosen; empty for switches.
  var allowed = ""
  /// One phrase that says what the option does.
  let help: String
  /// What holds when the option is not given; `nil` when nothing needs saying.
  var defaultText: String?

  /// Every spelling that the parser accepts.
  var spellings: [String] {
    var spellings = [name]
    if let short { spellings.append(short) }
    if isToggle { spellings.append(negation) }
    return spellings
  }

  /// The spelling that turns a toggle off.
  var negation: String { "--no-" + name.dropFirst(2) }
}
