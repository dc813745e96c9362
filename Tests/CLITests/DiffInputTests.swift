import Foundation
import Testing

/// What stands where a picture should, and cannot be read as one.
@Suite("Inputs of a comparison")
struct DiffInputTests {
  private func pictures() throws -> DiffPictures { try DiffPictures(square: 0, by: 0) }

  /// Runs a shell line in the folder of `a.png` and `b.png`; `$0` is the program.
  private func shell(_ line: String) throws -> Program.Outcome {
    let pictures = try pictures()
    return try Program.shell("cd '\(pictures.folder.url.path)'; \(line)")
  }

  @Test(
    "a path that leads to nothing is told with the system's reason",
    arguments: [
      ("", "tabrender: error: the name of a file is empty\n"),
      ("none.png", "none.png: error: there is no such file\n"),
      ("loop.png", "loop.png: error: Too many levels of symbolic links\n"),
      (String(repeating: "x", count: 300), ": error: File name too long\n"),
    ])
  func paths(name: String, message: String) throws {
    let pictures = try pictures()
    try FileManager.default.createSymbolicLink(
      atPath: pictures.folder.path("loop.png"), withDestinationPath: "loop.png")
    for words in [[name, "a.png"], ["a.png", name]] {
      let run = try pictures.run(words)
      #expect(run.exitCode == 66)
      #expect(run.errors.hasSuffix(message), "\(run.errors)")
    }
  }

  @Test("a name that is not UTF-8 is told as that")
  func undecodableName() throws {
    for command in ["diff", "inspect"] {
      let words = command == "diff" ? " a.png" : ""
      let run = try shell("cp a.png $'\\xff.png'; \"$0\" \(command) $'\\xff.png'\(words)")
      #expect(run.exitCode == 66)
      #expect(
        run.errors.hasSuffix(": error: the name is not UTF-8, so the file cannot be opened\n"),
        "\(run.errors)")
    }
  }

  @Test(
    "a file over the limit is not read, and an endless one only as far as it shows what it is",
    arguments: [
      ("diff big.png a.png", "big.png: error: is over the limit of 1073741824 bytes\n"),
      ("inspect big.png", "big.png: error: is over the limit of 1073741824 bytes\n"),
      ("diff /dev/zero a.png", "/dev/zero: error: is some other file, not a PNG\n"),
      ("inspect /dev/zero", "/dev/zero: error: is some other file, not a PNG\n"),
      ("diff - a.png </dev/zero", "-: error: is some other file, not a PNG\n"),
      ("diff a.png b.png --mask /dev/zero", "/dev/zero: error: is some other file, not a PNG\n"),
    ])
  func tooLarge(arguments: String, message: String) throws {
    // The limit is on addresses, of which libraries and stacks take most; 1 GiB would not fit.
    let run = try shell("truncate -s 2G big.png; ulimit -v 400000; \"$0\" \(arguments)")
    #expect(run.exitCode == 65)
    #expect(run.errors == message)
  }

  @Test("a folder's picture over the limit is not read either")
  func tooLargeInFolders() throws {
    let run = try shell("mkdir x y; truncate -s 2G x/a.png; cp a.png y; \"$0\" diff x y")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("x/a.png: error: is over the limit of 1073741824 bytes\n"))
  }

  @Test("a pipe that nobody writes to is told after a second, but not with -q")
  func waiting() throws {
    let line = "mkfifo p; (sleep 2; cat a.png > p) & \"$0\" diff p a.png"
    let run = try shell(line)
    #expect(run.exitCode == 0 && run.text == "equal: 1600 px\n")
    #expect(run.errors == "tabrender: waiting for p\n")
    #expect(try shell(line + " -q").errors.isEmpty)
  }

  @Test("a mask does not come from stdin")
  func mask() throws {
    let run = try pictures().diff("--mask", "-")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--mask needs the name of a file; stdin is not read for it"))
  }

  @Test("a pointer of git-annex is a picture that is missing")
  func annex() throws {
    let pictures = try pictures()
    try pictures.write("b.png", Data("/annex/objects/SHA256E-s1--46.png\n".utf8))
    let run = try pictures.diff()
    #expect(run.exitCode == 66)
    #expect(
      run.errors == "b.png: error: is a git-annex pointer, not a PNG\n  hint: git annex get\n")
  }
}
