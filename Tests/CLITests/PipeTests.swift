import Foundation
import Testing
import TestSupport

@Suite("Pipes")
struct PipeTests {
  private static let drawing = ["--size", "60x90", "--scale", "1", "--items", "none"]

  private static func picture() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let run = try Program.run(drawing + ["a.png"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let scene = try Program.run(drawing + ["--print-scene"])
    try scene.output.write(to: folder.url.appending(path: "s.json"))
    return folder
  }

  @Test(
    "are inspected as files are",
    arguments: [
      ("inspect <(cat a.png)", "60×90 px, 8-bit"), ("inspect - < a.png", "60×90 px, 8-bit"),
      ("inspect <(cat s.json)", ": 60×90 px, 1 px per pt, light\n"),
      ("inspect - < s.json", "scene: 60×90 px, 1 px per pt, light\n"),
    ])
  func inspected(line: String, text: String) throws {
    let folder = try Self.picture()
    let run = try Program.shell("cd \(folder.url.path) && \"$0\" \(line)")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains(text), "\(run.text)")
  }

  @Test("stay pipes when timings go into them", .timeLimit(.minutes(1)))
  func timings() throws {
    let folder = try TemporaryFolder()
    let run = try Program.shell(
      "cd \(folder.url.path) && mkfifo f && (cat f > got &) && "
        + "\"$0\" \(Self.drawing.joined(separator: " ")) --timings=f a.png && test -p f && "
        + "until grep -q total got; do sleep 0.1; done && cat got")
    #expect(run.exitCode == 0, "\(run.errors)")
    let steps = run.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(steps == ["layout", "draw", "encode", "write", "total"])
  }

  @Test("a file for timings that cannot be made is told with the reason")
  func timingsWithoutFolder() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(Self.drawing + ["--timings=no/t.txt", "a.png"], in: folder.url)
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("cannot create no/t.txt: folder no does not exist"))
  }

  @Test("that do not block are waited for", .timeLimit(.minutes(1)))
  func nonBlocking() throws {
    let folder = try Self.picture()
    let (input, output) = (Pipe(), Pipe())
    let number = input.fileHandleForReading.fileDescriptor
    #expect(fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) == 0)
    let process = Process()
    process.executableURL = Program.executable
    process.arguments = ["inspect", "-"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    Thread.sleep(forTimeInterval: 0.3)
    try input.fileHandleForWriting.write(
      contentsOf: Data(contentsOf: URL(filePath: folder.path("a.png"))))
    try input.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: text, as: UTF8.self).hasPrefix("60×90 px, 8-bit"))
  }
}
