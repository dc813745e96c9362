import Testing
import TestSupport

@Suite("The parser")
struct ParserTests {
  @Test(
    "takes decimal numbers within the range only",
    arguments: [
      "nan", "inf", "-inf", "1e999", "1e3", "0x1p3", "", "1,5", "12pt", "٣", "1.2.3", ".",
    ])
  func refusesNumbers(text: String) throws {
    let run = try Program.run(["--corner-radius", text, "out.png"])
    #expect(run.exitCode == 64)
    #expect(
      run.errors
        == "tabrender: error: --corner-radius needs a number, 0…10000 pt, got \"\(text)\"\n")
  }

  @Test(
    "names the range and the unit of a number outside it",
    arguments: [
      (["--corner-radius", "-4"], "--corner-radius must be 0…10000 pt, got -4"),
      (["--shadow-opacity=1.01"], "--shadow-opacity must be 0…1, got 1.01"),
      (["--scale", "1,20"], "--scale must be 0.1…10 px per pt, got 1,20"),
      (["--items", "9"], "--items must be 0…8, got 9"),
      (["--png-level", "10"], "--png-level must be 0…9, got 10"),
      (["--size", "0x852"], "--size must be 1…20000 pt each, got 0x852"),
      (["--max-pixels", "0"], "--max-pixels must be 1…1024G px, got 0"),
    ])
  func namesRanges(arguments: [String], message: String) throws {
    let run = try Program.run(arguments + ["out.png"])
    #expect(run.exitCode == 64)
    #expect(run.errors == "tabrender: error: \(message)\n")
  }

  @Test(
    "accepts what it should",
    arguments: [
      ["--shadow-offset", "-3,-8.5"], ["--shadow-offset=-3,+4"], ["--scroll", "-12"],
      ["--corner-radius", ".5"], ["--corner-radius", "5."], ["--corners", "TOPLEFT,bottom-right"],
      ["--corners", "layerMinXMinYCorner,LayerMaxXMinYCorner"], ["--corner-curve", "Continuous"],
      ["--shadow-host", "SELF"], ["--no-clip", "--clip"], ["--no-hairline"], ["--items", "none"],
      ["--selected", "none"], ["--background", "none"], ["--fill", "p3(1 0.2 0.1 / 50%)"],
      ["--border", "1,rgb(1, 2, 3)"], ["--content", "solid:#F00"], ["--inset", "8"],
      ["--inset", "0,16,24,16"], ["--crop", "shadow", "--pad", "4"], ["-qv", "-j2"], ["-j", "2"],
      ["--device", "iPhone-SE"], ["--metadata", "full"], ["--timings"],
      ["--shadow-blur-css", "20"],
      ["--corner-radius", "4", "--corner-radius", "8"], ["--no-input", "--color", "never"],
    ])
  func accepts(arguments: [String]) throws {
    let run = try Program.accepts(arguments)
    #expect(run.exitCode == 65, "\(run.text)")
    #expect(run.errorMessage.contains("--max-pixels"))
  }

  @Test(
    "suggests the option that was meant and accepts no abbreviation",
    arguments: [
      ("--corner", "--corners"), ("--shadow-raduis", "--shadow-radius"), ("--clipp", "--clip"),
      ("--no-cilp", "--no-clip"), ("--hots", "--hosts"), ("-corners", "--corners"),
    ])
  func suggestsOptions(typed: String, meant: String) throws {
    let run = try Program.run([typed, "top", "out.png"])
    #expect(run.exitCode == 64)
    #expect(
      run.errors == "tabrender: error: unknown option \(typed)\n  hint: did you mean \(meant)?\n")
  }

  @Test(
    "suggests the word that was meant",
    arguments: [
      ("--corners", "top,botom", "bottom"), ("--shadow-host", "siblin", "sibling"),
      ("--device", "iphone16", "iphone-16"), ("--fill", "sistemblue", "systemBlue"),
      ("--fill", "ff0000", "#ff0000"), ("--content", "lst", "list"), ("--crop", "bra", "bar"),
    ])
  func suggestsWords(option: String, typed: String, meant: String) throws {
    let run = try Program.run([option, typed, "out.png"])
    #expect(run.exitCode == 64)
    #expect(run.errors.hasSuffix("  hint: did you mean \(meant)?\n"), "\(run.errors)")
  }

  @Test(
    "refuses a missing value, a needless value and a foreign option",
    arguments: [
      (["out.png", "--corner-radius"], "--corner-radius needs a value: --corner-radius PT"),
      (["out.png", "-j"], "-j needs a value: -j N"),
      (["--clip=yes", "out.png"], "--clip takes no value"),
      (["--hosts", "self", "out.png"], "--hosts is not an option of `tabrender draw`"),
      (
        ["--shadow-radius", "1", "--shadow-blur-css", "2", "out.png"],
        "--shadow-radius and --shadow-blur-css say the same thing; give one (radius = blur / 2)"
      ),
      (["--selected", "5", "out.png"], "--selected 5, but there are 4 items"),
      (["--crop", "500,0,10,10", "out.png"], "--crop shows nothing of the 393×852 pt canvas"),
    ])
  func refusesForms(arguments: [String], message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.hasPrefix("tabrender: error: \(message)\n"), "\(run.errors)")
  }

  @Test(
    "reads options in any order, before and after the command",
    arguments: [
      ["draw", "--scale", "1", "out.png"], ["--scale", "1", "draw", "out.png"],
      ["out.png", "--scale=1"], ["--scale", "1", "--", "out.png"],
      ["-q", "draw", "out.png", "--scale", "1"],
    ])
  func readsAnyOrder(arguments: [String]) throws {
    let run = try Program.run(["--max-pixels", "1"] + arguments)
    #expect(run.errors == "out.png: error: 393×852 px is over the limit of 1 px (--max-pixels)\n")
    #expect(run.exitCode == 65)
  }

  @Test("takes the last of a repeated option")
  func lastWins() throws {
    let run = try Program.accepts(["--scale", "3", "--scale", "1"])
    #expect(run.errorMessage.contains("393×852 px"))
  }
}
