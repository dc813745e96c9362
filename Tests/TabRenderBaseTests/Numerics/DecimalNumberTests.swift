import Testing
import TabRenderBase
import TestSupport

@Suite("Numbers as text")
struct DecimalNumberTests {
  @Test(
    "An exact text has every digit and no exponent",
    arguments: [
      (0, "0"), (1, "1"), (-2.5, "-2.5"), (0.99, "0.99"), (0.0002081, "0.0002081"),
      (0.99999999, "0.99999999"), (1e-7, "0.0000001"), (-1.5e-5, "-0.000015"),
      (1e16, "10000000000000000"), (1.25e17, "125000000000000000"), (100, "100"),
    ] as [(Double, String)])
  func exactText(number: Double, text: String) {
    #expect(DecimalNumber.exactText(number) == text)
  }

  @Test("An exact text is read as the same number", arguments: 0..<200 as Range<UInt64>)
  func readBack(seed: UInt64) throws {
    var noise = RepeatableNoise(seed: seed)
    var number = Double.nan
    while !number.isFinite { number = Double(bitPattern: noise.next()) }
    let text = DecimalNumber.exactText(number)
    #expect(!text.contains("e"))
    #expect(DecimalNumber.parse(text) == number)
  }

  @Test(
    "What is no number is not read back", arguments: [Double.nan, .infinity, -.infinity])
  func noNumber(number: Double) {
    #expect(DecimalNumber.parse(DecimalNumber.exactText(number)) == nil)
  }
}
