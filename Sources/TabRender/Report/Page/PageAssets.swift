/// The files that every page has in it, as they stand between their tags.
enum PageAssets {
  /// What the page does.
  static let script = "\n" + EmbeddedText.report_js
  /// How the page looks.
  static let style = "\n" + EmbeddedText.report_css
}
