import Testing
import TabRenderBase

@Suite("Hexadecimal numbers")
struct HexadecimalTests {
  @Test(
    "have at least as many digits as are asked for",
    arguments: [
      (0, 2, "00"), (9, 2, "09"), (0xAB, 2, "ab"), (0xABC, 2, "abc"), (0xF, 8, "0000000f"),
      (0, 0, "0"),
    ])
  func digits(number: Int, digits: Int, text: String) {
    #expect(Hexadecimal.lower(number, digits: digits) == text)
    #expect(Hexadecimal.upper(number, digits: digits) == text.uppercased())
  }

  @Test(
    "name characters as Unicode does",
    arguments: [("\0", "U+0000"), ("\u{202E}", "U+202E"), ("\u{1F600}", "U+1F600")]
      as [(Unicode.Scalar, String)])
  func codePoint(scalar: Unicode.Scalar, text: String) {
    #expect(Hexadecimal.codePoint(scalar) == text)
  }
}
