import Testing
import TestSupport

@Suite("The help")
struct HelpTests {
  @Test("of the program fits a page, on stderr without arguments, on stdout when asked for")
  func rootHelp() throws {
    let bare = try Program.run([])
    let asked = try Program.run(["--help"])
    #expect(bare.exitCode == 64)
    #expect(bare.text.isEmpty)
    #expect(asked.exitCode == 0)
    #expect(asked.errors.isEmpty)
    #expect(asked.text == bare.errors)
    #expect(asked.text == (try Program.run(["-h"]).text))
    #expect(asked.text == (try Program.run(["help"]).text))
    let lines = asked.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25)
    #expect(lines.allSatisfy { $0.count <= 110 })
    #expect(asked.text.contains("--shadow-radius"))
  }

  @Test(
    "of a command has a sentence, examples, options, exit codes",
    arguments: ["draw", "compare", "list", "help"])
  func commandHelp(command: String) throws {
    let run = try Program.run([command, "--help"])
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text == (try Program.run(["help", command]).text))
    for part in ["Examples\n", "Global\n", "Exit codes\n", "See also"] {
      #expect(run.text.contains(part))
    }
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("names unit, range and default")
  func namesUnits() throws {
    let text = try Program.run(["help", "draw"]).text
    #expect(
      text.contains("--shadow-radius PT          UIKit's shadowRadius, σ; 0…1000 pt (default: 10)"))
  }

  @Test("knows its commands")
  func unknownCommand() throws {
    let run = try Program.run(["help", "drwa"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("did you mean `tabrender help draw`?"))
  }

  @Test("tells the version")
  func version() throws {
    #expect(try Program.run(["--version"]).text.hasPrefix("tabrender "))
    #expect(
      try Program.run(["--version", "--json"]).text.contains(
        "{\"name\":\"tabrender\",\"version\":\""))
  }
}
