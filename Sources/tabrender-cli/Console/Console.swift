import Foundation
import TabRender

/// Where the program speaks: data on stdout, talk on stderr.
struct Console {
  /// How talk is presented.
  var options = GlobalOptions()
  /// The process's environment.
  let environment: [String: String]

  /// Writes a line of data.
  func output(_ text: String) throws(Failure) {
    do {
      try StandardOutput.write(Array((text + "\n").utf8))
    } catch {
      throw .file(.writing(file: "to stdout", reason: error.description))
    }
  }

  /// Says something that only `--verbose` wants to hear.
  func detail(_ text: @autoclosure () -> String) {
    if options.verbosity == .verbose { talk("tabrender: \(text())") }
  }

  /// Says a line on stderr.
  func talk(_ text: String) {
    Self.write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  /// Warns, unless only errors are wanted.
  func warn(_ complaint: Complaint) {
    guard options.verbosity != .quiet else { return }
    print(complaint, kind: "warning", colorCode: 35)
  }

  /// Says that something went wrong while the rest goes on.
  func error(_ complaint: Complaint) {
    print(complaint, kind: "error", colorCode: 31)
  }

  /// Reports a failure: on stderr, or with `--json` as the document on stdout.
  func report(_ failure: Failure) {
    let complaints = Words.complaints(failure)
    guard options.isJSON else {
      complaints.forEach { print($0, kind: "error", colorCode: 31) }
      return
    }
    guard let first = complaints.first else { return }
    try? output(JSONValue.object([("error", Self.json(first, failure.exitCode))]).text)
  }

  private static func json(_ complaint: Complaint, _ code: ExitCode) -> JSONValue {
    var members: [(String, JSONValue)] = [("code", .integer(Int(code.rawValue)))]
    if let file = complaint.file { members.append(("file", .string(file))) }
    members.append(("message", .string(complaint.message)))
    if let hint = complaint.hint { members.append(("hint", .string(hint))) }
    return .object(members)
  }

  private func print(_ complaint: Complaint, kind: String, colorCode: Int) {
    let word = isColored ? "\u{1B}[1;\(colorCode)m\(kind):\u{1B}[0m" : "\(kind):"
    talk("\(complaint.file ?? "tabrender"): \(word) \(complaint.message)")
    if let hint = complaint.hint { talk("  hint: \(hint)") }
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
    return environment["TERM"] != "dumb" && isatty(STDERR_FILENO) == 1
  }

  /// Writes all bytes; what a closed stream does not take is lost.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(bytes))
  }
}
