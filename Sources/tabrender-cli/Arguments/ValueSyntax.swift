/// How the value of an option is written, and what it becomes.
struct ValueSyntax<Value> {
  /// The word that stands for the value in the help, such as `PT`.
  let placeholder: String
  /// The unit and the range, or the words to choose from.
  let allowed: String
  /// Turns the text into a checked value.
  let parse: (String) throws(ValueError) -> Value

  /// The same syntax with its value changed into another.
  func map<Other>(_ transform: @escaping (Value) -> Other) -> ValueSyntax<Other> {
    let parse = parse
    return ValueSyntax<Other>(placeholder: placeholder, allowed: allowed) {
      (text: String) throws(ValueError) in transform(try parse(text))
    }
  }

  /// Values separated by commas.
  var list: ValueSyntax<[Value]> {
    let parse = parse
    return ValueSyntax<[Value]>(placeholder: placeholder + "[,…]", allowed: allowed) {
      (text: String) throws(ValueError) in
      var values: [Value] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try parse(String(part)))
      }
      return values
    }
  }

  /// A word that stands for a value of its own, such as `none`, or else this syntax.
  func or(_ word: String, _ value: Value) -> ValueSyntax<Value> {
    let parse = parse
    return ValueSyntax(placeholder: "\(placeholder)|\(word)", allowed: allowed) {
      (text: String) throws(ValueError) in
      text.lowercased() == word ? value : try parse(text)
    }
  }
}

/// Why a value is not accepted; the option's name is added by the parser.
enum ValueError: Error, Equatable {
  /// The text has another form than `expected`, such as "a number in pt".
  case malformed(expected: String)
  /// The number lies outside the range, written with its unit.
  case outOfRange(String)
  /// The text is none of the words.
  case unknownWord(choices: [String], all: [String])
  /// The text is not a colour.
  case color(reason: String, suggestion: String?)
}
