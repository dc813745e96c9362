import Foundation
import TabRender
import Testing
import TestSupport

/// The patterns of schemas beside the code that reads the same texts.
struct `A text's pattern` {
  @Test(
    arguments: [
      "0%", "5%", "05%", "99.999%", "100%", "100.%", "100.000%", "0100%", ".5%", "5.%", "+5%",
      "0.01%",
    ])
  func `accepts what a percentage may be`(text: String) throws {
    #expect(DiffOptions.Budget.share(percentage: text) != nil)
    #expect(try matches(text, DiffOptions.Budget.percentagePattern))
  }

  @Test(
    arguments: [
      "", "%", ".%", "5", "5%%", "5 %", " 5%", "5%\n", "-5%", "-0%", "++5%", "1.2.3%", "100.01%",
      "101%", "1000%", "1e1%", "0x5%", "nan%", "٥%", "5\u{301}%", "5%\u{301}",
    ])
  func `refuses what is no percentage`(text: String) throws {
    #expect(DiffOptions.Budget.share(percentage: text) == nil)
    #expect(try !matches(text, DiffOptions.Budget.percentagePattern))
  }

  @Test func `is matched by every text that the reader accepts`() throws {
    var random = RepeatableNoise(seed: 1)
    let pieces = [
      "a", ".", "/", "\\", "\n", "\u{2028}", "\u{301}", " ", "#", "f", "0", "5", "%", "+", "none",
      "red",
      "rgb(", "1 2 3", ")", "system", "Blue", "\u{1}", "é",
    ]
    let texts = (0..<2000).map { _ in
      (0..<Int.random(in: 0...4, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
    }
    // A rule stands at many keys.
    let rules = Dictionary(
      (SuiteFile.shape.textRules() + SceneKeys.scene.textRules()).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    #expect(rules.keys.contains("a colour") && rules.keys.contains("a percentage"))
    for rule in rules.values {
      let matches = try expression(rule.pattern ?? "")
      let accepted = texts.filter { rule.check($0) == nil }
      #expect(!accepted.isEmpty, "\(rule.name)")
      for text in accepted {
        #expect(matches(text), "\(rule.name): \(text.debugDescription)")
      }
    }
  }

  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    try expression(pattern)(text)
  }

  private func expression(_ pattern: String) throws -> (String) -> Bool {
    // To a schema a dollar sign is the very end; here it may stand before a line break.
    let exact = pattern.hasSuffix("$") ? pattern.dropLast() + "\\z" : pattern
    let expression = try NSRegularExpression(pattern: exact)
    return { text in
      let whole = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, range: whole) != nil
    }
  }
}

extension JSONShape {
  /// The rules for texts that have a pattern, in this shape and below.
  fileprivate func textRules(inside names: Set<String> = []) -> [JSONTextRule] {
    switch self {
    case .text(let rule): rule.pattern == nil ? [] : [rule]
    case .list(let rule): rule.element.textRules(inside: names)
    case .object(let rule): rule.keys.flatMap { $0.shape.textRules(inside: names) }
    case .dictionary(let shape): shape.textRules(inside: names)
    case .choice(let shapes): shapes.flatMap { $0.textRules(inside: names) }
    case .named(let name, let shape):
      names.contains(name) ? [] : shape().textRules(inside: names.union([name]))
    case .any, .null, .boolean, .number, .word: []
    }
  }
}
