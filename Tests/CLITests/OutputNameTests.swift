import Foundation
import Testing
import TestSupport

@Suite("The output's name")
struct OutputNameTests {
  @Test(
    "must end in .png, so that a mistyped command draws no file",
    arguments: [
      ("drw", "did you mean `tabrender draw`?"), ("compar", "did you mean `tabrender compare`?"),
      ("lits", "did you mean `tabrender list`?"), ("out.jpg", "did you mean \"out.png\"?"),
    ])
  func guardsEnding(name: String, question: String) throws {
    let run = try Program.run([name])
    #expect(run.exitCode == 64)
    #expect(
      run.errors == """
        tabrender: error: "\(name)" does not end in .png
          hint: \(question)  To draw into a file of that name add --force-name.

        """)
  }

  @Test("is guarded when a file follows a mistyped command")
  func guardsBeforeFile() throws {
    let run = try Program.run(["compar", "out.png"])
    #expect(run.errors.hasPrefix("tabrender: error: \"compar\" does not end in .png\n"))
  }

  @Test(
    "may end in .PNG, or in anything with --force-name", arguments: ["OUT.PNG", "--force-name"])
  func acceptsNames(argument: String) throws {
    let name = argument == "OUT.PNG" ? [argument] : ["verfy", argument]
    #expect(try Program.run(name + ["--max-pixels", "1"]).exitCode == 65)
  }

  @Test(
    "may have one character",
    arguments: [
      ["draw", "x", "--force-name"],
      ["render", "s.json", "-o", "x", "--force-name"], ["out.png", "--tree=x"],
    ])
  func oneCharacter(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try Data(BarSuite.scene(0, "20").utf8).write(to: folder.url.appendingPathComponent("s.json"))
    let run = try Program.run(arguments, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.path("x")))
  }

  @Test("is needed, and only one is taken")
  func needsOne() throws {
    let none = try Program.run(["--corners", "top"])
    #expect(none.exitCode == 64)
    #expect(
      none.errors == """
        tabrender: error: the output's name is missing
          hint: end with the file to write, such as out.png

        """)
    let two = try Program.run(["a.png", "b.png"])
    #expect(two.exitCode == 64)
    #expect(two.errors.contains("\"b.png\" is one too many after \"a.png\""))
  }

  @Test(
    "follows the naming",
    arguments: [
      (["--scale", "1"], "docc", "bar.png"), (["--scale", "2"], "docc", "bar@2x.png"),
      (["--scale", "1", "--appearance", "dark"], "docc", "bar~dark.png"),
      (["--scale", "3", "--appearance", "dark"], "docc", "bar~dark@3x.png"),
      (["--scale", "3", "--appearance", "dark"], "apple", "bar@3x~dark.png"),
      (["--scale", "2.5"], "apple", "bar@2.5x.png"),
      (["--scale", "1.125"], "docc", "bar@1.125x.png"),
    ])
  func followsNaming(options: [String], naming: String, name: String) throws {
    let run = try Program.run(
      options + ["--naming", naming, "--json", "--max-pixels", "1", "bar.png"])
    #expect(run.errorDocument["file"] as? String == name)
  }

  @Test("fills its fields")
  func fillsFields() throws {
    let run = try Program.run([
      "--json", "--max-pixels", "1", "--scale", "2", "{device}-{appearance}@{scale}x.png",
    ])
    #expect(run.errorDocument["file"] as? String == "iphone-16-light@2x.png")
  }

  @Test("is another one for every scale, as a suite's is")
  func closeScales() throws {
    let folder = try TemporaryFolder()
    let scene = BarSuite.scene(0, "20")
    try Data(scene.utf8).write(to: folder.url.appendingPathComponent("s.json"))
    for output in ["b{@scale}.png", "b@{scale}x.png"] {
      let run = try Program.run(
        ["render", "s.json", "--scale", "1.125,1.13,1.1251", "-o", output, "--json"], in: folder.url
      )
      #expect(run.exitCode == 0, "\(run.errors)\(run.text)")
      for name in ["b@1.125x.png", "b@1.13x.png", "b@1.1251x.png"] {
        #expect(run.text.contains("\"file\":\"\(name)\""), "\(run.text)")
      }
    }
  }

  @Test(
    "must tell several pictures apart",
    arguments: [
      (["--scale", "1,2", "a.png"], "2 pictures cannot share the name a.png"),
      (["--scale", "1,2", "-"], "2 pictures cannot share stdout"),
      (["--scale", "1,2", "--appearance", "light,dark", "{scale}.png"], "written to 1.png"),
      (["--naming", "docc", "--scale", "2,2", "a.png"], "written to a@2x.png"),
      (["--naming", "docc", "{scale}.png"], "both name the files"),
      (["--naming", "docc", "-"], "--naming docc needs a file name"),
      (["{size}.png"], "has the unknown field {size}"),
      (["--json", "-"], "would both write to stdout"),
    ])
  func tellsApart(arguments: [String], message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.exitCode == 64)
    #expect((run.errors + run.text).contains(message), "\(run.errors)\(run.text)")
  }

  @Test("needs its folder")
  func needsFolder() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["out/bar.png"], in: folder.url)
    #expect(run.exitCode == 73)
    #expect(
      run.errors == """
        tabrender: error: cannot create out/bar.png: folder out does not exist
          hint: mkdir -p out (or --parents)

        """)
  }

  @Test("keeps a file with --no-clobber")
  func keepsFile() throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("a.png"))
    let run = try Program.run(["--no-clobber", "-C", folder.url.path, "a.png"])
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("a.png exists, and --no-clobber keeps it"))
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.png")) == Data("old".utf8))
  }
}
