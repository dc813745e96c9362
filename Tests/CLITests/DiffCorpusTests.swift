import Foundation
import TabRender
import Testing

@Suite(
  "Comparing the corpus",
  .enabled(if: DiffCorpus.isPresent, "needs ../shared/cases beside the package"))
struct DiffCorpusTests {
  /// How long an answer may take; debug builds walk pixels much slower.
  #if DEBUG
  static let patience = 20.0
  #else
  static let patience = 1.0
  #endif

  @Test("every case exits as its manifest says", arguments: DiffCorpus.pictures)
  func exits(found: DiffCorpus.Case) throws {
    let start = Date()
    let run = try Program.run(["diff"] + found.pictures)
    #expect(Date().timeIntervalSince(start) < Self.patience)
    if let expected = found.expectedExit {
      #expect(run.exitCode == expected, "\(run.text)\(run.errors)")
    } else {
      #expect([0, 65].contains(run.exitCode), "\(run.text)\(run.errors)")
    }
    // Trouble says nothing on stdout, and a verdict is one sentence.
    switch run.exitCode {
    case 0: #expect(run.text.hasPrefix("equal: "))
    case 1: #expect(run.text.hasPrefix("differ: "))
    default: #expect(run.output.isEmpty && run.errors.contains(": error: "))
    }
  }

