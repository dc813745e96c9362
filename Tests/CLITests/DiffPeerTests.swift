import Foundation
import TabRender
import Testing

/// What other programs answer wrong, on pictures made for it; their own answers where they are
/// installed.
@Suite("Where other comparisons fail")
struct DiffPeerTests {
  /// ImageMagick's program, where it is installed.
  private static let imageMagick = ["/usr/bin/compare", "/usr/local/bin/compare"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The number of differing pixels that ImageMagick prints.
  private static func imageMagickCount(_ pictures: DiffPictures) throws -> String {
    let program = try #require(imageMagick)
    let run = try Program.run(
      URL(fileURLWithPath: program), ["-metric", "AE", "a.png", "b.png", "null:"],
      in: pictures.folder.url)
    return run.errors
  }

  /// Nothing, and black of half alpha: black on black.
  private static func alphaOnly() throws -> DiffPictures {
    let pictures = try DiffPictures()
    var half = Bitmap(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 { half[x, y] = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 128) }
    }
    try pictures.write("a.png", Bitmap(width: 8, height: 8))
    try pictures.write("b.png", half)
    return pictures
  }

  /// The same rows, and one more.
  private static func rowTaller() throws -> DiffPictures {
    let pictures = try DiffPictures()
    try pictures.write("a.png", DiffPictures.grey(80, 30, 21))
    try pictures.write("b.png", DiffPictures.grey(80, 30, 20))
    return pictures
  }

  @Test("black that only became opaque differs")
  func alphaOnBlack() throws {
    let run = try Self.alphaOnly().diff()
    #expect(run.exitCode == 1 && run.text.hasPrefix("differ: 64 of 64 px (100 %), max Δ 128/255"))
  }

  @Test(
    "ImageMagick calls black that only became opaque equal",
    .enabled(if: imageMagick != nil, "needs ImageMagick's compare"))
  func imageMagickAlpha() throws {
    #expect(try Self.imageMagickCount(Self.alphaOnly()) == "0")
  }

  @Test("a picture of one row more differs")
  func size() throws {
    let run = try Self.rowTaller().diff()
    #expect(run.exitCode == 1 && run.text.contains("(1 row fewer); 30 px outside, 0 px inside"))
  }

  @Test(
    "ImageMagick calls a picture of one row more equal",
    .enabled(if: imageMagick != nil, "needs ImageMagick's compare"))
  func imageMagickSize() throws {
    #expect(try Self.imageMagickCount(Self.rowTaller()) == "0")
  }

  @Test("a soft shadow of 4 levels at most is seen, which pixelmatch's counting dismisses")
  func softShadow() throws {
    let pictures = try DiffPictures()
    var shadow = DiffPictures.grey(20, 64)
    for y in 48..<64 {
      for x in 0..<64 { shadow[x, y] = DiffPictures.pixel(20 - (y - 44) / 4) }
    }
    try pictures.write("a.png", DiffPictures.grey(20, 64))
    try pictures.write("b.png", shadow)
    let run = try pictures.diff()
    #expect(run.exitCode == 1 && run.text.contains("1024 of 4096 px (25 %), max Δ 4/255"))
    #expect(try pictures.diff("--like", "pixelmatch").exitCode == 0)
  }

  @Test("a block of 20×20 px does not hide in a tenth of a per cent of 480,000 px")
  func blindSpot() throws {
    let pictures = try DiffPictures()
    var block = DiffPictures.grey(255, 800, 600)
    for y in 200..<220 {
      for x in 300..<320 { block[x, y] = DiffPictures.pixel(15) }
    }
    try pictures.write("a.png", DiffPictures.grey(255, 800, 600))
    try pictures.write("b.png", block)
    let run = try pictures.diff("--max-diff", "0.1%")
    #expect(run.exitCode == 1)
    #expect(run.text.contains("largest cluster 400; allowed are 480 px in clusters of at most 64"))
    // Without the limit of clusters the share alone would pass it.
    #expect(try pictures.diff("--max-diff", "0.1%", "--max-cluster", "480000").exitCode == 0)
  }
}
