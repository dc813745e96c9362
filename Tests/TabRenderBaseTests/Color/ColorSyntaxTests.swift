import Testing
import TabRenderBase

@Suite("Colour syntax")
struct ColorSyntaxTests {
  @Test(
    "reads numbers",
    arguments: [
      ("#f00", CGColor(hex: 0xFF0000)), ("#F008", CGColor(hex: 0xFF0000, alpha: 136.0 / 255)),
      ("#ff3B30", CGColor(hex: 0xFF3B30)),
      ("#ff3b3080", CGColor(hex: 0xFF3B30, alpha: 128.0 / 255)),
      ("rgb(255 59 48)", CGColor(hex: 0xFF3B30)), ("RGB(255,59,48)", CGColor(hex: 0xFF3B30)),
      ("rgb(255 59 48 / 0.5)", CGColor(hex: 0xFF3B30, alpha: 0.5)),
      ("rgba(255, 59, 48, 50%)", CGColor(hex: 0xFF3B30, alpha: 0.5)),
      ("p3(1 0.5 0 / .25)", CGColor(.displayP3, red: 1, green: 0.5, blue: 0, alpha: 0.25)),
      (" white ", .white), ("clear", .clear),
    ])
  func readsNumbers(text: String, color: CGColor) throws {
    #expect(try ColorSyntax.parse(text) == DynamicColor(color))
  }

  @Test("reads system names in any case, with a value for each appearance")
  func readsSystemNames() throws {
    let blue = DynamicColor(light: CGColor(hex: 0x007AFF), dark: CGColor(hex: 0x0A84FF))
    #expect(try ColorSyntax.parse("systemBlue") == blue)
    #expect(try ColorSyntax.parse("SYSTEMBLUE") == blue)
  }

  @Test("reads every name that it lists", arguments: ColorSyntax.names)
  func readsItsNames(name: String) {
    #expect(throws: Never.self) { try ColorSyntax.parse(name) }
  }

  @Test(
    "says what is wrong",
    arguments: [
      ("", ColorSyntaxError.empty), ("  ", .empty), ("blu", .unknownName), ("#12", .hexDigits),
      ("#12345", .hexDigits), ("#ggg", .hexDigits), ("hsl(1 2 3)", .unknownFunction),
      ("rgb(1 2)", .components(function: "rgb")), ("rgb(1 2 3 4 5)", .components(function: "rgb")),
      ("rgb(1 2 / 3)", .components(function: "rgb")),
      ("rgb(1 2 nan)", .components(function: "rgb")),
      ("rgb(1 2 256)", .outOfRange(function: "rgb", limit: 255)),
      ("p3(1 2 0)", .outOfRange(function: "p3", limit: 1)),
      ("rgb(1 2 3 / 2)", .alphaOutOfRange),
    ])
  func saysWhatIsWrong(text: String, error: ColorSyntaxError) {
    #expect(throws: error) { try ColorSyntax.parse(text) }
  }
}
