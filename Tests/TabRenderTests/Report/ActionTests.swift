import Foundation
import TabRender
import Testing
import TestSupport

@Suite("GitHub action")
struct ActionTests {
  private let fixture: ReportFixture
  private let text: String

  init() throws {
    fixture = try ReportFixture()
    let file = Repository.root.appendingPathComponent("action.yml").path
    text = String(decoding: try FileReader.read(file), as: UTF8.self)
  }

  /// The scripts of its steps, by the step's name, without their indentation.
  private var scripts: [String: String] {
    var scripts: [String: String] = [:]
    for step in text.components(separatedBy: "\n    - name: ").dropFirst() {
      let lines = step.components(separatedBy: "\n")
      guard let start = lines.firstIndex(where: { $0.hasPrefix("      run: ") }) else { continue }
      let first = lines[start].dropFirst("      run: ".count)
      let block = lines[(start + 1)...].prefix { $0.isEmpty || $0.hasPrefix("        ") }
      scripts[lines[0]] =
        first == "|" ? block.map { String($0.dropFirst(8)) }.joined(separator: "\n") : String(first)
    }
    return scripts
  }

  @Test("Scripts are sound, and no input is written into them")
  func scriptsAreSafe() throws {
    #expect(scripts.count == 4)
    for (name, script) in scripts {
      #expect(!script.contains("${{"), "\(name)")
      #expect(try run(["-n", "-c", script]).code == 0, "\(name)")
    }
  }

  @Test(
    "It is YAML, and every step that runs a script names its shell",
    .enabled(if: Self.canReadYAML, "needs python3-yaml"))
  func yaml() throws {
    let check = """
      import sys, yaml
      action = yaml.safe_load(open('action.yml'))
      assert action['runs']['using'] == 'composite'
      assert all(s['shell'] == 'bash' for s in action['runs']['steps'] if 'run' in s)
      assert all(isinstance(i['default'], str) for i in action['inputs'].values())
      """
    let result = try run(["-c", "exec /usr/bin/python3 -c \"$1\"", "bash", check])
    #expect(result.code == 0, "\(result.text)")
  }

  private static let canReadYAML: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec /usr/bin/python3 -c 'import yaml' 2>/dev/null"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test("Whatever the inputs hold, they reach the program as arguments")
  func inputsAreArguments() throws {
    let program = fixture.path("program")
    try AtomicFile.write(
      Array(
        "#!/bin/bash\nprintf '<%s>\\n' \"$TABRENDER_SUITE\" \"$@\"\nexit 1\n".utf8), to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let result = try run(
      ["-eo", "pipefail", "-c", try #require(scripts["Verify"])],
      environment: [
        "TABRENDER_SUITE": "a b/$(touch x);\"'`id`.json",
        "ARGUMENTS": "--shard 1/4 $(touch x) *\n; touch x",
        "FAIL_ON": "changed;touch x", "PROGRAM": program, "GITHUB_OUTPUT": fixture.path("output"),
      ])
    #expect(result.code == 1)
    #expect(
      result.text
        == [
          "a b/$(touch x);\"'`id`.json", "verify", "--report", "html,junit,github", "--fail-on",
          "changed;touch x", "--shard",
          "1/4",
          "$(touch", "x)", "*", ";", "touch", "x",
        ].map { "<\($0)>\n" }.joined())
    #expect(!FileManager.default.fileExists(atPath: fixture.path("x")))
    #expect(try fixture.text("output") == "exit-code=1\n")
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (code: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = arguments
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    process.currentDirectoryURL =
      environment.isEmpty ? Repository.root : URL(filePath: fixture.folder)
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
