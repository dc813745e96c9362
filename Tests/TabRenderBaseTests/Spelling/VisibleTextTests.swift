import Testing
import TabRenderBase

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "What is invisible or reorders text is spelled out",
    arguments: [
      ("a\nb", "a⟨U+000A⟩b"), ("x\u{202E}gnp.exe", "x⟨U+202E⟩gnp.exe"),
      ("\u{2066}\u{2069}\u{200F}", "⟨U+2066⟩⟨U+2069⟩⟨U+200F⟩"), ("\u{1B}[31m", "⟨U+001B⟩[31m"),
      ("\u{FEFF}a\u{AD}", "⟨U+FEFF⟩a⟨U+00AD⟩"), ("\u{E0041}", "⟨U+E0041⟩"),
      ("Größe 日本 שלום", "Größe 日本 שלום"), ("👩‍👧", "👩‍👧"), ("", ""),
    ])
  func visible(text: String, expected: String) {
    #expect(VisibleText.make(text) == expected)
  }
}
