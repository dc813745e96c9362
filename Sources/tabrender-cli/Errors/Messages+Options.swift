import Foundation
import TabRender

// Options and their values.
extension Messages {
  static func diagnostic(_ use: CommandLineError.OptionUse) -> Diagnostic {
    switch use {
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
    case .malformed(let expected): Diagnostic("\(option) needs \(expected), got \"\(given)\"")
    case .outOfRange(let range): Diagnostic("\(option) must be \(range), got \(given)")
    case .unknownWord(let choices, let all): unknownValue(option, given, choices, among: all)
    case .color(let reason, let suggestion):
      Diagnostic(
        "\(option): \"\(given)\" is not a colour: \(reason)",
        hint: suggestion.map { "did you mean \($0)?" } ?? "tabrender list colors")
    }
  }

  private static func unknownValue(
    _ option: String, _ given: String, _ choices: [String], among all: [String]
  ) -> Diagnostic {
    // Of a list, the first value that is not known is the one at fault.
    let values = given.split(separator: ",").map(String.init)
    let nearest = values.lazy.compactMap { value in
      all.contains { $0.lowercased() == value.lowercased() }
        ? nil : NearestName.nearest(to: value, among: all)
    }.first
    let range = choices.isEmpty ? "one of the known names" : choices.joined(separator: "|")
    return Diagnostic(
      "\(option) must be \(range), got \"\(given)\"",
      hint: values.lazy.compactMap { known(elsewhere: $0, option) }.first
        ?? nearest.map { "did you mean \($0)?" }
        ?? (choices.isEmpty ? "tabrender list devices" : nil))
  }

  /// What a metric of ImageMagick is called here, where nothing is close to its name.
  private static func known(elsewhere name: String, _ option: String) -> String? {
    guard option == "--metric" else { return nil }
    return switch name.lowercased() {
    case "ae": "AE is the number of pixels that differ, which is always printed"
    case "pae": "PAE is the largest difference of a channel: --metric max"
    default: nil
    }
  }
}
