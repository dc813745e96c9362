import Foundation
import TabRender
import Testing

@Suite("Pictures of differences on the command line")
struct DiffOutputTests {
  @Test(
    "every style draws a picture of its size",
    arguments: [
      ("heat", 40, 59), ("red", 40, 40), ("side", 128, 59), ("overlay", 40, 40), ("mask", 40, 40),
      ("blink", 40, 40),
    ])
  func styles(style: String, width: Int, height: Int) throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    let run = try pictures.diff("--style", style, "-o", "d.png")
    #expect(run.exitCode == 1)
    let picture = try pictures.read("d.png")
    #expect(picture.width == width && picture.height == height)
  }

  @Test("blink is an animation of both pictures")
  func blink() throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    _ = try pictures.diff("--style", "blink", "-o", "d.png")
    let data = try Data(contentsOf: pictures.folder.url.appendingPathComponent("d.png"))
    for chunk in ["acTL", "fcTL", "fdAT"] {
      #expect(data.firstRange(of: Data(chunk.utf8)) != nil)
    }
    let (first, a) = (try pictures.read("d.png"), try pictures.read("a.png"))
    #expect((first == a) as Bool)
  }

  @Test("a drift of 4 levels in the dark is drawn so that it is seen, while Δ itself looks black")
  func darkDrift() throws {
    let pictures = try DiffPictures()
    try pictures.write("a.png", DiffPictures.grey(22, 64))
    var drifted = DiffPictures.grey(22, 64)
    for y in 48..<64 {
      for x in 0..<64 { drifted[x, y] = DiffPictures.pixel(22 - (y - 43) / 5) }
    }
    try pictures.write("b.png", drifted)
    #expect(try pictures.diff("-o", "d.png").exitCode == 1)
    let picture = try pictures.read("d.png")
    for y in 48..<64 {
      let (seen, pale) = (picture[5, y], picture[5, 20])
      // Saturated colour on grey: no channel of grey is 100 levels from another.
      #expect(Int(seen.red) - Int(seen.blue) > 100)
      #expect(pale.red == pale.blue)
    }
  }

  @Test("equal pictures give a picture too, so that an old one does not stay")
  func equal() throws {
    let pictures = try DiffPictures(square: 0, by: 0)
    try pictures.write("d.png", Data("old".utf8))
    #expect(try pictures.diff("-o", "d.png").exitCode == 0)
    #expect(try pictures.read("d.png").width == 40)
  }

  @Test("what cannot be read leaves the old picture of differences as it was")
  func untouched() throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    try pictures.write("broken.png", Data("no picture".utf8))
    try pictures.write("d.png", Data("old".utf8))
    let run = try pictures.run(["a.png", "broken.png", "-o", "d.png"])
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(
      try Data(contentsOf: pictures.folder.url.appendingPathComponent("d.png")) == Data("old".utf8))
    _ = try pictures.run(["a.png", "broken.png", "-o", "new.png"])
    #expect(!pictures.exists("new.png"))
  }

  @Test("both pictures that cannot be read are named, and the graver code wins")
  func bothUnreadable() throws {
    let pictures = try DiffPictures()
    try pictures.write("empty.png", Data())
    try pictures.write(
      "pointer.png",
      Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n".utf8))
    let run = try pictures.run(["empty.png", "pointer.png"])
    #expect(run.exitCode == 66)
    #expect(run.errors.contains("empty.png: error: is empty (0 bytes)"))
    #expect(run.errors.contains("pointer.png: error: this is a Git LFS pointer"), "\(run.errors)")
    #expect(run.errors.contains("hint: git lfs pull"))
  }

  @Test("on stdout the picture stands alone, and the words go to stderr")
  func standardOutput() throws {
    let run = try DiffPictures(square: 20, by: 4).diff("-o", "-")
    #expect(run.exitCode == 1)
    #expect(try PNGDecoder().decode([UInt8](run.output)).width == 40)
    #expect(run.errors.hasPrefix("differ: 400 of 1600 px"))
  }

  @Test("files are kept, and folders made, only when asked for")
  func existing() throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    #expect(try pictures.diff("-o", "d.png").exitCode == 1)
    #expect(try pictures.diff("-o", "d.png", "--no-clobber").exitCode == 73)
    #expect(try pictures.diff("-o", "x/d.png").exitCode == 73)
    #expect(try pictures.diff("-o", "x/d.png", "--parents").exitCode == 1)
    #expect(pictures.exists("x/d.png"))
  }

  @Test("the picture and the words do not depend on the number of threads")
  func threads() throws {
    let pictures = try DiffPictures(square: 20, by: 4, in: 300)
    let one = try pictures.diff("-j", "1", "-o", "1.png")
    let many = try pictures.diff("-j", "7", "-o", "7.png")
    #expect(one.text == many.text)
    let same = try isSame(
      Data(contentsOf: pictures.folder.url.appendingPathComponent("1.png")),
      Data(contentsOf: pictures.folder.url.appendingPathComponent("7.png")))
    #expect(same)
  }
}
