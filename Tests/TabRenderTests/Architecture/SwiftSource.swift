/// One Swift file, read as far as the architecture rules need it.
struct SwiftSource: Sendable {
  /// A name and the line it stands on.
  struct Mention: Hashable, Sendable {
    var name: String
    var line: Int
  }

  /// The path below the folder that holds all sources, such as `Raster/Kernels/Blend.swift`.
  let path: String
  /// Types declared at the top level that other files can see.
  private(set) var topLevelTypes: Set<String> = []
  /// Types declared at the top level that only this file can see.
  private(set) var privateTypes: Set<String> = []
  /// Types declared inside others, and associated types.
  private(set) var nestedTypes: Set<String> = []
  /// The names of generic parameters.
  private(set) var genericParameters: Set<String> = []
  /// The modules that are imported.
  private(set) var imports: [Mention] = []
  /// Attributes, without the `@`.
  private(set) var attributes: [Mention] = []
  /// Every word, keywords included.
  private(set) var words: [Mention] = []
  /// The words that do not follow a period, and so may name a type of this module.
  private(set) var unqualifiedWords: [Mention] = []

  init(path: String, text: String) {
    self.path = path
    let tokens = SwiftToken.tokens(in: text)
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      default: note(index, of: tokens, depth: depth)
      }
    }
  }

  private mutating func note(_ index: Int, of tokens: [SwiftToken], depth: Int) {
    let token = tokens[index]
    guard token.kind == .word else { return }
    let mention = Mention(name: token.text, line: token.line)
    words.append(mention)
    if index > 0 && tokens[index - 1].text == "@" {
      attributes.append(mention)
    }
    if Self.isMember(index, of: tokens) { return }
    unqualifiedWords.append(mention)
    if token.text == "import" {
      noteImport(after: index, of: tokens)
    } else if Self.typeKeywords.contains(token.text) {
      noteType(after: index, of: tokens, depth: depth)
    } else if Self.genericKeywords.contains(token.text) {
      noteGenericParameters(after: index, of: tokens)
    }
  }

  /// `import Foundation`, `import struct Foundation.Data`.
  private mutating func noteImport(after index: Int, of tokens: [SwiftToken]) {
    let names = tokens[(index + 1)...].prefix(2).map(\.text)
    guard let first = names.first, let last = names.last else { return }
    let isScoped = Self.importKinds.contains(first)
    imports.append(Mention(name: isScoped ? last : first, line: tokens[index].line))
  }

  private mutating func noteType(after index: Int, of tokens: [SwiftToken], depth: Int) {
    let next = index + 1
    guard next < tokens.count, tokens[next].kind == .word,
      !Self.memberKeywords.contains(tokens[next].text)
    else { return }
    let name = tokens[next].text
    if depth > 0 {
      nestedTypes.insert(name)
    } else if Self.isPrivate(index, of: tokens) {
      privateTypes.insert(name)
    } else {
      topLevelTypes.insert(name)
    }
    noteGenericParameters(after: index, of: tokens)
  }

  /// The names that follow `<` or a comma in the list after a declaration's name.
  private mutating func noteGenericParameters(after index: Int, of tokens: [SwiftToken]) {
    let rest = tokens[(index + 1)...].prefix(3)
    guard let open = rest.firstIndex(where: { $0.text == "<" }) else { return }
    var isName = true
    for token in tokens[(open + 1)...].prefix(while: { $0.text != ">" }) {
      if token.text == "each" || token.text == "let" { continue }
      if isName { genericParameters.insert(token.text) }
      isName = token.text == ","
    }
  }

  /// Whether the word is what comes after the period in `value.member`.
  private static func isMember(_ index: Int, of tokens: [SwiftToken]) -> Bool {
    guard index > 0, tokens[index - 1].text == "." else { return false }
    return index < 2 || tokens[index - 2].text != "TabRender"
  }

  private static func isPrivate(_ index: Int, of tokens: [SwiftToken]) -> Bool {
    tokens[..<index].reversed().prefix { modifiers.contains($0.text) }
      .contains { $0.text == "private" || $0.text == "fileprivate" }
  }

  private static let typeKeywords: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]
  /// What follows `class` where it marks a member rather than a type.
  private static let memberKeywords: Set = ["func", "var", "let", "subscript", "init", "override"]
  private static let genericKeywords: Set = ["func", "init", "subscript"]
  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
    "nonisolated", "distributed",
  ]
}
