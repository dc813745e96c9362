import Foundation
import TabRender
import Testing
import TestSupport

@Suite("Comparing two pictures")
struct DiffTests {
  @Test("equal pictures are told so, and exit 0")
  func equal() throws {
    let run = try DiffPictures(square: 0, by: 0).diff()
    #expect(run.exitCode == 0)
    #expect(run.text == "equal: 1600 px\n")
    #expect(run.errors.isEmpty)
  }

  @Test("a difference is told in one sentence, and exits 1")
  func different() throws {
    let run = try DiffPictures(square: 20, by: 4).diff()
    #expect(run.exitCode == 1)
    #expect(
      run.text
        == "differ: 400 of 1600 px (25 %), max Δ 4/255, 1 region at (4,4)–(24,24), "
        + "largest cluster 400\n")
    #expect(run.errors.isEmpty)
  }

  @Test(
    "options decide what counts as a difference",
    arguments: [
      ([], 1), (["--tolerance", "3"], 1), (["--tolerance", "4"], 0), (["--tolerance", "4/255"], 0),
      (["--tolerance", "1027/65535"], 1), (["--tolerance", "1028/65535"], 0),
      (["--delta-e", "1"], 1), (["--delta-e", "3"], 0), (["--max-diff", "399"], 1),
      (["--max-diff", "400"], 1), (["--max-diff", "400", "--max-cluster", "399"], 1),
      (["--max-diff", "400", "--max-cluster", "400"], 0),
      (["--max-diff", "25%", "--max-cluster", "400"], 0),
      (["--max-diff", "24.9%", "--max-cluster", "400"], 1),
      (["--max-ratio", "0.25", "--max-cluster", "400"], 0),
      (["--ignore", "4,4,20,20"], 0), (["--ignore", "4,4,20,19"], 1),
      (["--ignore", "2,2,10,10", "--scale", "2"], 0),
      (["--ignore", "4,4,20,10", "--ignore", "4,14,20,10"], 0),
      (["--fail-if", "max>3"], 1), (["--tolerance", "4", "--fail-if", "max>3"], 1),
      (["--tolerance", "4", "--fail-if", "max > 4"], 0),
      (["--tolerance", "4", "--fail-if", "psnr<60"], 1), (["--ignore-aa"], 1),
      (["--compare", "stored"], 1), (["--compare", "bytes"], 1),
    ] as [([String], Int32)])
  func options(options: [String], exitCode: Int32) throws {
    let run = try DiffPictures(square: 20, by: 4).run(["a.png", "b.png"] + options)
    #expect(run.exitCode == exitCode, "\(run.text)\(run.errors)")
    #expect(run.text.hasPrefix(exitCode == 0 ? "equal: " : "differ: "))
  }

  @Test("a budget is told in pixels")
  func budget() throws {
    let run = try DiffPictures(square: 20, by: 4).diff("--max-diff", "26%")
    #expect(run.exitCode == 1)
    #expect(run.text.contains("allowed are 416 px in clusters of at most 64"), "\(run.text)")
  }

  @Test("a mask leaves out its opaque pixels, or the white ones of an opaque mask")
  func mask() throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    var transparent = Bitmap(width: 40, height: 40)
    var opaque = DiffPictures.grey(0, 40)
    for y in 4..<24 {
      for x in 4..<24 {
        transparent[x, y] = DiffPictures.pixel(0)
        opaque[x, y] = DiffPictures.pixel(255)
      }
    }
    try pictures.write("transparent.png", transparent)
    try pictures.write("opaque.png", opaque)
    for mask in ["transparent.png", "opaque.png"] {
      let run = try pictures.diff("--mask", mask)
      #expect(run.exitCode == 0)
      #expect(run.text == "equal: 1200 px, 400 px ignored\n")
    }
    let missing = try pictures.diff("--mask", "none.png")
    #expect(missing.exitCode == 66 && missing.errors.contains("none.png: error: "))
  }

  @Test("the mask style draws what --mask takes")
  func maskOfDifferences() throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    #expect(try pictures.diff("--style", "mask", "-o", "mask.png").exitCode == 1)
    #expect(try pictures.diff("--mask", "mask.png").exitCode == 0)
  }

  @Test("pictures of different sizes differ, unless that is allowed and within the budget")
  func sizes() throws {
    let pictures = try DiffPictures()
    try pictures.write("a.png", DiffPictures.grey(9, 30, 20))
    try pictures.write("b.png", DiffPictures.grey(9, 30, 19))
    let run = try pictures.diff()
    #expect(run.exitCode == 1)
    #expect(
      run.text == "differ: size 30×20 ≠ 30×19 (1 row fewer); 30 px outside, 0 px inside\n"
        + "  other sizes are accepted with --allow-size-change, of a suite with allowSizeChange\n")
    #expect(try pictures.diff("--max-diff", "30").exitCode == 1)
    #expect(try pictures.diff("--allow-size-change").exitCode == 1)
    #expect(try pictures.diff("--allow-size-change", "--max-diff", "29").exitCode == 1)
    #expect(try pictures.diff("--allow-size-change", "--max-diff", "30").exitCode == 0)
  }

  @Test("the union of two pictures is held to the limit of pixels")
  func unionLimit() throws {
    let pictures = try DiffPictures()
    try pictures.write("a.png", DiffPictures.grey(9, 200, 1))
    try pictures.write("b.png", DiffPictures.grey(9, 1, 200))
    let run = try pictures.diff("--max-pixels", "1000")
    #expect(run.exitCode == 65)
    #expect(
      run.errors.contains("b.png: error: both together are 200×200 px, over the limit of 1000 px"),
      "\(run.errors)")
  }

  @Test("antialiasing is forgiven only where it is asked for, and is counted then")
  func antialiasing() throws {
    let pictures = try DiffPictures()
    func edge(_ soft: Int) -> Bitmap {
      var bitmap = DiffPictures.grey(255, 20)
      for y in 0..<20 {
        for x in 0..<10 { bitmap[x, y] = DiffPictures.pixel(0) }
        bitmap[10, y] = DiffPictures.pixel(soft)
      }
      return bitmap
    }
    try pictures.write("a.png", edge(100))
    try pictures.write("b.png", edge(160))
    #expect(try pictures.diff().exitCode == 1)
    let run = try pictures.diff("--ignore-aa")
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(run.text.contains("20 px forgiven as antialiasing"))
  }

  @Test("a solid block that changed is not dismissed as antialiasing")
  func solidBlock() throws {
    let run = try DiffPictures(square: 6, by: 100).diff("--ignore-aa")
    #expect(run.exitCode == 1)
    #expect(run.text.hasPrefix("differ: 36 of 1600 px"), "\(run.text)")
  }

  @Test("metrics are told when asked for, and decide nothing")
  func metrics() throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    let run = try pictures.diff("--metric", "max,mae,psnr,ssim,de2000,flip")
    #expect(run.exitCode == 1)
    for name in ["mae 1", "psnr 42.1102 dB", "ssim 0.", "de2000 ", "flip 0."] {
      #expect(run.text.contains(", \(name)"), "\(name): \(run.text)")
    }
    let equal = try DiffPictures(square: 0, by: 0).diff("--metric", "psnr,ssim,flip")
    #expect(equal.text == "equal: 1600 px, psnr ∞, ssim 1, flip 0\n")
  }

  @Test("a condition that holds is named as the reason")
  func condition() throws {
    let run = try DiffPictures(square: 20, by: 4)
      .diff("--tolerance", "4", "--fail-if", "psnr<60", "--fail-if", "ssim<0.1")
    #expect(run.exitCode == 1)
    #expect(run.text.hasSuffix("psnr<60 holds\n"), "\(run.text)")
  }

  @Test("a shift is proposed as far as it is looked for")
  func shift() throws {
    let pictures = try DiffPictures()
    func box(at left: Int) -> Bitmap {
      var bitmap = DiffPictures.grey(255, 40)
      for y in 10..<20 {
        for x in left..<left + 12 { bitmap[x, y] = DiffPictures.pixel(0) }
      }
      return bitmap
    }
    try pictures.write("a.png", box(at: 10))
    try pictures.write("b.png", box(at: 13))
    #expect(try !pictures.diff().text.contains("shifted"))
    #expect(try pictures.diff("--shift", "3").text.contains("\n  shifted by (+3, 0)\n"))
    #expect(try pictures.diff("--shift", "3", "--json").document["shift"] as? [Int] == [3, 0])
  }

  @Test("bytes are compared when asked for, and equal pixels are told")
  func bytes() throws {
    let pictures = try DiffPictures(square: 0, by: 0)
    let other = try PNGEncoder(metadata: .none).encode(DiffPictures.grey(100, 40))
    try pictures.write("b.png", Data(other))
    #expect(try pictures.diff().exitCode == 0)
    let run = try pictures.diff("--compare", "bytes")
    #expect(run.exitCode == 1)
    #expect(
      run.text.hasPrefix("differ: the files' bytes, but no pixel of 1600\n"), "\(run.text)")
    #expect(try pictures.run(["a.png", "a.png", "--compare", "bytes"]).exitCode == 0)
  }

  @Test("one of the pictures may come from stdin")
  func standardInput() throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    let (a, b) = (pictures.folder.path("a.png"), pictures.folder.path("b.png"))
    #expect(try Program.shell("$0 diff - '\(a)' < '\(a)'").exitCode == 0)
    #expect(try Program.shell("$0 diff '\(b)' - < '\(a)'").exitCode == 1)
    let run = try Program.shell("$0 diff '\(b)' - < /dev/null")
    #expect(run.exitCode == 65 && run.errors.contains("is empty (0 bytes)"))
  }

  @Test("the JSON has the numbers, the files with digests, and the reasons")
  func json() throws {
    let run = try DiffPictures(square: 20, by: 4).diff("--json", "--max-diff", "25%")
    #expect(run.exitCode == 1)
    let document = run.document
    #expect(document["status"] as? String == "changed")
    #expect(document["pixels"] as? Int == 400)
    #expect(document["total"] as? Int == 1600)
    #expect(document["maxDelta"] as? Int == 4)
    #expect(document["boxes"] as? [[Int]] == [[4, 4, 20, 20]])
    #expect(document["budget"] as? [String: Int] == ["maxDiff": 400, "maxCluster": 64])
    #expect(document["reasons"] as? [String] == ["cluster"])
    let baseline = document["baseline"] as? [String: Any]
    #expect((baseline?["sha256"] as? String)?.count == 64)
    #expect(baseline?["size"] as? [Int] == [40, 40])
  }

  @Test("the numbers of pixelmatch are to be had, with its own options")
  func pixelmatch() throws {
    let small = try DiffPictures(square: 20, by: 4)
    let antialiased = try small.diff("--like", "pixelmatch")
    #expect(antialiased.exitCode == 0)
    #expect(antialiased.text.contains("400 px within the tolerance"), "\(antialiased.text)")
    let strict = try small.diff("--like", "pixelmatch", "--threshold", "0", "--include-aa")
    #expect(strict.exitCode == 1)
    #expect(strict.text.hasPrefix("differ: 400 of 1600 px"), "\(strict.text)")
    let allowed = try small.diff(
      "--like", "pixelmatch", "--threshold", "0", "--include-aa", "--max-diff", "400",
      "--max-cluster", "400", "--pixelmatch-version", "5")
    #expect(allowed.exitCode == 0, "\(allowed.text)")
  }

  @Test(
    "options that contradict each other, or say nothing, are refused",
    arguments: [
      ([], "diff needs two pictures or two folders, got 0"),
      (["a.png"], "diff needs two pictures or two folders, got 1"),
      (["a.png", "b.png", "c.png"], "\"c.png\" is one word too many"),
      (["-", "-"], "only one of the pictures can be -"),
      (["a.png", "b.png", "--tolerance", "1", "--delta-e", "1"], "--tolerance and --delta-e both"),
      (
        ["a.png", "b.png", "--max-diff", "1", "--max-ratio", "1"], "--max-diff and --max-ratio both"
      ),
      (["a.png", "b.png", "--max-diff", "101%"], "--max-diff must be 0…100 %, got 101%"),
      (["a.png", "b.png", "--max-diff", "0.5"], "--max-diff needs a whole number of px"),
      (["a.png", "b.png", "--tolerance", "256"], "--tolerance must be 0…255 of 255, got 256"),
      (["a.png", "b.png", "--tolerance", "1/100"], "--tolerance needs N, N/255 or N/65535"),
      (["a.png", "b.png", "--fail-if", "ssim"], "--fail-if needs a metric, < or >, and a number"),
      (
        ["a.png", "b.png", "--fail-if", "sim<1"], "--fail-if must be max|mae|psnr|ssim|de2000|flip"
      ),
      (["a.png", "b.png", "--ignore", "1,2,3"], "--ignore needs x,y,w,h in pt"),
      (["a.png", "b.png", "--ignore", "1,2,-3,4"], "--ignore must be a width and a height of 0"),
      (["a.png", "b.png", "--threshold", "0.1"], "--threshold means something to pixelmatch only"),
      (
        ["a.png", "b.png", "--like", "pixelmatch", "--ignore-aa"],
        "pixelmatch has nothing like --ignore-aa"
      ),
      (["a.png", "b.png", "--style", "red"], "--style needs a file to draw into"),
      (["a.png", "b.png", "-o", "diff.jpg"], "\"diff.jpg\" does not end in .png"),
      (["a.png", "b.png", "-o", "b.png"], "-o b.png would replace the actual picture b.png"),
      (["a.png", "b.png", "-o", "./a.png"], "-o ./a.png would replace the expected picture"),
    ] as [([String], String)])
  func refused(words: [String], message: String) throws {
    let run = try DiffPictures(square: 20, by: 4).run(words)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("the JSON document and the picture do not both go to stdout")
  func jsonAndPicture() throws {
    let run = try DiffPictures(square: 20, by: 4).diff("-o", "-", "--json")
    #expect(run.exitCode == 64)
    #expect(run.errorMessage.hasPrefix("--json and the output - would both write"))
  }

  @Test("a picture and a folder are not compared, and the likely meaning is a hint")
  func pictureAndFolder() throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    try pictures.write("folder/a.png", DiffPictures.grey(100, 40))
    let run = try pictures.run(["a.png", "folder/"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("hint: tabrender diff a.png folder/a.png"), "\(run.errors)")
  }
}
