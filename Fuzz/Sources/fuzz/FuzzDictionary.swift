import TabRender

/// The words that a reader knows, so that the search need not guess them letter by letter.
struct FuzzDictionary {
  private var words: [String] = []
  private var namedShapes: Set<String> = []

  /// The chunks that the PNG reader looks into.
  static let chunks = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI",
    "sBIT", "bKGD", "hIST", "pHYs", "tIME", "tEXt", "zTXt", "iTXt", "eXIf", "acTL", "fcTL", "fdAT",
    "CgBI",
  ]

  /// The text that libFuzzer reads: a quoted word a line.
  static func text(of words: [String]) -> String {
    words.map { word in
      let escaped = word.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
      return "\"\(escaped)\"\n"
    }.joined()
  }

  /// The keys and words of a format, each once, and what JSON has besides.
  static func words(of shape: JSONShape) -> [String] {
    var dictionary = FuzzDictionary()
    dictionary.collect(shape)
    let quoted = Set(dictionary.words).sorted().map { "\"\($0)\"" }
    return quoted + [
      "null", "true", "false", "1e308", "-0", "\\u0000", "\\ud800", "//", "/*", "*/",
    ]
  }

  private mutating func collect(_ shape: JSONShape) {
    switch shape {
    case .any, .null, .boolean, .number, .text: break
    case .word(let words): self.words += words
    case .list(let rule): collect(rule.element)
    case .object(let rule):
      for key in rule.keys {
        words.append(key.name)
        collect(key.shape)
      }
    case .dictionary(let shape): collect(shape)
    case .choice(let shapes): for shape in shapes { collect(shape) }
    case .named(let name, let shape):
      if namedShapes.insert(name).inserted { collect(shape()) }
    }
  }
}
