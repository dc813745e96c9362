/// Small pictures of every form, and one for each chunk that a reader looks into.
///
/// Their rows are stored, not compressed, so that a changed byte is a changed sample.
enum PNGSeeds {
  static var all: [(name: String, bytes: [UInt8])] {
    forms
      + chunkNames.map { name, chunks in
        (name, picture(colorType: 2, depth: 8, chunks: chunks).file)
      }
  }

  private static var forms: [(name: String, bytes: [UInt8])] {
    let depths: [(colorType: UInt8, depths: [UInt8])] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]
    return depths.flatMap { type, depths in
      depths.flatMap { depth in
        [false, true].map { interlaced in
          let palette: [(name: String, data: [UInt8])] = [
            ("PLTE", Array(0..<48)), ("tRNS", [0, 99, 255]),
          ]
          let file = picture(
            colorType: type, depth: depth, interlaced: interlaced,
            chunks: type == 3 ? Array(palette) : []
          ).file
          return ("type\(type)-depth\(depth)\(interlaced ? "-interlaced" : "")", file)
        }
      }
    }
  }

  private static let chunkNames: [(String, [(name: String, data: [UInt8])])] = [
    ("gamma", [("gAMA", bigEndian(55_555))]),
    (
      "chromaticities",
      [
        ("gAMA", bigEndian(45_455)),
        (
          "cHRM",
          [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000].flatMap(bigEndian)
        ),
      ]
    ),
    ("srgb", [("sRGB", [0])]), ("code-points", [("cICP", [12, 13, 0, 1])]),
    ("profile", [("iCCP", Array("P3\0\0".utf8) + stored(profile))]),
    ("key", [("tRNS", [0, 1, 0, 2, 0, 3])]),
    ("resolution", [("pHYs", [0, 0, 11, 18, 0, 0, 11, 18, 1])]),
    ("text", [("tEXt", Array("Title\0tabs".utf8)), ("zTXt", Array("A\0\0".utf8) + stored([65]))]),
    ("time", [("tIME", [7, 234, 1, 2, 3, 4, 5])]),
    (
      "orientation",
      [
        (
          "eXIf",
          Array("MM\0*\0\0\0\u{8}\0\u{1}\u{1}\u{12}\0\u{3}\0\0\0\u{1}\0\u{6}\0\0\0\0\0\0".utf8)
        )
      ]
    ),
    (
      "animation",
      [
        ("acTL", bigEndian(1) + bigEndian(0)),
        ("fcTL", [0, 5, 3, 0, 0].flatMap(bigEndian) + [0, 1, 0, 100, 0, 0]),
      ]
    ),
  ]

  /// A profile of primaries and a power, as small as one can be.
  private static var profile: [UInt8] {
    let curve = Array("curv".utf8) + bigEndian(0) + bigEndian(1) + [2, 51, 0, 0]
    let columns = [[33_750, 15_811, -69], [19_152, 45_345, 2_967], [10_324, 4_380, 51_600]]
    let tags =
      zip(["rXYZ", "gXYZ", "bXYZ"], columns).map { name, column in
        (name, Array("XYZ ".utf8) + bigEndian(0) + column.flatMap(bigEndian))
      } + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
    var table = bigEndian(tags.count)
    var data: [UInt8] = []
    for (name, bytes) in tags {
      let start = 132 + tags.count * 12 + data.count
      table += Array(name.utf8) + bigEndian(start) + bigEndian(bytes.count)
      data += bytes
    }
    let header =
      Array(repeating: UInt8(0), count: 8) + Array("mntrRGB XYZ ".utf8)
      + Array(repeating: 0, count: 16) + Array("acsp".utf8) + Array(repeating: 0, count: 88)
    return bigEndian(4 + header.count + table.count + data.count) + header + table + data
  }

  /// A picture of 5 × 3 pixels, its rows filtered in different ways where it is not interlaced.
  private static func picture(
    colorType: UInt8, depth: UInt8, interlaced: Bool = false,
    chunks: [(name: String, data: [UInt8])] = []
  ) -> HandmadePNG {
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    func rowBytes(_ columns: Int) -> Int { (columns * samples * Int(depth) + 7) / 8 }
    // Columns and rows of each pass of the interlaced picture; the second has no columns.
    let passes =
      interlaced ? [(1, 1), (1, 1), (0, 0), (2, 1), (3, 1), (2, 2), (5, 1)] : [(5, 3)]
    var rows: [UInt8] = []
    for (columns, count) in passes where columns > 0 {
      for row in 0..<count {
        rows.append(interlaced ? 0 : UInt8(row * 2))
        rows += (0..<rowBytes(columns)).map { UInt8(truncatingIfNeeded: $0 * 37 + row * 91) }
      }
    }
    return HandmadePNG(
      width: 5, height: 3, depth: depth, colorType: colorType, interlaced: interlaced,
      chunks: chunks, rows: rows)
  }
}
