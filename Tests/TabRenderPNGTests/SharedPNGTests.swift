import Foundation
import Testing
import TabRenderPNG
import TestSupport
import TabRenderBase

/// The corpus of sound, odd and broken PNG files that lies beside the package.
private enum Corpus {
  static let folder = Repository.root
    .appending(path: "../shared/cases").standardizedFileURL.path

  static let isPresent = FileManager.default.fileExists(atPath: folder)
}

@Suite("PNG corpus", .enabled(if: Corpus.isPresent, "needs ../shared/cases beside the package"))
struct SharedPNGTests {
  @Test(
    "Sound and odd files decode",
    arguments: [
      ("adam7-rgba16", 32, 32, 0), ("interlaced-1x1", 1, 1, 0), ("palette-trns", 32, 32, 0),
      ("palette-trns-partial", 32, 32, 0), ("gray16-trns", 32, 32, 0), ("gama-0.35", 32, 32, 0),
      ("chrm-only", 32, 32, 0), ("iccp-bad-srgb", 65, 65, 0), ("cicp-pq", 8, 8, 3),
      ("cicp-display-p3", 100, 50, 0), ("exif-early", 32, 32, 1),
      ("idat-1-byte-chunks", 32, 32, 0), ("zlib-window-z00", 32, 32, 0),
      ("palette-index-range", 10, 10, 1), ("sst-zero-size-baseline", 800, 160, 0),
      ("missing-iend", 4, 4, 1), ("bomb-ztxt", 1, 1, 0), ("apng-two-frames", 4, 4, 1),
    ])
  func decodes(name: String, width: Int, height: Int, warnings: Int) throws {
    let decoded = try PNGDecoder().read(contentsOf: "\(Corpus.folder)/png/\(name).png")
    #expect(decoded.bitmap.width == width)
    #expect(decoded.bitmap.height == height)
    #expect(decoded.warnings.count == warnings)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(decoded.bitmap)) == decoded.bitmap)
  }

  @Test(
    "Broken files are refused with the chunk, the byte and the reason",
    arguments: [
      ("bad-icc-crasher", "IHDR at byte 8: CRC is 811067c5, should be 02988e9a"),
      ("truncated-eof", "R\\x00y\\x00 at byte 8: is no chunk type"),
      ("missing-idat", "IEND at byte 49: out of place"),
      ("bad-crc-ihdr", "IHDR at byte 8: CRC is 4353554d, should be 56112528"),
      ("bad-crc-idat", "IDAT at byte 49: CRC is 4353554d, should be d02f14c9"),
      ("bad-adler", "IDAT at byte 33: incorrect data check"),
      ("bad-signature-byte", "signature damaged by a program that took the file for text"),
      ("bad-bit-depth-3", "IHDR at byte 8: bit depth is 3, must be "),
      ("missing-plte", "IDAT at byte 67: Missing PLTE before IDAT"),
      ("huge-idat-length", "IDAT at byte 33: the file ends early"),
      ("huge-iccp-length", "iCCP at byte 33: the file ends early"),
      ("zero-gama", "IDAT at byte 49: the file ends early"),
      ("ihdr-missing", "IDAT at byte 8: the first chunk must be IHDR"),
      ("afl-230", "IHDR at byte 8: width is 4293328897, must be "),
      ("lfs-pointer", "this is a Git LFS pointer, not a picture (49232 bytes not fetched)"),
      ("empty-file", "is empty (0 bytes)"),
      ("jpeg-named-png", "is a JPEG, not a PNG"),
      ("html-named-png", "is HTML, not a PNG (a failed download?)"),
      ("bomb-20000x20000-1bit", "20000×20000 px is over the limit of 268435456 px"),
      ("../pairs/cgbi-basn2c08/iphone", "Xcode-optimised PNG (CgBI)"),
      ("../pairs/cgbi-basi6a08/iphone", "Xcode-optimised PNG (CgBI)"),
    ])
  func refuses(name: String, message: String) {
    var text = "decoded"
    do throws(PNGError) {
      _ = try PNGDecoder().decode(contentsOf: "\(Corpus.folder)/png/\(name).png")
    } catch {
      text = error.description
    }
    #expect(text.hasPrefix(message))
  }

  @Test("Two encodings of one picture decode alike, hidden colours apart")
  func pairs() throws {
    for pair in ["odiff-extreme-alpha", "alpha0-rgb-differs", "same-pixels-other-metadata"] {
      let first = try PNGDecoder().decode(contentsOf: "\(Corpus.folder)/pairs/\(pair)/a.png")
      let second = try PNGDecoder().decode(contentsOf: "\(Corpus.folder)/pairs/\(pair)/b.png")
      #expect(first == second)
    }
  }

  @Test(
    "What was passed over is told in these words",
    arguments: [
      ("apng-two-frames", ["animated PNG: only the first of 2 frames is compared"]),
      ("exif-early", ["EXIF orientation 1 is not applied"]),
      (
        "cicp-pq",
        [
          "cLLI at byte 93: CRC is wrong; the chunk is ignored",
          "mDCV at byte 113: CRC is wrong; the chunk is ignored",
          "cICP: PQ (high dynamic range) compared as stored samples",
        ]
      ),
      (
        "palette-index-range",
        ["palette index 255 is beyond the 17 colours of PLTE: compared as opaque black"]
      ),
      ("missing-iend", ["IEND is missing; every pixel is there"]),
      ("iccp-bad-srgb", []), ("bomb-ztxt", []),
    ])
  func warns(name: String, messages: [String]) throws {
    let stored = try PNGDecoder().readStored(contentsOf: "\(Corpus.folder)/png/\(name).png")
    #expect(stored.warnings.map(\.description) == messages)
  }

  @Test(
    "Files with the same samples and other tags or metadata are noted",
    arguments: [
      (
        "srgb-vs-gama22",
        "colour tags differ: sRGB ≠ gAMA 1.0 (compared as stored; --color-management on converts)"
      ),
      ("same-pixels-other-metadata", "metadata differs: pHYs, tIME"),
    ])
  func notes(pair: String, note: String) throws {
    let first = try PNGDecoder().readStored(contentsOf: "\(Corpus.folder)/pairs/\(pair)/a.png")
    let second = try PNGDecoder().readStored(contentsOf: "\(Corpus.folder)/pairs/\(pair)/b.png")
    #expect(first.notes(comparedTo: second) == [note])
    let isSame = first.image == second.image
    #expect(isSame)
  }

  @Test(
    "Tags that are not sRGB change the converted samples",
    arguments: ["pairs/srgb-vs-gama22/b", "png/cicp-display-p3", "png/gama-0.35"])
  func converts(name: String) throws {
    let stored = try PNGDecoder().readStored(contentsOf: "\(Corpus.folder)/\(name).png")
    let converted = try stored.image.converted(from: stored.tags)
    let untagged = try stored.image.converted(from: PNGColorTags())
    let isSame = converted == untagged
    #expect(!isSame)
  }

  @Test("A picture of 400 million pixels of one bit takes an eighth of a byte each")
  func bits() throws {
    let stored = try PNGDecoder(maximumPixels: 500_000_000)
      .readStored(contentsOf: "\(Corpus.folder)/png/bomb-20000x20000-1bit.png")
    #expect(stored.image.bytes.count == 50_000_000)
  }
}
