import Foundation
import TabRender
import Testing

@Suite("Comparing two folders")
struct DiffFolderTests {
  /// Two folders with equal, different, lonely and broken pictures.
  private static func folders(broken: Bool = false) throws -> DiffPictures {
    let pictures = try DiffPictures()
    for side in ["expected", "actual"] {
      try pictures.write("\(side)/same.png", DiffPictures.grey(5, 8))
      try pictures.write("\(side)/bars/deep/same.PNG", DiffPictures.grey(6, 8))
      try pictures.write("\(side)/notes.txt", Data("not a picture".utf8))
      try pictures.write("\(side)/.hidden.png", Data("not a picture".utf8))
    }
    try pictures.write("expected/bars/a.png", DiffPictures.grey(5, 8))
    try pictures.write("actual/bars/a.png", DiffPictures.grey(9, 8))
    try pictures.write("expected/gone.png", DiffPictures.grey(5, 8))
    try pictures.write("actual/new.png", DiffPictures.grey(5, 8))
    if broken {
      try pictures.write("expected/broken.png", DiffPictures.grey(5, 8))
      try pictures.write("actual/broken.png", Data())
    }
    return pictures
  }

  @Test("a line for each pair that is not equal, in the order of names, and a summary")
  func lines() throws {
    let run = try Self.folders().run(["expected", "actual"])
    #expect(run.exitCode == 1)
    #expect(
      run.text == """
        bars/a.png: differ: 64 of 64 px (100 %), max Δ 4/255, 1 region at (0,0)–(8,8), largest cluster 64
        gone.png: only in expected
        new.png: only in actual
        2 equal, 1 different, 1 only in expected, 1 only in actual

        """)
    #expect(run.errors.isEmpty)
  }

  @Test("trouble with one pair beats differences of others, which are compared all the same")
  func trouble() throws {
    let run = try Self.folders(broken: true).run(["expected", "actual"])
    #expect(run.exitCode == 65)
    #expect(run.text.contains("bars/a.png: differ: "))
    #expect(run.text.contains("broken.png: cannot be compared\n"))
    #expect(run.text.hasSuffix("1 only in actual, 1 cannot be compared\n"))
    #expect(run.errors.contains("actual/broken.png: error: is empty (0 bytes)"), "\(run.errors)")
  }

  @Test("pictures of the differences are drawn under the same names")
  func output() throws {
    let pictures = try Self.folders()
    let run = try pictures.run(
      ["expected", "actual", "--out", "diff/of/them", "--style", "mask"])
    #expect(run.exitCode == 1)
    #expect(try pictures.read("diff/of/them/bars/a.png").width == 8)
    #expect(!pictures.exists("diff/of/them/same.png"))
    #expect(!pictures.exists("diff/of/them/new.png"))
  }

  @Test("a mask of another size than the pictures is told once for each size")
  func maskSize() throws {
    let pictures = try Self.folders()
    try pictures.write("mask.png", DiffPictures.grey(0, 3))
    let run = try pictures.run(["expected", "actual", "--mask", "mask.png"])
    #expect(
      run.errors == "mask.png: warning: the mask is 3×3 px and the pictures are 8×8 px; "
        + "they are laid over each other at the top left corner\n", "\(run.errors)")
    let strict = try pictures.run(["expected", "actual", "--mask", "mask.png", "--strict"])
    #expect(strict.exitCode == 65)
    let json = try pictures.run(["expected", "actual", "--mask", "mask.png", "--json"])
    #expect((json.document["warnings"] as? [String])?.count == 1)
  }

  @Test("nothing depends on the number of threads")
  func threads() throws {
    let pictures = try Self.folders(broken: true)
    let runs = try ["1", "2", "8"].map { try pictures.run(["expected", "actual", "-j", $0]) }
    #expect(Set(runs.map(\.text)).count == 1)
    #expect(Set(runs.map(\.errors)).count == 1)
  }

  @Test("the JSON lists every pair with its status")
  func json() throws {
    let run = try Self.folders(broken: true).run(["expected", "actual", "--json"])
    #expect(run.exitCode == 65)
    let items = run.document["items"] as? [[String: Any]] ?? []
    let found = items.map {
      "\($0["name"] as? String ?? "") \($0["status"] as? String ?? "")"
    }
    #expect(
      found == [
        "bars/a.png changed", "bars/deep/same.PNG ok", "broken.png error", "gone.png obsolete",
        "new.png missing", "same.png ok",
      ])
    let error = items.dropFirst(2).first?["error"] as? [String: Any]
    #expect(error?["code"] as? Int == 65)
    let summary = run.document["summary"] as? [String: Any]
    #expect(summary?["ok"] as? Int == 2 && summary?["changed"] as? Int == 1)
  }

  @Test(
    "pictures do not go among those that are compared",
    arguments: [["--out", "actual/diff"], ["--html", "page.html", "--assets", "expected/bars"]])
  func inside(options: [String]) throws {
    let pictures = try Self.folders()
    let run = try pictures.run(["expected", "actual"] + options)
    #expect(run.exitCode == 64 && run.text.isEmpty)
    #expect(run.errors.contains(" lies in "), "\(run.errors)")
    #expect(!pictures.exists("actual/diff") && !pictures.exists("page.html"))
  }

  @Test("files are kept where that is asked for, pictures and reports alike")
  func kept() throws {
    let pictures = try Self.folders()
    try pictures.write("diff/bars/a.png", Data("mine".utf8))
    try pictures.write("page.html", Data("mine".utf8))
    for options in [["--out", "diff"], ["--html", "page.html"]] {
      let run = try pictures.run(["expected", "actual", "--no-clobber"] + options)
      #expect(run.exitCode == 73 && run.text.isEmpty, "\(options)")
    }
    #expect(try pictures.text("diff/bars/a.png") == "mine")
    #expect(try pictures.text("page.html") == "mine")
  }

  @Test("a picture and a folder are told apart, with what is probably meant")
  func mixed() throws {
    let pictures = try Self.folders()
    let first = try pictures.run(["actual", "expected/same.png"])
    #expect(
      first.errors.hasSuffix("hint: tabrender diff actual/same.png expected/same.png\n"),
      "\(first.errors)")
    let second = try pictures.run(["expected/same.png", "actual"])
    #expect(
      second.errors.hasSuffix("hint: tabrender diff expected/same.png actual/same.png\n"),
      "\(second.errors)")
  }

  @Test("equal folders exit 0")
  func equal() throws {
    let run = try Self.folders().run(["expected", "expected/"])
    #expect(run.exitCode == 0)
    #expect(run.text == "4 equal, 0 different\n")
  }

  @Test("names that differ only in upper and lower case are told")
  func letterCase() throws {
    let pictures = try DiffPictures()
    try pictures.write("expected/Bar.png", DiffPictures.grey(5, 8))
    try pictures.write("actual/bar.png", DiffPictures.grey(5, 8))
    let run = try pictures.run(["expected", "actual"])
    #expect(run.exitCode == 1)
    #expect(
      run.text.contains(
        "Bar.png: only in expected\n  differs from bar.png only in upper and lower case"),
      "\(run.text)")
  }

  @Test("links to folders are followed, but none leads round in a circle")
  func links() throws {
    let pictures = try Self.folders()
    for (side, level) in [("expected", 5), ("actual", 6)] as [(String, Int)] {
      try pictures.write("elsewhere-\(side)/b.png", DiffPictures.grey(level, 8))
      for (link, target) in [("loop", "."), ("around", ".."), ("sub", "../elsewhere-\(side)")] {
        try FileManager.default.createSymbolicLink(
          atPath: pictures.folder.path("\(side)/\(link)"), withDestinationPath: target)
      }
      try FileManager.default.createSymbolicLink(
        atPath: pictures.folder.path("elsewhere-\(side)/back"),
        withDestinationPath: "../\(side)")
    }
    let run = try pictures.run(["expected", "actual"])
    #expect(run.exitCode == 1 && run.errors.isEmpty)
    #expect(run.text.contains("\nsub/b.png: differ: 64 of 64 px"), "\(run.text)")
    #expect(run.text.contains("\n2 equal, 2 different"), "\(run.text)")
  }

  @Test("names that look alike but have other bytes are two pictures")
  func normalization() throws {
    let pictures = try DiffPictures()
    let (composed, decomposed) = ("\u{e9}.png", "e\u{301}.png")
    try pictures.write("expected/\(composed)", DiffPictures.grey(5, 8))
    try pictures.write("actual/\(composed)", DiffPictures.grey(5, 8))
    try pictures.write("actual/\(decomposed)", DiffPictures.grey(9, 8))
    let run = try pictures.run(["expected", "actual"])
    // A file system that takes both for one name has only one of them.
    let files = try FileManager.default.contentsOfDirectory(atPath: pictures.folder.path("actual"))
    let sentence =
      files.count == 2 ? "1 equal, 0 different, 1 only in actual\n" : "0 equal, 1 different"
    #expect(run.exitCode == 1)
    #expect(run.text.contains(sentence), "\(run.text)")
  }

  @Test("folders without pictures are not equal but trouble, and so are missing ones")
  func empty() throws {
    let pictures = try Self.folders()
    for folder in ["x", "y"] { try pictures.write("\(folder)/notes.txt", Data()) }
    let none = try pictures.run(["x", "y"])
    #expect(none.exitCode == 66 && none.errors.contains("x, y: error: there is no .png file"))
    let missing = try pictures.run(["expected", "z"])
    #expect(missing.exitCode == 66 && missing.errors.contains("z: error: there is no such file"))
  }

  @Test("differences of folders are not drawn into a file, stdout or a compared folder")
  func refused() throws {
    let pictures = try Self.folders()
    for (output, message) in [
      ("d.png", "go into a folder, not into d.png"), ("-", "go into a folder, not into -"),
      ("actual/../actual", "would write into the actual folder actual"),
    ] {
      let run = try pictures.run(["expected", "actual", "-o", output])
      #expect(run.exitCode == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test("a flaw that leaves pixels intact is a warning, and under --strict trouble")
  func strict() throws {
    let pictures = try Self.folders()
    let sound = try PNGEncoder().encode(DiffPictures.grey(5, 8))
    try pictures.write("actual/same.png", Data(sound.dropLast(12)))
    let lenient = try pictures.run(["expected", "actual"])
    #expect(lenient.exitCode == 1)
    #expect(lenient.errors.hasPrefix("actual/same.png: warning: IEND is missing"))
    #expect(try pictures.run(["expected", "actual", "-q"]).errors.isEmpty)
    #expect(try pictures.run(["expected", "actual", "--strict"]).exitCode == 65)
  }
}
