import Testing
import TabRenderPNG
import TestSupport

@Suite("Files that are no PNG")
struct ForeignFileTests {
  private func message(_ file: [UInt8]) -> String? {
    do throws(PNGError) {
      _ = try PNGDecoder().readStored(file)
      return nil
    } catch {
      return error.description
    }
  }

  /// UTF-16, the bytes of each character swapped for the big-endian form.
  private func wide(_ bytes: some Collection<UInt8>, bigEndian: Bool, mark: Bool) -> [UInt8] {
    let text = (mark ? [(0xFF, 0xFE)] : []) + bytes.map { ($0, UInt8(0)) }
    return text.flatMap { bigEndian ? [$0.1, $0.0] : [$0.0, $0.1] }
  }

  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n"

  @Test("A pointer of Git LFS is told behind a mark or blank lines, in UTF-16, and with http")
  func disguisedPointers() {
    let bytes = Array(Self.pointer.utf8)
    let files: [[UInt8]] = [
      [0xEF, 0xBB, 0xBF] + bytes, Array("\n".utf8) + bytes, Array(" \r\n\r\n".utf8) + bytes,
      wide(bytes, bigEndian: false, mark: true), wide(bytes, bigEndian: true, mark: true),
      wide(bytes, bigEndian: false, mark: false), wide(bytes, bigEndian: true, mark: false),
      Array(Self.pointer.replacing("https", with: "http").utf8),
    ]
    for file in files { #expect(message(file) == PNGError.gitLFSPointer(size: 12).description) }
    let conflict = Array("<<<<<<< HEAD\n\(Self.pointer)=======\n\(Self.pointer)>>>>>>> b\n".utf8)
    #expect(message([0xEF, 0xBB, 0xBF] + conflict) == PNGError.gitLFSConflict.description)
  }

  @Test(
    "The size of what a pointer stands for is told where it can be one",
    arguments: [("1", " (1 byte not fetched)"), ("0", " (0 bytes not fetched)"), ("-5", "")])
  func size(size: String, told: String) {
    let text = Self.pointer.replacing("size 12", with: "size \(size)")
    #expect(message(Array(text.utf8)) == "this is a Git LFS pointer, not a picture\(told)")
  }

  @Test(
    "Text is told by what it is",
    arguments: [
      ("<?xml version=\"1.0\"?><Error/>", "XML, not a PNG (a failed download?)"),
      ("<Error/>", "XML, not a PNG (a failed download?)"),
      ("<!-- hi --><html></html>", "HTML, not a PNG (a failed download?)"),
      ("<?xml?>\n<!DOCTYPE HTML>", "HTML, not a PNG (a failed download?)"),
      ("<?xml?>\n<svg/>", "an SVG, not a PNG"),
      ("{\"message\":\"Not Found\"}", "JSON, not a PNG (a failed download?)"),
      ("[1]", "JSON, not a PNG (a failed download?)"), ("404: Not Found\n", "text, not a PNG"),
      ("Größe", "text, not a PNG"), ("iVBORw0KGgoAAAA", "a picture as base64 text, not a PNG"),
      ("data:image/png;base64,iVBO", "a picture as base64 text, not a PNG"),
      ("/annex/objects/SHA256E-s1--46.png\n", "a git-annex pointer, not a PNG"),
      ("../.git/annex/objects/x/y", "a git-annex pointer, not a PNG"),
      ("<<<<<<< HEAD\na\n", "text with merge conflict markers, not a PNG"),
      ("\u{1}\u{2}\u{3}", "some other file, not a PNG"), ("\n", "some other file, not a PNG"),
    ])
  func text(text: String, kind: String) {
    let bytes = Array(text.utf8)
    #expect(message(bytes) == "is \(kind)")
    #expect(message([0xEF, 0xBB, 0xBF] + bytes) == "is \(kind)")
  }

  @Test("Text of UTF-16 is told as other text is", arguments: [true, false])
  func wideText(bigEndian: Bool) {
    let page = wide(Array("<!DOCTYPE html><html>".utf8), bigEndian: bigEndian, mark: true)
    #expect(message(page) == "is HTML, not a PNG (a failed download?)")
  }

  @Test("A long text is told as text, though a character is cut where the look at it ends")
  func longText() {
    for shift in 0..<3 {
      let text = String(repeating: "x", count: shift) + String(repeating: "€", count: 4000)
      #expect(message(Array(text.utf8)) == "is text, not a PNG")
    }
  }

  @Test(
    "Pictures, films and archives are told by their first bytes",
    arguments: [
      ([0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 13, 10, 0x87, 10], "a JPEG 2000"),
      ([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 13, 10, 0x87, 10], "a JPEG XL"),
      ([0xFF, 0x0A, 1, 2], "a JPEG XL"), ([0, 0, 1, 0, 1, 0], "a Windows icon"),
      ([0x50, 0x4B, 3, 4, 20], "a ZIP archive"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "a compressed file"),
      (Array("8BPS".utf8) + [0, 1], "a Photoshop document"), (Array("icns".utf8), "a macOS icon"),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), "a HEIC or AVIF"),
      ([0, 0, 0, 24] + Array("ftypavif".utf8), "a HEIC or AVIF"),
      ([0, 0, 0, 24] + Array("ftypisom".utf8), "a film (MP4 or MOV)"),
      ([0, 0, 0, 20] + Array("ftypqt  ".utf8), "a film (MP4 or MOV)"),
      (Array(repeating: 0, count: 100), "some other file"),
    ] as [([UInt8], String)])
  func magic(bytes: [UInt8], kind: String) {
    #expect(message(bytes) == "is \(kind), not a PNG")
  }

  @Test("A PNG that went through text, or has something in front of it, is told as that")
  func textDamage() {
    let file = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 7]).file
    let asText = "signature damaged by a program that took the file for text"
    for isBig in [true, false] {
      for hasMark in [true, false] {
        #expect(message(wide(file, bigEndian: isBig, mark: hasMark)) == asText)
      }
    }
    // Decoded as Windows-1252, and as the character set of DOS.
    for first in [[0xE2, 0x80, 0xB0], [0xC3, 0xAB], [0xC2, 0x89]] as [[UInt8]] {
      #expect(message(first + file.dropFirst()) == asText)
    }
    #expect(
      message([0xEF, 0xBB, 0xBF] + file) == "signature damaged: 3 bytes stand in front of it")
    #expect(message([0x0A] + file) == "signature damaged: 1 byte stands in front of it")
    let headers = Array("HTTP/1.1 200 OK\r\n\r\n".utf8)
    #expect(message(headers + file) == "signature damaged: 19 bytes stand in front of it")
  }

  @Test("A PNG in the form of Xcode is told wherever its own chunk stands")
  func xcode() {
    let file = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 7]).file
    let mark = chunk("CgBI", [0x50, 0, 0x20, 2])
    for place in [8, 33] {
      let marked = Array(file[..<place]) + mark + Array(file[place...])
      #expect(message(marked) == PNGError.cgbi.description)
    }
  }
}
