import Foundation
import TabRender

extension Words {
  /// The words for wrong arguments.
  static func diagnostic(_ error: UsageError) -> Diagnostic {
    switch error {
    case .option(let error): diagnostic(error)
    case .output(let error): diagnostic(error)
    case .files(let error): diagnostic(error)
    case .command(let error): diagnostic(error)
    case .suite(let error): diagnostic(error)
    case .compare(let error): diagnostic(error)
    case .diff(let error): diagnostic(error)
    }
  }

  private static func diagnostic(_ error: OptionError) -> Diagnostic {
    switch error {
    case .unknown(let option, let nearest, let command):
      Diagnostic(
        "unknown option \(option)",
        hint: nearest.map { "did you mean \($0)?" }
          ?? "tabrender \(command.rawValue) --help lists the options")
    case .foreign(let option, let command):
      Diagnostic(
        "\(option) is not an option of `tabrender \(command.rawValue)`",
        hint: "tabrender help \(command.rawValue)")
    case .missingValue(let option, let placeholder):
      Diagnostic("\(option) needs a value: \(option) \(placeholder)")
    case .needlessValue(let option): Diagnostic("\(option) takes no value")
    case .badValue(let option, let given, let problem): diagnostic(option, given, problem)
    case .radiusAndBlur:
      Diagnostic(
        "--shadow-radius and --shadow-blur-css say the same thing; give one (radius = blur / 2)")
    case .unknownIcon(let name, let suggestion):
      Diagnostic(
        "there is no icon \"\(name)\"",
        hint: suggestion.map { "did you mean \($0)?" }
          ?? SceneFileProblem.whereIconsAre)
    case .noSuchItem(let item, let count):
      Diagnostic(
        "--selected \(item), but there are \(count) items", hint: "--selected none, or --items N")
    case .emptyCrop(let canvas):
      Diagnostic(
        "--crop shows nothing of the \(number(canvas.width))×\(number(canvas.height)) pt canvas")
    }
  }

  private static func diagnostic(
    _ option: String, _ given: String, _ problem: ValueError
  ) -> Diagnostic {
    switch problem {
    case .malformed(let expected):
      return Diagnostic("\(option) needs \(expected), got \"\(given)\"")
    case .outOfRange(let range): return Diagnostic("\(option) must be \(range), got \(given)")
    case .unknownWord(let choices, let all):
      // Of a list, the first word that is not known is the one at fault.
      let words = given.split(separator: ",").map(String.init)
      let nearest = words.compactMap { word in
        all.contains { $0.lowercased() == word.lowercased() }
          ? nil : Suggestion.nearest(to: word, among: all)
      }.first
      let range = choices.isEmpty ? "one of the known names" : choices.joined(separator: "|")
      return Diagnostic(
        "\(option) must be \(range), got \"\(given)\"",
        hint: words.lazy.compactMap { known(elsewhere: $0, option) }.first
          ?? nearest.map { "did you mean \($0)?" }
          ?? (choices.isEmpty ? "tabrender list devices" : nil))
    case .color(let reason, let suggestion):
      return Diagnostic(
        "\(option): \"\(given)\" is not a colour: \(reason)",
        hint: suggestion.map { "did you mean \($0)?" } ?? "tabrender list colors")
    }
  }

  /// What a metric of ImageMagick is called here, where nothing is close to its name.
  private static func known(elsewhere word: String, _ option: String) -> String? {
    guard option == "--metric" else { return nil }
    return switch word.lowercased() {
    case "ae": "AE is the number of pixels that differ, which is always printed"
    case "pae": "PAE is the largest difference of a channel: --metric max"
    default: nil
    }
  }
}
