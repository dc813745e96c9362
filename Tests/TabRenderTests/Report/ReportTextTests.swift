import Foundation
import TabRender
import Testing

@Suite("Text in reports")
struct ReportTextTests {
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

  @Test("Markup holds text as text")
  func markup() {
    #expect(Markup.text("<a b=\"c\" d='e'>&") == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
    #expect(Markup.text("]]>\u{FFFE}\u{0}") == "]]&gt;⟨U+FFFE⟩⟨U+0000⟩")
    #expect(Markup.exact("a\n\u{202E}'") == "a&#10;&#8238;&#39;")
    #expect(
      Markup.markdown("a|b <i>`*_[x](y)") == "a&#124;b &#60;i&#62;&#96;&#42;&#95;&#91;x&#93;(y)")
  }

  @Test(
    "A shell reads a quoted word as it was",
    arguments: [
      "plain", "two words", "it's", "$(touch x)", "`id`", "a\"b", "new\nline", "tab\t\u{1B}[2J",
      "\\", "!", "~", "*", "", "日本", "'\n'", "a;b|c&d", ReportFixture.hostileName,
    ])
  func shellWord(text: String) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "printf %s \(ShellWord.quoted(text))"]
    process.environment = ["LC_ALL": "C.UTF-8"]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == text)
  }

  @Test("A quoted word has no character that a terminal acts on")
  func shellWordIsOneLine() {
    let word = ShellWord.quoted(ReportFixture.hostileName)
    #expect(word.unicodeScalars.allSatisfy { $0.value >= 32 })
  }

  @Test(
    "The folder of a page's pictures has an address from the page",
    arguments: [
      ("out/report-pictures", "out/report.html", "report-pictures"),
      ("assets", "out/deep/report.html", "../../assets"), ("a b/ü", "report.html", "a%20b/%C3%BC"),
      ("/srv/x", "/srv/y/r.html", "../x"), (".", "r.html", "."),
    ])
  func address(folder: String, page: String, expected: String) {
    #expect(PageAddress.of(folder, from: page) == expected)
  }
}
