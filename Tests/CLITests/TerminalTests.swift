import Foundation
import Testing

/// What terminals and the logs of continuous integration would act on.
private let attack = "a\n::warning::pwn\u{1B}[31m\u{202E}##[error]x##vso[task]"

@Suite("What files say reaches the terminal as text only")
struct TerminalTests {
  /// No control character but the line's end, no mark of direction, and no line that is a command.
  private func isHarmless(_ run: Program.Outcome) -> Bool {
    let text = run.text + run.errors
    let controls = text.unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    let commands = text.split(separator: "\n").filter {
      $0.drop { $0.isWhitespace }.hasPrefix("::") || $0.contains("##[") || $0.contains("##vso[")
    }
    return controls.isEmpty && commands.isEmpty
  }

  private func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode([text]), as: UTF8.self).dropFirst().dropLast() + ""
  }

  private func scene(_ key: String, _ value: String) throws -> String {
    """
    { "tabrender": 1, "canvas": { "size": [60, 90] }, \(try json(key)): \(try json(value)) }
    """
  }

  @Test(
    "keys, values and files that a scene names", arguments: [attack, "extends", "name"],
    [["check"], ["render", "-o", "out.png"], ["inspect"], ["diff", "x.png"]])
  func scenes(key: String, arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try Data(scene(key, attack).utf8).write(to: URL(fileURLWithPath: folder.path("a.json")))
    let run = try Program.run(arguments + ["a.json"], in: folder.url)
    #expect(!(run.text + run.errors).isEmpty || run.exitCode == 0)
    #expect(isHarmless(run), "\(run.text)\(run.errors)")
  }

  @Test("an unknown key is quoted with its characters spelled out")
  func spelled() throws {
    let folder = try TemporaryFolder()
    try Data(scene(attack, "").utf8).write(to: URL(fileURLWithPath: folder.path("a.json")))
    let run = try Program.run(["check", "a.json"], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(
      run.errors.contains("unknown key \"a⟨U+000A⟩::warning::pwn⟨U+001B⟩[31m"), "\(run.errors)")
  }

  @Test(
    "a file's own name, also one that is a command",
    arguments: ["::stop-commands::x.json", " ::error::x.json", "a\u{1B}[31m.json", "a\nb.json"],
    [["check"], ["fmt", "--check"], ["inspect"], ["render"]])
  func names(name: String, arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let text = "{\"tabrender\":1,\"canvas\":{\"size\":[60,90]}}"
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
    let run = try Program.run(arguments + ["-v", name], in: folder.url)
    #expect(run.exitCode < 66)
    #expect(isHarmless(run), "\(run.text)\(run.errors)")
  }

  @Test("identifiers of layers", arguments: [["inspect"], ["inspect", "--at", "10,10"]])
  func layers(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let text = """
      { "tabrender": 1, "canvas": { "size": [60, 90] },
        "layers": [{ "id": \(try json("::" + attack)), "frame": [0, 0, 60, 90],
          "backgroundColor": "#FF0000" }] }
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("a.json")))
    let run = try Program.run(arguments + ["a.json"], in: folder.url)
    #expect(isHarmless(run), "\(run.text)\(run.errors)")
  }

  @Test(
    "scenes of a suite", arguments: [["verify"], ["record"], ["verify", "--report", "github"]])
  func suites(arguments: [String]) throws {
    let suite = try BarSuite(1)
    try suite.write(try scene(attack, attack), to: "scenes/bad.json")
    try suite.write(try scene("extends", attack), to: "scenes/worse.json")
    try suite.write(try scene("name", attack), to: "scenes/name.json")
    let run = try suite.run(arguments)
    #expect(run.exitCode == 65 || run.exitCode == 66)
    let own = run.errors.split(separator: "\n").filter { !$0.hasPrefix("::error ") }
    let others = Program.Outcome(
      exitCode: run.exitCode, output: run.output, errors: own.joined(separator: "\n"))
    #expect(isHarmless(others), "\(run.text)\(run.errors)")
  }

  @Test("options and words of the command line")
  func words() throws {
    for arguments in [["--\(attack)", "out.png"], ["check", attack], ["diff", attack, attack]] {
      let run = try Program.run(arguments)
      #expect(run.exitCode != 0)
      #expect(isHarmless(run), "\(run.errors)")
    }
  }
}
