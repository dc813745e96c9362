import Foundation
import TabRender

// What commands are asked for.
extension Messages {
  static func diagnostic(_ use: CommandLineError.CommandUse) -> Diagnostic {
    switch use {
    case .missingScene(let command):
      Diagnostic(
        "\(command.rawValue) needs a scene file",
        hint: "tabrender \(command.rawValue) scene.json (- is stdin)")
    case .unknownSchema(let topic):
      Diagnostic(
        topic.map { "there is no schema of \"\($0)\"" } ?? "schema needs to know of what",
        hint: "tabrender schema \(SchemaTopic.choices)")
    case .unknownTopic(let topic):
      Diagnostic(
        topic.map { "there is no list of \"\($0)\"" } ?? "list needs to know what to list",
        hint: didYouMean(
          topic ?? "", among: ListTopic.names, else: "tabrender list \(ListTopic.choices)",
          command: "tabrender list"))
    case .unknown(let command):
      Diagnostic(
        "there is no command \"\(command)\"",
        hint: didYouMean(
          command, among: CommandName.names, else: "tabrender help", command: "tabrender help"))
    case .pointInPicture(let file):
      Diagnostic("--at asks for a layer, and \(file) has none", hint: "name a scene file (.json)")
    case .pointOutside(let point, let scene):
      Diagnostic(
        "--at \(number(point.x)),\(number(point.y)) lies outside of the scene's picture",
        hint: "tabrender inspect \(ShellArgument.file(scene)) prints its size and its layers")
    case .missingPicture: Diagnostic("inspect needs a picture", hint: "tabrender inspect out.png")
    case .assetsWithoutPage:
      Diagnostic(
        "--assets is the folder for a page's pictures, and no page is asked for",
        hint: "--html report.html")
    case .reportToStandardOutput(let option):
      Diagnostic(
        "\(option) needs the name of a file; reports do not go to stdout",
        hint: "./- is the file of that name")
    case .surplusArgument(let argument): Diagnostic("\"\(argument)\" is one word too many")
    }
  }

  static func diagnostic(_ use: CommandLineError.SuiteUse) -> Diagnostic {
    switch use {
    case .severalRecordModes(let modes):
      Diagnostic(
        modes.map { "--\($0)" }.joined(separator: " and ") + " contradict each other; give one")
    case .recordInCI:
      Diagnostic(
        "recording where the variable CI is set would accept whatever is drawn",
        hint: "`tabrender verify` compares; --in-ci records all the same")
    case .approvalNeedsChoice(let count):
      Diagnostic(
        "\(counted(count, "picture")) could be approved, and nobody can be asked which",
        hint: "name them, or --yes for all")
    case .pruneWithFilter(let argument):
      Diagnostic(
        "prune looks at the whole suite, so \"\(argument)\" cannot be given",
        hint: "tabrender prune --dry-run lists what is obsolete")
    case .pruneNeedsYes(let count):
      Diagnostic(
        "\(counted(count, "baseline")) would be deleted, and nobody can be asked",
        hint: "--dry-run lists, --yes deletes")
    case .noSuite(let argument):
      Diagnostic(
        "\"\(argument)\" is not a suite", hint: "give its .json file, or the folder that has it")
    case .output(let flaw): Diagnostic("--out: \(flaw)", hint: "give a folder of its own")
    }
  }

  static func diagnostic(_ use: CommandLineError.CompareUse) -> Diagnostic {
    switch use {
    case .severalComparisons:
      Diagnostic("compare draws one picture; give one --scale and one --appearance")
    case .expectationOutsideHosts(let option, let host):
      Diagnostic(
        "\(option) \(host), but \(host) is not among the --hosts", hint: "--hosts …,\(host)")
    case .contradictoryExpectation(let host):
      Diagnostic("--expect-covered and --expect-clear both name \(host)")
    }
  }
}
