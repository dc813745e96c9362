import Foundation
import TabRender

/// Does what the arguments ask for and says how that went.
func process(_ arguments: [String]) -> ExitCode {
  quietOnBrokenPipe()
  var console = Console(environment: ProcessInfo.processInfo.environment)
  // Whether errors are JSON must be known even when the arguments cannot be read.
  console.options.isJSON = arguments.prefix { $0 != "--" }.contains("--json")
  guard !arguments.isEmpty else {
    console.say(RootHelp.text)
    return .usage
  }
  do throws(CommandLineError) {
    return try run(arguments, &console)
  } catch {
    console.report(error)
    return error.exitCode
  }
}

/// Finds the command among the arguments and runs it.
private func run(
  _ arguments: [String], _ console: inout Console
) throws(CommandLineError) -> ExitCode {
  let scanned = try scan(arguments)
  let spellings = Set(scanned.options.map(\.spelling))
  let name = scanned.command
  if !spellings.isDisjoint(with: ["--help", "-h"]) {
    try console.output(verbatim: name.map { CommandHelp.text($0.command) } ?? RootHelp.text)
    return .ok
  }
  if spellings.contains("--version") {
    try console.output(verbatim: Version.text(isJSON: console.options.isJSON))
    return .ok
  }
  let rest = scanned.positionals.dropFirst(name == nil ? 0 : 1)
  let command = name ?? .draw
  return try command.command.perform(as: command, scanned.options, Array(rest), &console)
}

private func scan(_ arguments: [String]) throws(CommandLineError) -> ScannedArguments {
  let descriptions = CommandName.allCases.flatMap { $0.command.optionGroups }.flatMap(\.options)
  // The first argument that is a command; a value that reads like one does suggestions no harm.
  let command = arguments.prefix { $0 != "--" }.lazy.compactMap(CommandName.init(rawValue:)).first
  return try ArgumentScanner(descriptions, command: command).scan(arguments)
}

/// Ends the program silently, as shells expect, when nobody reads its output any more.
private func quietOnBrokenPipe() {
  _ = signal(SIGPIPE) { _ in _exit(ExitCode.brokenPipe.rawValue) }
}
