import Testing
import TabRenderPNG
import TestSupport
import TabRenderBase

@Suite("Hostile PNG")
struct HostilePNGTests {
  private static let pixel = HandmadePNG(width: 2, height: 2, colorType: 2, rows: rows)
  private static let rows: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]

  /// What came of reading: a message, or nil.
  private func message(_ file: [UInt8]) -> String? {
    do throws(PNGError) {
      _ = try PNGDecoder().readStored(file)
      return nil
    } catch {
      return error.description
    }
  }

  /// Fails the test unless the bytes are refused, or give a picture of the size that they state.
  ///
  /// Returns whether they were accepted: a reader that refuses everything would pass else.
  private func expectSane(_ file: [UInt8], _ comment: @autoclosure () -> String) -> Bool {
    guard let stored = try? PNGDecoder().readStored(file) else { return false }
    let width = file[16..<20].reduce(0) { $0 << 8 | Int($1) }
    let height = file[20..<24].reduce(0) { $0 << 8 | Int($1) }
    let isSane =
      stored.image.width == width && stored.image.height == height
      && stored.image.makeBitmap().bytes.count == width * height * 4
    #expect(isSane, "\(comment())")
    return true
  }

  @Test(
    "A file of any form cut at any byte is refused, or complete",
    arguments: StoredPNGTests.Case.all)
  func cuts(example: StoredPNGTests.Case) {
    let png = HandmadePNG(example.picture(width: 5, height: 3), interlaced: example.interlaced)
    for count in 0..<png.body.count {
      #expect(message(Array(png.file[..<count])) != nil, "\(count) bytes")
    }
    for count in png.body.count..<png.file.count {
      #expect(message(Array(png.file[..<count])) == nil, "\(count) bytes")
    }
  }

  @Test(
    "A file of any form with any byte changed is refused, or a picture of its size",
    arguments: StoredPNGTests.Case.all)
  func changes(example: StoredPNGTests.Case) {
    let png = HandmadePNG(example.picture(width: 5, height: 3), interlaced: example.interlaced)
    var accepted = 0
    for index in png.file.indices {
      for change in [0x01, 0xA0] as [UInt8] {
        var file = png.file
        file[index] ^= change
        if expectSane(file, "byte \(index) ^ \(change)") { accepted += 1 }
      }
    }
    #expect(accepted > 0)
  }

  @Test(
    "A file of any form with any byte of a chunk changed under a right checksum is refused, or sane",
    arguments: StoredPNGTests.Case.all)
  func changesUnderChecksum(example: StoredPNGTests.Case) {
    let png = HandmadePNG(example.picture(width: 5, height: 3), interlaced: example.interlaced)
    let parts = chunks(of: png.file)
    var accepted = 0
    for part in parts.indices {
      for index in parts[part].data.indices {
        for change in [0x01, 0x04, 0xFF] as [UInt8] {
          var changed = parts
          changed[part].data[index] ^= change
          let file = HandmadePNG.signature + changed.flatMap { chunk($0.name, $0.data) }
          if expectSane(file, "\(parts[part].name) \(index) ^ \(change)") { accepted += 1 }
        }
      }
    }
    #expect(accepted > 0)
  }

  @Test("Any two chunks may change places, any may be missing or double")
  func order() {
    var accepted = 0
    func note(_ isAccepted: Bool) { accepted += isAccepted ? 1 : 0 }
    for type in [UInt8(0), 2, 3] {
      let png = HandmadePNG(
        width: 1, height: 1, colorType: type,
        chunks: [("PLTE", [1, 2, 3]), ("tRNS", [0, 1, 0, 1, 0, 1]), ("tEXt", [65, 0, 66])],
        rows: [0, 0] + (type == 2 ? [0, 0] : []))
      let parts = chunks(of: png.file)
      let join = { (parts: [(name: String, data: [UInt8])]) in
        HandmadePNG.signature + parts.flatMap { chunk($0.name, $0.data) }
      }
      for first in parts.indices {
        note(
          expectSane(
            join(parts.enumerated().filter { $0.offset != first }.map(\.element)), "missing"))
        note(expectSane(join(Array(parts[...first]) + Array(parts[first...])), "double"))
        for second in parts.indices {
          var swapped = parts
          swapped.swapAt(first, second)
          note(expectSane(join(swapped), "\(first) for \(second)"))
        }
      }
    }
    // At the least each file with a chunk in the place of itself, which is no change.
    #expect(accepted > 3 * 4)
  }

  private func file(header: [UInt8]) -> [UInt8] {
    HandmadePNG.signature + chunk("IHDR", header) + chunk("IDAT", stored(Self.rows))
      + chunk("IEND", [])
  }

  @Test(
    "A header outside PNG's rules is refused with the field, its value and what it can be",
    arguments: [
      ([0, 2, 8, 2, 0, 0, 0], "width is 0, must be 1 to 2147483647"),
      ([2, 0, 8, 2, 0, 0, 0], "height is 0, must be 1 to 2147483647"),
      ([1 << 31, 2, 8, 2, 0, 0, 0], "width is 2147483648, must be 1 to 2147483647"),
      ([2, 2, 0, 2, 0, 0, 0], "bit depth is 0, must be 8 or 16 with colour type 2"),
      ([2, 2, 3, 0, 0, 0, 0], "bit depth is 3, must be 1, 2, 4, 8 or 16 with colour type 0"),
      ([2, 2, 16, 3, 0, 0, 0], "bit depth is 16, must be 1, 2, 4 or 8 with colour type 3"),
      ([2, 2, 4, 4, 0, 0, 0], "bit depth is 4, must be 8 or 16 with colour type 4"),
      ([2, 2, 1, 6, 0, 0, 0], "bit depth is 1, must be 8 or 16 with colour type 6"),
      ([2, 2, 8, 1, 0, 0, 0], "colour type is 1, must be 0, 2, 3, 4 or 6"),
      ([2, 2, 8, 9, 0, 0, 0], "colour type is 9, must be 0, 2, 3, 4 or 6"),
      ([2, 2, 8, 2, 1, 0, 0], "compression method is 1, must be 0"),
      ([2, 2, 8, 2, 0, 64, 0], "filter method is 64, must be 0"),
      ([2, 2, 8, 2, 0, 0, 2], "interlace method is 2, must be 0 or 1"),
    ])
  func header(fields: [Int], reason: String) {
    let rest = fields[2...].map { UInt8($0) }
    let file = file(header: bigEndian(fields[0]) + bigEndian(fields[1]) + rest)
    #expect(message(file) == "IHDR at byte 8: \(reason)")
  }

  @Test("A header of another length, damaged or cut off is refused as that", arguments: 0...12)
  func headerLength(length: Int) {
    let header = Self.pixel.header
    let short = file(header: Array(header[..<length]))
    #expect(message(short) == "IHDR at byte 8: its length is \(length), must be 13")
    #expect(
      message(Array(Self.pixel.file[..<(16 + length)])) == "IHDR at byte 8: the file ends early")
    var changed = Self.pixel.file
    changed[16 + length] ^= 1
    #expect(message(changed)?.hasPrefix("IHDR at byte 8: CRC is ") == true)
  }

  @Test(
    "A first chunk that is not IHDR is refused, though IHDR follows",
    arguments: ["gAMA", "tEXt", "aaAa", "pHYs", "acTL", "IDAT", "PLTE", "IEND"])
  func firstChunk(name: String) {
    let file = HandmadePNG.signature + chunk(name, [0, 0, 0, 1]) + Self.pixel.file.dropFirst(8)
    #expect(message(file) == "\(name) at byte 8: the first chunk must be IHDR")
  }

  @Test("A type of a chunk that is not four letters is told where it stands")
  func chunkType() {
    let header = HandmadePNG.signature + chunk("IHDR", Self.pixel.header)
    let gamma = chunk("gAMA", bigEndian(45_455))
    let pixels = chunk("IDAT", stored(Self.rows))
    let end = chunk("IEND", [])
    let files: [([UInt8], [UInt8])] = [
      (HandmadePNG.signature, header.dropFirst(8) + pixels + end), (header, pixels + end),
      (header + gamma, pixels + end), (header + pixels, end),
    ]
    for (before, after) in files {
      for (name, shown) in [("a1b ", "a\\x31b\\x20"), ("\0\0\0\0", "\\x00\\x00\\x00\\x00")] {
        let expected = "\(shown) at byte \(before.count): is no chunk type, which is four letters"
        #expect(message(before + chunk(name, [1, 2]) + after) == expected)
      }
    }
  }

  @Test("Critical chunks where they do not belong are refused with their place")
  func critical() {
    let header = HandmadePNG.signature + chunk("IHDR", Self.pixel.header)
    let data = stored(Self.rows)
    let pixels = chunk("IDAT", data)
    let end = chunk("IEND", [])
    let palette = chunk("PLTE", [1, 2, 3])
    let second = header.count + pixels.count
    let files: [([UInt8], String)] = [
      (header + chunk("IHDR", Self.pixel.header) + pixels + end, "IHDR at byte 33: "),
      (header + pixels + chunk("IHDR", Self.pixel.header) + end, "IHDR at byte \(second): "),
      (header + pixels + palette + end, "PLTE at byte \(second): "),
      (header + chunk("CRIT", []) + pixels + end, "CRIT at byte 33: "),
      (
        header + pixels + chunk("tEXt", []) + pixels + end,
        "IDAT at byte \(second + 12): IDAT chunks"
      ),
      (header + pixels + chunk("CRIT", []) + end, "CRIT at byte \(second): "),
      (header + palette + palette + pixels + end, "PLTE at byte 48: "),
      (header + end, "IEND at byte 33: "),
      (header + chunk("IDAT", []) + end, ""),
      (
        header + chunk("IDAT", Array(data[..<9])) + chunk("tEXt", [65, 0])
          + chunk("IDAT", Array(data[9...])) + end, "IDAT at byte 68: IDAT chunks"
      ),
      (pixels + end, "is some other file"),
    ]
    for (file, place) in files {
      #expect(message(file)?.hasPrefix(place) == true, "\(message(file) ?? "read"), not \(place)")
    }
  }

  @Test("Pixels too many are a warning, and too few an error")
  func amount() throws {
    let header = HandmadePNG.signature + chunk("IHDR", Self.pixel.header)
    let end = chunk("IEND", [])
    let more = header + chunk("IDAT", stored(Self.rows + [0, 1, 2])) + end
    #expect(try PNGDecoder().readStored(more).warnings.map(\.isFlaw) == [true])
    let behind = header + chunk("IDAT", stored(Self.rows) + [1, 2, 3]) + end
    #expect(try PNGDecoder().readStored(behind).warnings.map(\.isFlaw) == [true])
    let fewer = header + chunk("IDAT", stored(Self.rows.dropLast())) + end
    #expect(message(fewer) != nil)
  }

  @Test("A filter beyond the fifth, and a length that lies, are refused", arguments: [5, 128, 255])
  func filter(way: UInt8) {
    var png = Self.pixel
    png.rows[7] = way
    #expect(message(png.file)?.hasPrefix("IDAT at byte 33: ") == true)
    for length in [[0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0xFF, 0xFF, 0xFF, way]] as [[UInt8]]
    {
      var file = Self.pixel.file
      file.replaceSubrange(33..<37, with: length)
      #expect(message(file)?.hasPrefix("IDAT at byte 33: ") == true)
    }
  }

  @Test("A palette of broken length is refused where it is needed")
  func palette() throws {
    for count in [0, 1, 2, 4, 769] {
      let png = HandmadePNG(
        width: 1, height: 1, colorType: 3,
        chunks: [("PLTE", Array(repeating: 1, count: count))], rows: [0, 0])
      #expect(message(png.file)?.hasPrefix("PLTE at byte 33: ") == true, "\(count)")
    }
    let png = HandmadePNG(
      width: 1, height: 1, colorType: 3, chunks: [("PLTE", [1, 2, 3]), ("tRNS", [0, 0])],
      rows: [0, 0])
    let stored = try PNGDecoder().readStored(png.file)
    #expect(stored.warnings.map(\.isFlaw) == [true])
    #expect(stored.image.palette == [0xFF03_0201])
  }

  @Test(
    "A signature changed on the way is told",
    arguments: [
      ([0x89, 0x51, 0x4E, 0x47, 13, 10, 26, 10], "signature damaged: byte 1 is 51, should be 50"),
      ([0x89, 0x50, 0x4E, 0x67, 13, 10, 26, 10], "signature damaged: byte 3 is 67, should be 47"),
      ([0x89, 0x50, 0x4E, 0x47, 13, 10, 32, 10], "signature damaged: byte 6 is 20, should be 1a"),
      ([0x89, 0x50, 0x4E, 0x47, 13, 13, 10, 26, 13, 10], "signature damaged by line-ending"),
      ([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 13, 10], "signature damaged by line-ending"),
      ([0x89, 0x50, 0x4E, 0x47, 10, 10, 26, 10], "signature damaged by line-ending"),
      ([0x89, 0x50, 0x4E, 0x47, 13, 26, 13], "signature damaged by line-ending"),
    ] as [([UInt8], String)])
  func signature(start: [UInt8], expected: String) {
    let text = message(start + Self.pixel.file.dropFirst(8))
    #expect(text?.hasPrefix(expected) == true)
  }

  @Test("A pointer of Git LFS is told, also with conflict markers or other line ends")
  func pointers() {
    let version = "version https://git-lfs.github.com/spec/v1"
    let oid = "oid sha256:4d7a"
    let plain = PNGError.gitLFSPointer(size: 12).description
    let conflict = PNGError.gitLFSConflict.description
    let texts: [(String, String)] = [
      ("\(version)\n\(oid)\nsize 12\n", plain),
      ("\(version)\r\n\(oid)\r\nsize 12\r\n", plain),
      ("version https://hawser.github.com/spec/v1\n\(oid)\nsize 12\n", plain),
      (
        "\(version)\n<<<<<<< HEAD\n\(oid)\nsize 12\n=======\n\(oid)\nsize 9\n>>>>>>> theirs\n",
        conflict
      ),
      (
        "<<<<<<< HEAD\n\(version)\n\(oid)\nsize 12\n=======\n\(version)\n\(oid)\nsize 9\n>>>>>>> b\n",
        conflict
      ),
    ]
    for (text, expected) in texts { #expect(message(Array(text.utf8)) == expected) }
  }

  @Test("Compressed text is never inflated, whatever it holds")
  func text() throws {
    let png = HandmadePNG(
      width: 1, height: 1, colorType: 0,
      chunks: [("zTXt", Array("key\0\0".utf8) + [0x78, 1, 0xFF, 0xFF]), ("iCCP", [65, 0, 0, 1])],
      rows: [0, 7])
    let stored = try PNGDecoder().readStored(png.file)
    #expect(stored.warnings.isEmpty)
    #expect(stored.tags.profile?.digest == nil)
  }

  @Test("Of many flawed chunks twenty are told, and the rest is counted")
  func manyFlaws() throws {
    var broken = chunk("tEXt", [65, 0])
    broken[broken.count - 1] ^= 1
    let file = Self.pixel.body + (0..<1000).flatMap { _ in broken } + chunk("IEND", [])
    let warnings = try PNGDecoder().readStored(file).warnings.map(\.description)
    #expect(warnings.count { $0.contains("CRC is wrong") } == 20)
    #expect(warnings.last == "and 980 more chunks like these")
  }
}
