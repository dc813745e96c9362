import Foundation
import TabRender
import Testing

@Suite("The files of a command")
struct CommandFilesTests {
  /// Pictures, scenes and results to lose.
  private static func files() throws -> DiffPictures {
    let files = try DiffPictures(square: 20, by: 4)
    try files.write("in/a.png", DiffPictures.grey(100, 8))
    try files.write("out/a.png", DiffPictures.grey(101, 8))
    try files.write(
      "icon.svg", Data("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>".utf8))
    let scene = #"{"tabrender": 1, "canvas": {"size": [60, 90], "scale": 1}, "bar": {"items": []}}"#
    try files.write("s.json", Data(scene.utf8))
    let child =
      #"{"tabrender": 1, "extends": "s.json", "content": {"kind": "picture", "file": "a.png"}}"#
    try files.write("t.json", Data(child.utf8))
    try FileManager.default.createSymbolicLink(
      atPath: files.folder.path("link.png"), withDestinationPath: "a.png")
    return files
  }

  private static func contents(_ files: DiffPictures) throws -> [String: Data] {
    let folder = files.folder.url
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.reduce(into: [:]) { contents, name in
      contents[name] = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
    }
  }

  @Test(
    "are not replaced by what it writes",
    arguments: [
      (
        "diff a.png b.png --html b.png --junit a.png",
        "--junit=a.png would replace the expected picture a.png"
      ),
      ("diff a.png b.png --markdown link.png", "--markdown=link.png would replace the expected"),
      ("diff a.png b.png --html new/../b.png", "would replace the actual picture b.png"),
      ("diff a.png b.png --mask link.png -o link.png", "-o link.png would replace --mask=link.png"),
      ("diff in/a.png b.png -o a.png --mask link.png", "-o a.png would replace --mask=link.png"),
      (
        "diff a.png b.png --scene t.json --ignore-layer bar --junit s.json",
        "--junit=s.json would replace the scene's file s.json"
      ),
      ("diff in out -o out", "-o out would write into the actual folder out"),
      ("diff in out -o ./in/", "-o ./in/ would write into the expected folder in"),
      ("diff . in -o in/..", "-o in/.. would write into the expected folder ."),
      ("diff in out --html out/a.png", "--html=out/a.png would replace the actual picture"),
      ("diff in out --assets in --html r.html", "--assets=in would write into the expected folder"),
      ("render s.json -o p.png --tree=s.json", "--tree=s.json would replace the scene s.json"),
      ("render s.json -o s.json --force-name", "the output s.json would replace the scene s.json"),
      ("render t.json -o p.png --tree=./s.json", "--tree=./s.json would replace the scene's file"),
      ("render t.json -o a.png", "the output a.png would replace the scene's file a.png"),
      ("render s.json no.json --keep-going -o p.png --tree=no.json", "replace the scene no.json"),
      (
        "render s.json -o a.png --set content.kind=picture --set content.file=a.png",
        "the output a.png would replace the scene's file a.png"
      ),
      ("--content a.png a.png", "the output a.png would replace --content=a.png"),
      ("--item A:icon.svg --tree=icon.svg p.png", "--tree=icon.svg would replace --item=icon.svg"),
      ("--timings=a.png --item A:a.png p.png", "--timings=a.png would replace --item=a.png"),
      ("--font b.png b.png", "the output b.png would replace --font=b.png"),
      ("compare --content a.png link.png", "the output link.png would replace --content=a.png"),
      ("list icons a.png --font a.png", "the output a.png would replace --font=a.png"),
    ])
  func inputs(line: String, message: String) throws {
    try expect(line, message, hint: " another name\n")
  }

  @Test(
    "are one for each output",
    arguments: [
      ("--tree=o.png o.png", "the output o.png and --tree=o.png are the same file"),
      ("--timings=./o.png o.png", "the output o.png and --timings=./o.png are the same file"),
      ("--tree=x --timings=X o.png", "--tree=x and --timings=X are the same file"),
      ("compare --timings=o.png o.png", "the output o.png and --timings=o.png are the same file"),
      ("diff a.png b.png --html x --junit ./x", "--html=x and --junit=./x are the same file"),
      ("diff a.png b.png -o d.png --html d.png", "--html=d.png and -o d.png are the same file"),
      ("diff a.png b.png --html x --assets x/", "--html=x and --assets=x/ are the same file"),
      ("diff in out -o d --html d", "--html=d and -o d are the same file"),
      ("diff in out -o d --html d/a.png", "--html=d/a.png and -o d/a.png are the same file"),
    ])
  func outputs(line: String, message: String) throws {
    try expect(line, message, hint: "give each a name of its own\n")
  }

  private func expect(_ line: String, _ message: String, hint: String) throws {
    let files = try Self.files()
    let before = try Self.contents(files)
    let run = try Program.run(line.split(separator: " ").map(String.init), in: files.folder.url)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.hasSuffix(hint), "\(run.errors)")
    let isUntouched = try Self.contents(files) == before
    #expect(isUntouched)
  }

  @Test("of a report are neither its results nor their pictures")
  func report() throws {
    let suite = try BarSuite(1)
    _ = try suite.run(["verify"])
    let results = ".tabrender/results.json"
    for (options, message) in [
      (["--html", results], "--html=\(results) would replace the results \(results)"),
      (["--junit", ".tabrender/actual/bar-0.png"], "would replace the results' picture"),
      (["--html", "r", "--junit", "./r"], "--html=r and --junit=./r are the same file"),
    ] {
      let run = try suite.run(["report"] + options)
      #expect(run.exitCode == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    #expect(try suite.run(["report", "--html", "r.html", "--junit", "r.xml"]).exitCode == 1)
  }

  @Test(
    "may be read twice, and devices and folders written twice",
    arguments: [
      ("diff a.png a.png -o d.png", 0), ("diff a.png link.png --mask b.png --font b.png", 0),
      ("diff a.png a.png --html /dev/null --junit /dev/null", 0),
      ("diff in out -o d --assets d --html r.html", 1),
      ("render s.json t.json --tree -o d-{name}.png", 0),
    ])
  func harmless(line: String, code: Int32) throws {
    let files = try Self.files()
    let run = try Program.run(line.split(separator: " ").map(String.init), in: files.folder.url)
    #expect(run.exitCode == code, "\(run.errors)")
    #expect(!run.errors.contains("same file") && !run.errors.contains("would"), "\(run.errors)")
  }
}
