import Foundation
import TabRender

/// Where the program speaks: data on stdout, talk on stderr.
///
/// Lines may quote files, and are made fit to be read here only; see ``TerminalLine``.
struct Console {
  /// How talk is presented.
  var options = GlobalOptions()
  /// The process's environment.
  let environment: [String: String]

  /// Writes lines for people; a line's end inside of one is spelled out.
  func output(lines: [String]) throws(CommandLineError) {
    try output(verbatim: lines.map(TerminalLine.make).joined(separator: "\n"))
  }

  /// Writes a line for people.
  func output(line: String) throws(CommandLineError) { try output(lines: [line]) }

  /// Writes a JSON document for programs, byte by byte what it says.
  func output(document: JSONValue) throws(CommandLineError) { try output(verbatim: document.text) }

  /// Writes text that is the program's own or a document, as it is, and a line's end.
  func output(verbatim text: String) throws(CommandLineError) {
    try attempt(
      StandardOutput.write(Array((text + "\n").utf8)), or: CommandLineError.standardOutput)
  }

  /// Writes a document with `--json`, else lines for people.
  func output(
    _ document: @autoclosure () -> JSONValue, orLines lines: @autoclosure () -> [String]
  ) throws(CommandLineError) {
    if options.isJSON {
      try output(document: document())
    } else {
      try output(lines: lines())
    }
  }

  /// The same for what was done, which `--quiet` does not want to hear.
  func outputSummary(
    _ document: @autoclosure () -> JSONValue, orLines lines: @autoclosure () -> [String]
  ) throws(CommandLineError) {
    if options.isJSON || options.verbosity != .quiet { try output(document(), orLines: lines()) }
  }

  /// Says something that only `--verbose` wants to hear.
  func detail(_ text: @autoclosure () -> String) {
    if options.verbosity == .verbose { talk("tabrender: \(text())") }
  }

  /// Says a line on stderr.
  func talk(_ line: String) { say(TerminalLine.make(line)) }

  /// Says the program's own text on stderr, or a command for the log that it is written into.
  func say(_ text: String) {
    Self.write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  /// Warns, unless only errors are wanted.
  func warn(_ diagnostic: Diagnostic) {
    guard options.verbosity != .quiet else { return }
    print(diagnostic, kind: "warning", colorCode: 35)
  }

  /// Warns of all that is doubtful; with `--strict` that is an error.
  func warn(_ diagnostics: [Diagnostic]) throws(CommandLineError) {
    if options.isStrict, !diagnostics.isEmpty { throw .strict(diagnostics) }
    diagnostics.forEach(warn)
  }

  /// Says that something went wrong while the rest goes on.
  func error(_ diagnostic: Diagnostic) {
    print(diagnostic, kind: "error", colorCode: 31)
  }

  /// Writes the program's own text on stderr, without a line's end.
  func ask(_ text: String) {
    Self.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether a person can answer.
  var canAsk: Bool {
    !options.asksNothing && !options.isJSON && !isInCI && isatty(STDIN_FILENO) == 1
  }

  /// Whether continuous integration runs the program.
  var isInCI: Bool {
    guard let value = environment["CI"] else { return false }
    return !value.isEmpty && value != "0" && value.lowercased() != "false"
  }

  /// Whether a person reads along.
  var talksToTerminal: Bool { environment["TERM"] != "dumb" && isatty(STDERR_FILENO) == 1 }

  /// Reports an error: on stderr, or with `--json` as the document on stdout.
  func report(_ failure: CommandLineError) {
    let diagnostics = Messages.diagnostics(failure)
    guard options.isJSON else {
      diagnostics.forEach(self.error)
      return
    }
    guard let first = diagnostics.first else { return }
    var error = [("code", JSONValue.integer(Int(failure.exitCode.rawValue)))] + first.members
    if diagnostics.count > 1 {
      error.append(("problems", diagnostics.jsonObjects))
    }
    try? output(document: .object([("error", .object(error))]))
  }

  private func print(_ diagnostic: Diagnostic, kind: String, colorCode: Int) {
    let label = isColored ? "\u{1B}[1;\(colorCode)m\(kind):\u{1B}[0m" : "\(kind):"
    let (speaker, message) = (diagnostic.speaker, diagnostic.message)
    say("\(TerminalLine.make(speaker)): \(label) \(TerminalLine.make(message))")
    diagnostic.details.forEach(talk)
  }

  /// Colour only where a person reads along and has not asked for none.
  private var isColored: Bool {
    switch options.color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let no = environment["NO_COLOR"], !no.isEmpty { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return talksToTerminal
  }

  /// Writes all bytes; what a closed stream does not take is lost.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(bytes))
  }
}
