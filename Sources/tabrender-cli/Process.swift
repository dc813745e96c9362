import TabRender

import Foundation

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
  do throws(Failure) {
    return try run(arguments, &console)
  } catch {
    console.report(error)
    return error.exitCode
  }
}

/// Finds the command among the arguments and runs it.
private func run(_ arguments: [String], _ console: inout Console) throws(Failure) -> ExitCode {
  let scanned = try usage { () throws(UsageError) in try scan(arguments) }
  let (name, words) = command(scanned)
  if scanned.options.contains(where: { $0.spelling == "--help" || $0.spelling == "-h" }) {
    try console.output(verbatim: name.map { CommandHelp.text($0.command) } ?? RootHelp.text)
    return .ok
  }
  if scanned.options.contains(where: { $0.spelling == "--version" }) {
    try console.output(verbatim: versionText(isJSON: console.options.isJSON))
    return .ok
  }
  let command = (name ?? .draw).command
  return try command.perform(scanned.options, words, &console)
}

private func scan(_ arguments: [String]) throws(UsageError) -> ScannedArguments {
  let descriptions = CommandName.allCases.flatMap { $0.command.optionGroups }.flatMap(\.options)
  // The first word that is a command; for suggestions a value that reads like one does no harm.
  let command = arguments.prefix { $0 != "--" }.lazy.compactMap(CommandName.init(rawValue:)).first
  return try ArgumentScanner(descriptions, command: command).scan(arguments)
}

/// The command that the first word names, if it does, and the remaining words.
private func command(_ scanned: ScannedArguments) -> (CommandName?, [String]) {
  let words = scanned.positionals
  guard scanned.wordsBeforeTerminator > 0, let name = CommandName(rawValue: words[0]) else {
    return (nil, words)
  }
  return (name, Array(words.dropFirst()))
}

private func versionText(isJSON: Bool) -> String {
  guard isJSON else { return Version.tool }
  return JSONValue.object([
    ("name", .string("tabrender")), ("version", .string(Version.number)),
    ("model", .integer(Version.model)),
  ]).text
}

/// Ends the program without a word, as shells expect, when nobody reads its output any more.
private func quietOnBrokenPipe() {
  _ = signal(SIGPIPE) { _ in _exit(ExitCode.brokenPipe.rawValue) }
}

/// Runs a step that can only fail for the arguments' sake.
func usage<Value>(_ step: () throws(UsageError) -> Value) throws(Failure) -> Value {
  do {
    return try step()
  } catch {
    throw .usage(error)
  }
}