  @Test("every case that cannot be read leaves no picture behind", arguments: DiffCorpus.unreadable)
  func noOutput(found: DiffCorpus.Case) throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["diff"] + found.pictures + ["-o", folder.path("d.png")])
    #expect(run.exitCode == found.expectedExit)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test(
    "what is broken is named with chunk and byte, or as what it is",
    arguments: [
      ("bad-icc-crasher", "IHDR at byte 8: CRC is"), ("truncated-eof", "R\\x00y\\x00 at byte 8: "),
      ("missing-idat", "IEND at byte 49: "), ("bad-crc-ihdr", "IHDR at byte 8: CRC is"),
      ("bad-crc-idat", "IDAT at byte 49: CRC is"), ("bad-adler", "IDAT at byte 33: "),
      ("bad-signature-byte", "signature damaged"), ("bad-bit-depth-3", "IHDR at byte 8: "),
      ("missing-plte", "IDAT at byte 67: "), ("huge-idat-length", "IDAT at byte 33: "),
      ("huge-iccp-length", "iCCP at byte 33: "), ("zero-gama", "at byte "),
      ("ihdr-missing", "IDAT at byte 8: "), ("afl-230", "IHDR at byte 8: "),
      ("empty-file", "is empty (0 bytes)"), ("jpeg-named-png", "is a JPEG, not a PNG"),
      ("html-named-png", "is HTML, not a PNG (a failed download?)"),
      ("lfs-pointer", "Git LFS pointer, not a picture (49232 bytes not fetched)"),
      ("bomb-20000x20000-1bit", "20000×20000 px is over the limit of 268435456 px"),
      ("cgbi-basn2c08", "(CgBI)"), ("cgbi-basi6a08", "COMPRESS_PNG_FILES=NO"),
    ])
  func broken(id: String, message: String) throws {
    let run = try DiffCorpus.diff(id)
    #expect(run.exitCode >= 65)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains(": error: "))
  }

  @Test(
    "what is odd but sound is a warning, an error only under --strict, and silent with -q",
    arguments: [
      ("missing-iend", "IEND is missing"), ("cicp-pq", "cLLI at byte"),
      ("cicp-pq", "PQ (high dynamic range) compared as stored samples"),
      ("apng-two-frames", "animated PNG: only the first of 2 frames is compared"),
      ("palette-index-range", "compared as opaque black"),
    ])
  func warned(id: String, message: String) throws {
    let run = try DiffCorpus.diff(id)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains(": warning: ") && run.errors.contains(message), "\(run.errors)")
    #expect(try DiffCorpus.diff(id, ["-q"]).errors.isEmpty)
    let strict = try DiffCorpus.diff(id, ["--strict"])
    #expect(strict.exitCode == 65 && strict.output.isEmpty)
  }

  @Test(
    "what differs is told with its numbers",
    arguments: [
      ("one-lsb", ["differ: 1 of 1 px", "max Δ 1/255"]),
      ("16bit-low-byte", ["differ: 64 of 64 px", "max Δ 1/65535"]),
      ("alpha-only-white", ["differ: 64 of 64 px"]), ("alpha-only-black", ["differ: 64 of 64 px"]),
      ("pixelmatch-8-transparent", ["differ: 32896 of "]),
      (
        "jest-1px-off",
        [
          "differ: 96 of 10000 px", "1394 px differ as stored, 96 of them visibly",
          "1100 px differ in hidden colours",
        ]
      ),
      (
        "odiff-size-mismatch",
        ["size 4×4 ≠ 8×8 (4 columns more, 4 rows more)", "48 px outside, 16 px inside"]
      ),
      (
        "one-row-taller",
        ["differ: size 646×169 ≠ 646×168 (1 row fewer); 646 px outside, 0 px inside\n"]
      ),
      ("blind-spot-20x20", ["400 of 480000 px (0.083 %)", "largest cluster 400"]),
      ("subtle-colour", ["differ: 1600 of 1600 px (100 %), max Δ 33/255"]),
      (
        "dark-shadow-drift",
        [
          "differ: 1024 of 4096 px (25 %), max Δ 4/255, 1 region at (0,48)–(64,64), "
            + "largest cluster 1024\n"
        ]
      ),
      (
        "one-px-shift",
        ["differ: 32 of 2048 px", "2 regions", "largest cluster 16", "\n  shifted by (+1, 0)\n"]
      ),
    ])
  func differs(id: String, parts: [String]) throws {
    let run = try DiffCorpus.diff(id)
    #expect(run.exitCode == 1)
    for part in parts { #expect(run.text.contains(part), "\(run.text)") }
  }

  @Test(
    "what is equal but not the same is noted",
    arguments: [
      ("alpha0-rgb-differs", "64 px differ in hidden colours"),
      ("same-pixels-other-metadata", "metadata differs: pHYs, tIME"),
      ("srgb-vs-gama22", "colour tags differ: sRGB ≠ gAMA"),
      ("gama-0.35", "both are tagged gAMA 0.35 (compared as stored"),
    ])
  func noted(id: String, note: String) throws {
    let run = try DiffCorpus.diff(id)
    #expect(run.exitCode == 0)
    #expect(run.text.contains("\n  \(note)"), "\(run.text)")
    let json = try DiffCorpus.diff(id, ["--json"]).document
    #expect(json["status"] as? String == "ok")
  }

  @Test(
    "an option changes the verdict of a case as its manifest says",
    arguments: [
      ("alpha0-rgb-differs", ["--compare", "stored"], 1),
      ("16bit-low-byte", ["--tolerance", "1"], 0), ("16bit-low-byte", ["--tolerance", "0.001"], 1),
      ("srgb-vs-gama22", ["--color-management", "on"], 1),
      ("gama-0.35", ["--color-management", "on"], 0),
      ("cicp-pq", ["--color-management", "on"], 0),
      ("blind-spot-20x20", ["--max-ratio", "0.001"], 1),
      ("blind-spot-20x20", ["--max-ratio", "0.001", "--max-cluster", "399"], 1),
      ("blind-spot-20x20", ["--max-ratio", "0.001", "--max-cluster", "400"], 0),
      ("one-row-taller", ["--max-diff", "646"], 1),
      ("one-row-taller", ["--allow-size-change", "--max-diff", "646"], 0),
      ("one-row-taller", ["--allow-size-change", "--max-diff", "645"], 1),
      ("dark-shadow-drift", ["--ignore-aa"], 1),
      ("dark-shadow-drift", ["--like", "pixelmatch"], 0),
      ("bomb-20000x20000-1bit", ["--max-pixels", "500M"], 0),
    ] as [(String, [String], Int32)])
  func options(id: String, options: [String], exitCode: Int32) throws {
    let run = try DiffCorpus.diff(id, options)
    #expect(run.exitCode == exitCode, "\(run.text)\(run.errors)")
  }

  @Test("a colour space that is told makes other colours, and so other pictures")
  func displayP3() throws {
    let folder = try TemporaryFolder()
    let tagged = "\(DiffCorpus.folder)/png/cicp-display-p3.png"
    // The same samples without the tag, which is sRGB.
    let plain = try PNGEncoder().encode(try PNGDecoder().decode(contentsOf: tagged))
    try Data(plain).write(to: folder.url.appendingPathComponent("plain.png"))
    let pair = ["diff", tagged, folder.path("plain.png")]
    #expect(try Program.run(pair).exitCode == 0)
    #expect(try Program.run(pair + ["--color-management", "on"]).exitCode == 1)
  }

  @Test("forgiving antialiasing lowers the count of a map's letters and says by how much")
  func mapLetters() throws {
    let strict = try DiffCorpus.diff("pixelmatch-map-aa", ["--json"]).document
    let forgiving = try DiffCorpus.diff("pixelmatch-map-aa", ["--json", "--ignore-aa"]).document
    let (all, left) = (strict["pixels"] as? Int ?? 0, forgiving["pixels"] as? Int ?? 0)
    let antialiased = forgiving["forgivenAA"] as? Int ?? 0
    #expect(antialiased > 0 && left + antialiased == all)
  }

  @Test("CIEDE2000 tells its largest difference of a shadow's drift")
  func deltaE() throws {
    let run = try DiffCorpus.diff("dark-shadow-drift", ["--delta-e", "0"])
    #expect(run.exitCode == 1)
    #expect(run.text.contains("max ΔE "), "\(run.text)")
    #expect(try DiffCorpus.diff("dark-shadow-drift", ["--delta-e", "2"]).exitCode == 0)
  }

  @Test(
    "bombs are answered with little memory",
    arguments: [
      ("bomb-ztxt", [], 0, 400_000), ("huge-idat-length", [], 65, 400_000),
      ("bomb-20000x20000-1bit", [], 65, 400_000),
      ("bomb-20000x20000-1bit", ["--max-pixels", "500M"], 0, 700_000),
    ] as [(String, [String], Int32, Int)])
  func memory(id: String, options: [String], exitCode: Int32, kilobytes: Int) throws {
    let file = "\(DiffCorpus.folder)/png/\(id).png"
    // The limit is on addresses, of which libraries and stacks take most; 1 GiB would not fit.
    let run = try Program.shell(
      "ulimit -v \(kilobytes); $0 diff '\(file)' '\(file)' \(options.joined(separator: " "))")
    #expect(run.exitCode == exitCode, "\(run.text)\(run.errors)")
  }
}
