/// What a command can be asked about, as its one argument.
protocol Topic: RawRepresentable<String>, CaseIterable {}

extension Topic {
  /// All that there are.
  static var names: [String] { allCases.map(\.rawValue) }
  /// The same as one text, such as `devices|icons`.
  static var choices: String { names.joined(separator: "|") }
}
