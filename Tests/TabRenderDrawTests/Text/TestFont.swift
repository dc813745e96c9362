import Foundation
import Testing
import TabRenderBase
import TabRenderDraw

/// A font file that tests draw with; the Debian package that has it is in the names.
enum TestFont: String, CaseIterable, Sendable {
  case inter = "opentype/inter/Inter-Regular.otf"
  case interMedium = "opentype/inter/Inter-Medium.otf"
  case dejaVu = "truetype/dejavu/DejaVuSans.ttf"
  case lohit = "truetype/lohit-devanagari/Lohit-Devanagari.ttf"
  case loma = "opentype/tlwg/Loma.otf"
  case microHei = "truetype/wqy/wqy-microhei.ttc"
  case emoji = "truetype/noto/NotoColorEmoji.ttf"

  var path: String { "/usr/share/fonts/" + rawValue }
  var isPresent: Bool { FileManager.default.isReadableFile(atPath: path) }

  static var allPresent: Bool { allCases.allSatisfy(\.isPresent) }
  static let needsAll: Comment = "needs the fonts that `make test` installs"
  static let needsInter: Comment = "needs the package fonts-inter"

  /// A description of this very file.
  func descriptor(size: CGFloat) -> FontDescriptor {
    FontDescriptor(size: size, family: .file(path, face: 0))
  }
}

/// The tables of a font file, read without FreeType.
struct FontTables {
  private let bytes: [UInt8]
  private var offsets: [String: Int] = [:]

  init(_ font: TestFont) throws {
    bytes = try FileReader.read(font.path)
    for record in 0..<integer(at: 4, bytes: 2) {
      let place = 12 + record * 16
      let tag = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      offsets[tag] = integer(at: place + 8, bytes: 4)
    }
  }

  /// A 16-bit number of a table, signed.
  func signed(_ table: String, at offset: Int) throws -> CGFloat {
    let start = try #require(offsets[table])
    let value = UInt16(integer(at: start + offset, bytes: 2))
    return CGFloat(Int16(bitPattern: value))
  }

  private func integer(at place: Int, bytes count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension FontLibrary {
  /// The glyphs of a text on one line, set in a file at a size.
  func glyphs(
    _ text: String, _ font: TestFont, size: CGFloat = 20,
    direction: TextStyle.Direction = .automatic
  ) throws -> [TextGlyph] {
    var style = TextStyle(font: font.descriptor(size: size))
    style.direction = direction
    return try layout(text, style: style).lines[0].glyphs
  }
}
