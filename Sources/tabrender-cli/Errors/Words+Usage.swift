import Foundation
import TabRender

extension Words {
  /// The words for wrong arguments.
  static func complaint(_ error: UsageError) -> Complaint {
    switch error {
    case .option(let error): complaint(error)
    case .output(let error): complaint(error)
    case .files(let error): complaint(error)
    case .command(let error): complaint(error)
    case .suite(let error): complaint(error)
    case .compare(let error): complaint(error)
    case .diff(let error): complaint(error)
    }
  }

  private static func complaint(_ error: OptionError) -> Complaint {
    switch error {
    case .unknown(let option, let nearest, let command):
      Complaint(
        "unknown option \(option)",
        hint: nearest.map { "did you mean \($0)?" }
          ?? "tabrender \(command.rawValue) --help lists the options")
    case .foreign(let option, let command):
      Complaint(
        "\(option) is not an option of `tabrender \(command.rawValue)`",
        hint: "tabrender help \(command.rawValue)")
    case .missingValue(let option, let placeholder):
      Complaint("\(option) needs a value: \(option) \(placeholder)")
    case .needlessValue(let option): Complaint("\(option) takes no value")
    case .badValue(let option, let given, let problem): complaint(option, given, problem)
    case .radiusAndBlur:
      Complaint(
        "--shadow-radius and --shadow-blur-css say the same thing; give one (radius = blur / 2)")
    case .unknownIcon(let name, let suggestion):
      Complaint(
        "there is no icon \"\(name)\"",
        hint: suggestion.map { "did you mean \($0)?" }
          ?? SceneFileProblem.whereIconsAre)
    case .noSuchItem(let item, let count):
      Complaint(
        "--selected \(item), but there are \(count) items", hint: "--selected none, or --items N")
    case .emptyCrop(let canvas):
      Complaint(
        "--crop shows nothing of the \(number(canvas.width))×\(number(canvas.height)) pt canvas")
    }
  }

  private static func complaint(
    _ option: String, _ given: String, _ problem: ValueError
  ) -> Complaint {
    switch problem {
    case .malformed(let expected): return Complaint("\(option) needs \(expected), got \"\(given)\"")
    case .outOfRange(let range): return Complaint("\(option) must be \(range), got \(given)")
    case .unknownWord(let choices, let all):
      // Of a list, the first word that is not known is the one at fault.
      let words = given.split(separator: ",").map(String.init)
      let nearest = words.compactMap { word in
        all.contains { $0.lowercased() == word.lowercased() }
          ? nil : Suggestion.nearest(to: word, among: all)
      }.first
      let range = choices.isEmpty ? "one of the known names" : choices.joined(separator: "|")
      return Complaint(
        "\(option) must be \(range), got \"\(given)\"",
        hint: words.lazy.compactMap { known(elsewhere: $0, option) }.first
          ?? nearest.map { "did you mean \($0)?" }
          ?? (choices.isEmpty ? "tabrender list devices" : nil))
    case .color(let reason, let suggestion):
      return Complaint(
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
