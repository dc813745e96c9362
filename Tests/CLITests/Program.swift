import Foundation
import TabRender
import TestSupport

/// The built program, run with arguments.
enum Program {
  /// What a run left behind.
  struct Outcome {
    let exitCode: Int32
    let output: Data
    let errors: String

    /// The text on stdout.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// The error document that `--json` prints, empty when stdout is something else.
    var errorDocument: [String: Any] {
      let document = try? JSONSerialization.jsonObject(with: output) as? [String: Any]
      return document?["error"] as? [String: Any] ?? [:]
    }

    /// The message in that document.
    var errorMessage: String { errorDocument["message"] as? String ?? "" }
  }

  /// Runs the program with no environment but `environment`, in a folder of its own if given.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> Outcome {
    try run(executable, arguments, environment: environment, in: folder)
  }

  /// Runs a shell line in which `$0` is the program.
  static func shell(_ line: String) throws -> Outcome {
    try run(URL(fileURLWithPath: "/bin/bash"), ["-c", line, executable.path])
  }

  /// Every option was accepted: the run goes as far as the limit on pixels, and draws nothing.
  static func accepts(_ arguments: [String]) throws -> Outcome {
    try run(arguments + ["--max-pixels", "1", "--json", "out.png"])
  }

  /// Runs some program.
  static func run(
    _ file: URL, _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = file
    process.arguments = arguments
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    if let folder { process.currentDirectoryURL = folder }
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let talk = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: text,
      errors: String(decoding: talk, as: UTF8.self))
  }

  /// The package's folder.
  static let root = Repository.root

  /// The program beside the test bundle, else in the build folder of this configuration.
  static let executable: URL = {
    #if DEBUG
    let configuration = "debug"
    #else
    let configuration = "release"
    #endif
    let bundle = Bundle.main.executableURL?.deletingLastPathComponent()
    let folders = [bundle, root.appendingPathComponent(".build/\(configuration)")]
    let programs = folders.compactMap { $0?.appendingPathComponent("tabrender") }
    return programs.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? programs[0]
  }()
}

/// Whether two files' bytes are the same; a plain answer, because a list of the differences between
/// two pictures would take hours.
func isSame(_ first: Data, _ second: Data) -> Bool { first == second }

/// A folder that is removed when the test is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  deinit { try? FileManager.default.removeItem(at: url) }
}
