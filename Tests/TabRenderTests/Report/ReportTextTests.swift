import Foundation
import TabRender
import Testing

@Suite("Text in reports")
struct ReportTextTests {
  @Test("Markup holds text as text")
  func markup() {
    #expect(Markup.text("<a b=\"c\" d='e'>&") == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
    #expect(Markup.text("]]>\u{FFFE}\u{0}") == "]]&gt;⟨U+FFFE⟩⟨U+0000⟩")
    #expect(Markup.exact("a\n\u{202E}'") == "a&#10;&#8238;&#39;")
    #expect(
      Markup.markdown("a|b <i>`*_[x](y)") == "a&#124;b &#60;i&#62;&#96;&#42;&#95;&#91;x&#93;(y)")
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
