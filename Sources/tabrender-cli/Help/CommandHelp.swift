/// The help of one command, made from the same declarations that the parser reads.
enum CommandHelp {
  /// The whole text.
  static func text(_ command: any Command.Type) -> String {
    let page = command.page
    let examples = section("Examples", page.examples.map { "  \($0)" })
    let options = command.optionGroups.map { section($0.title, $0.options.flatMap(lines)) }
    let exits = section(
      "Exit codes", wrapped(page.exitCodes, width: lineLength - 2).map { "  \($0)" })
    return
      (["\(page.usage)\n\n\(page.sentence)", examples] + options
      + [exits, "See also  \(page.seeAlso)"]).joined(separator: "\n\n")
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    ([title] + lines).joined(separator: "\n")
  }

  /// An option and its description, in two columns.
  private static func lines(_ option: OptionDescription) -> [String] {
    let left = "  " + head(option)
    let text = wrapped(tail(option), width: lineLength - indentation)
    let margin = String(repeating: " ", count: indentation)
    guard let first = text.first, left.count + 2 <= indentation else {
      return [left] + text.map { margin + $0 }
    }
    let gap = String(repeating: " ", count: indentation - left.count)
    return [left + gap + first] + text.dropFirst().map { margin + $0 }
  }

  private static let lineLength = 100
  private static let indentation = 30

  private static func head(_ option: OptionDescription) -> String {
    let names = [option.short, option.name, option.isToggle ? option.negation : nil]
      .compactMap(\.self).joined(separator: ", ")
    switch option.value {
    case .none: return names
    case .required(let placeholder): return "\(names) \(placeholder)"
    case .optional(let placeholder): return "\(names)[=\(placeholder)]"
    }
  }

  /// What it does, then unit and range, then the default.
  private static func tail(_ option: OptionDescription) -> String {
    let range = option.allowed.isEmpty ? "" : "; \(option.allowed)"
    let fallback = option.defaultText.map { " (default: \($0))" } ?? ""
    return option.help + range + fallback
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for part in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + part.count <= width {
        lines[lines.count - 1] = last + " " + part
      } else {
        lines.append(String(part))
      }
    }
    return lines
  }
}
