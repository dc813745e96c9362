import Foundation
import Testing
import TestSupport

@Suite("Commands")
struct CommandTests {
  @Test("list prints names as text and as JSON", arguments: ["devices", "corners", "colors"])
  func lists(topic: String) throws {
    let text = try Program.run(["list", topic])
    #expect(text.exitCode == 0)
    #expect(text.errors.isEmpty)
    let json = try Program.run(["list", topic, "--json"])
    let document = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    let entries = try #require(document?[topic] as? [[String: Any]])
    #expect(entries.count == text.text.split(separator: "\n").count)
    #expect(entries.allSatisfy { $0["name"] is String })
  }

  @Test("list accepts every device and colour that it names as an option's value")
  func listIsTrue() throws {
    let devices = try Program.run(["list", "devices"]).text.split(separator: "\n")
    #expect(devices.count > 20)
    for device in devices {
      let name = String(device.prefix { $0 != " " })
      #expect(try Program.accepts(["--device", name]).exitCode == 65)
    }
  }

  @Test(
    "list needs a known topic",
    arguments: [
      (["list"], "tabrender list devices|icons|fonts|corners|colors"),
      (["list", "colours"], "did you mean `tabrender list colors`?"),
      (["list", "sounds"], "tabrender list devices|icons|fonts|corners|colors"),
    ])
  func listTopics(arguments: [String], hint: String) throws {
    let run = try Program.run(arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(hint))
  }

  @Test(
    "compare checks what it is asked for",
    arguments: [
      (["--scale", "1,2"], "compare draws one picture"),
      (["--appearance", "light,dark"], "compare draws one picture"),
      (["--expect-covered", "self"], "self is not among the --hosts"),
      (["--expect-covered", "sibling", "--expect-clear", "sibling"], "both name sibling"),
      (["--hosts", "siblings"], "did you mean sibling?"),
      (["--shadow-host", "self"], "--shadow-host is not an option of `tabrender compare`"),
    ])
  func compareChecks(arguments: [String], message: String) throws {
    let run = try Program.run(["compare"] + arguments + ["out.png"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("compare takes the options of draw")
  func compareDraws() throws {
    let run = try Program.run([
      "compare", "--corners", "all", "--hosts", "sibling,sublayer,self", "--expect-clear",
      "sibling,self", "--expect-covered", "sublayer", "--max-pixels", "1", "out.png",
    ])
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("--max-pixels"))
  }
}
