/// The output as it was written on the command line, past the guard.
struct OutputName {
  /// The template, or `-`.
  let template: String

  /// Takes the command's one remaining word.
  ///
  /// A word that does not end in `.png` is more often a mistyped command than a file's name.
  init(_ words: [String], acceptsAnyName: Bool) throws(UsageError) {
    guard let name = words.first, !name.isEmpty else { throw .output(.missing) }
    guard acceptsAnyName || Self.isPicture(name) else { throw .output(.withoutPNG(name)) }
    guard words.count == 1 else { throw .output(.surplus(words[1], after: name)) }
    template = name
  }

  private static func isPicture(_ name: String) -> Bool {
    name == "-" || name.lowercased().hasSuffix(".png")
  }
}
