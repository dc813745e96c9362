/// The page around the items.
enum PageMarkup {
  /// What stands at the top.
  struct Header {
    let suite: String
    let facts: [String]
    let isGreen: Bool
    let verdict: String
    let troubles: [String]
    let counts: [(SuiteResults.Status, Int)]
    let fonts: [String]
    let notes: [String]
  }

  /// How every page begins.
  static let start = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="tabrender">
    """

  /// The whole page; list, articles and policy are markup already.
  static func page(
    title: String, policy: String, header: Header, list: [String], articles: [String]
  ) -> String {
    """
    \(start)
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(Markup.text(title))</title>
    <link rel="icon" href="data:,">
    <style>\(PageAssets.style)</style>
    <script>\(PageAssets.script)</script>
    </head>
    <body>
    <a class="skip" href="#pictures">Skip to the pictures</a>
    \(top(header))
    <div class="columns">
    <nav class="side" aria-label="Pictures of the suite">
    \(filters(header.counts))
    <ol class="list">
    \(list.joined(separator: "\n"))
    </ol>
    <p class="nothing" hidden>No picture matches.</p>
    </nav>
    <main id="pictures" tabindex="-1">
    \(tools)
    \(articles.isEmpty ? empty(header) : articles.joined(separator: "\n"))
    </main>
    </div>
    \(keys)
    \(loupe)
    <p class="toast" role="status" aria-live="polite"></p>
    </body>
    </html>

    """
  }

  private static func top(_ header: Header) -> String {
    let facts = header.facts.map { "<li>\(Markup.text($0))</li>" }.joined()
    let counts = header.counts.map { status, count in
      "<td data-status=\"\(status.rawValue)\"><b>\(count)</b> \(status.rawValue)</td>"
    }
    let fonts = header.fonts.map { "<li>\(Markup.text($0))</li>" }.joined()
    let notes = header.notes.map { "<li>\(Markup.text($0))</li>" }.joined()
    let troubles = header.troubles.map { "<p class=\"warning\">\(Markup.text($0))</p>" }
    return """
      <header class="top">
      <div class="title">
      <h1><span class="verdict-dot" data-green="\(header.isGreen)" aria-hidden="true"></span>\
      \(Markup.text(header.verdict))</h1>
      <p><code>\(Markup.text(header.suite))</code></p>
      </div>
      <table class="counts" aria-label="Counts"><tr>\(counts.joined())</tr></table>
      <ul class="run">\(facts)</ul>
      \(fonts.isEmpty ? "" : "<details class=\"fonts\"><summary>Fonts</summary><ul>\(fonts)</ul></details>")
      <div class="page-tools" hidden>
      <button type="button" data-do="theme">Theme: <span>auto</span></button>
      <button type="button" data-do="keys">Keys <kbd>?</kbd></button>
      </div>
      \(troubles.joined(separator: "\n"))
      \(notes.isEmpty ? "" : "<ul class=\"run-notes\">\(notes)</ul>")
      </header>
      """
  }

  private static func filters(_ counts: [(SuiteResults.Status, Int)]) -> String {
    let boxes = counts.filter { $0.1 > 0 }.map { status, count in
      """
      <label class="chip" data-status="\(status.rawValue)"><input type="checkbox" \
      value="\(status.rawValue)" checked><span>\(status.rawValue) <b>\(count)</b></span></label>
      """
    }
    return """
      <div class="filters" hidden>
      <input type="search" aria-label="Search by name" placeholder="Search  /" autocomplete="off" \
      spellcheck="false">
      <fieldset><legend class="unseen">Show</legend>\(boxes.joined())</fieldset>
      </div>
      """
  }

  private static func empty(_ header: Header) -> String {
    let text =
      header.isGreen
      ? "Nothing differs, nothing is missing." : "There is no picture to show."
    return "<p class=\"empty\">\(text)</p>"
  }
}
