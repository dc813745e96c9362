import Foundation
import Testing
import TestSupport

@Suite("Messages")
struct MessageTests {
  @Test(
    "warn of what is hardly meant, and are errors with --strict",
    arguments: [
      (
        ["--corner-radius", "500", "--bottom-inset", "0"],
        "--corner-radius 500 does not fit the 49 pt bar; drawn as 24.5"
      ),
      (
        ["--shadow-host", "sublayer", "--clip"],
        "the shadow is a sublayer of a clipped bar (--clip), so UIKit would not show it"
      ),
      (
        ["--shadow-host", "self"],
        "the shadow is the clipped bar's own (--clip), so UIKit would not show it"
      ),
      (["--shadow-offset", "0,900"], "the shadow lies wholly outside the canvas"),
      (
        ["--bar-height", "0", "--bottom-inset", "0"],
        "the bar has no area, so nothing of it is drawn"
      ),
    ])
  func warnings(arguments: [String], message: String) throws {
    let run = try Program.run(arguments + ["--strict", "out.png"])
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("tabrender: error: \(message)\n"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("are one JSON document on stdout with --json")
  func jsonErrors() throws {
    let run = try Program.run(["--json", "--corner-radius", "-4", "out.png"])
    #expect(run.exitCode == 64)
    #expect(run.errors.isEmpty)
    #expect(run.errorDocument["code"] as? Int == 64)
    #expect(
      run.errorDocument["message"] as? String == "--corner-radius must be 0…10000 pt, got -4")
  }

  @Test("are coloured only when asked for")
  func color() throws {
    #expect(try Program.run(["verfy"]).errors.hasPrefix("tabrender: error: "))
    let forced = try Program.run(["verfy"], environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.errors.hasPrefix("tabrender: \u{1B}[1;31merror:\u{1B}[0m "))
  }

  @Test("name the variable of a wrong environment")
  func environment() throws {
    let run = try Program.run(["out.png"], environment: ["TABRENDER_JOBS": "many"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("TABRENDER_JOBS needs a whole number, 1…1024, got \"many\""))
  }

  @Test("name a limit from the environment, which the option overrides")
  func limits() throws {
    let small = ["TABRENDER_MAX_PIXELS": "2K"]
    let run = try Program.run(["out.png"], environment: small)
    #expect(run.exitCode == 65)
    #expect(
      run.errors == "out.png: error: 1179×2556 px is over the limit of 2048 px (--max-pixels)\n")
    let overridden = try Program.run(["--max-pixels", "3k", "out.png"], environment: small)
    #expect(overridden.errors.contains("3072 px"))
  }

  @Test(
    "tell the size that the options mean",
    arguments: [
      (["--size", "100x50.5", "--scale", "2"], "200×101 px"),
      (["--device", "iphone-se"], "750×1334 px"), (["--crop", "bar", "--scale", "1"], "393×83 px"),
      (["--crop", "shadow", "--scale", "1"], "393×119 px"),
      (["--crop", "bar", "--pad", "10", "--scale", "1"], "393×93 px"),
      (["--crop", "-5,-5,10,10", "--scale", "1"], "5×5 px"),
      (["--size", "20000x20000", "--scale", "10"], "200000×200000 px"),
    ])
  func sizes(arguments: [String], size: String) throws {
    let run = try Program.accepts(arguments)
    #expect(run.errorMessage.contains(size))
  }

  @Test("say which input is missing")
  func missingInput() throws {
    let folder = try Program.run(["-C", "/nonexistent", "out.png"])
    #expect(folder.exitCode == 66)
    #expect(folder.errors.hasPrefix("/nonexistent: error: there is no such folder"))
    let picture = try Program.run(["--content", "nonexistent.png", "out.png"])
    #expect(picture.exitCode == 66)
    #expect(picture.errors.hasPrefix("nonexistent.png: error: there is no such file"))
  }

  @Test("end without a word when nobody reads on")
  func brokenPipe() throws {
    let run = try Program.shell(#"{ sleep 0.2; "$0" help draw; echo "exit $?" >&2; } | true"#)
    #expect(run.errors == "exit 141\n")
  }
}
