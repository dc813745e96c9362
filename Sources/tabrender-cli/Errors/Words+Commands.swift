import Foundation
import TabRender

extension Words {
  /// The words for what a command is asked for.
  static func diagnostic(_ error: CommandError) -> Diagnostic {
    switch error {
    case .missingScene(let command):
      Diagnostic(
        "\(command) needs a scene file", hint: "tabrender \(command) scene.json (- is stdin)")
    case .unknownSchema(let word):
      Diagnostic(
        word.map { "there is no schema of \"\($0)\"" } ?? "schema needs to know of what",
        hint: "tabrender schema \(SchemaTopic.names.joined(separator: "|"))")
    case .placeInPicture(let file):
      Diagnostic("--at asks for a layer, and \(file) has none", hint: "name a scene file (.json)")
    case .placeOutside(let place, let scene):
      Diagnostic(
        "--at \(number(place.x)),\(number(place.y)) lies outside of the scene's picture",
        hint: "tabrender inspect \(ShellArgument.file(scene)) prints its size and its layers")
    case .missingPicture:
      Diagnostic("inspect needs a picture", hint: "tabrender inspect out.png")
    case .missingTopic:
      Diagnostic(
        "list needs to know what to list", hint: "tabrender list devices|icons|fonts|corners|colors"
      )
    case .unknownTopic(let topic):
      Diagnostic(
        "there is no list of \"\(topic)\"",
        hint: Suggestion.nearest(to: topic, among: ListTopic.names)
          .map { "did you mean `tabrender list \($0)`?" }
          ?? "tabrender list devices|icons|fonts|corners|colors"
      )
    case .unknownCommandWord(let word):
      Diagnostic(
        "there is no command \"\(word)\"",
        hint: Suggestion.nearest(to: word, among: CommandName.allCases.map(\.rawValue))
          .map { "did you mean `tabrender help \($0)`?" } ?? "tabrender help")
    case .assetsWithoutPage:
      Diagnostic(
        "--assets is the folder for a page's pictures, and no page is asked for",
        hint: "--html report.html")
    case .reportToStandardOutput(let option):
      Diagnostic(
        "\(option) needs the name of a file; reports do not go to stdout",
        hint: "./- is the file of that name")
    case .surplusWord(let word): Diagnostic("\"\(word)\" is one word too many")
    }
  }
}
