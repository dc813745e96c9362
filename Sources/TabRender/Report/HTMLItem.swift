/// An item as the page shows it: a row of its list, and an article.
struct HTMLItem {
  private let item: SuiteResults.Item
  private let sentence: String
  private let approval: String?
  private let number: Int

  /// Creates the item with what came out of it, the command that accepts it, and its number on
  /// the page, from 1.
  init(_ item: SuiteResults.Item, sentence: String, approval: String?, number: Int) {
    self.item = item
    self.sentence = sentence
    self.approval = approval
    self.number = number
  }

  private var id: String { "item-\(number)" }
  private var status: String { item.status.rawValue }

  private var heading: String {
    let variant = item.variant.map { " <span class=\"variant\">\(Markup.text($0.text))</span>" }
    return "<bdi>\(Markup.text(item.name))</bdi>\(variant ?? "")"
  }

  /// A row of the list; only what has an article is a link.
  var row: String {
    let content = """
      <span class="dot" aria-hidden="true"></span><span class="label">\
      <span class="name">\(heading)</span> \
      <span class="brief">\(status)\(brief)</span></span>
      """
    let isLinked = item.status != .ok
    let inside = isLinked ? "<a href=\"#\(id)\">\(content)</a>" : "<div>\(content)</div>"
    return "<li class=\"row\" data-status=\"\(status)\">\(inside)</li>"
  }

  private var brief: String {
    guard let summary = item.summary, summary.differingPixels > 0 else { return "" }
    return " · \(summary.differingPixels) px · Δ \(summary.largestDelta)"
  }

  /// The article: verdict, pictures, facts.
  func article<Placement: PicturePlacement>(
    _ pictures: ReportPictures, _ placement: inout Placement
  ) throws(Placement.Failure) -> String {
    var figures: [String] = []
    for picture in HTMLPicture.all(of: item) {
      figures.append(try picture.figure(of: item.title, pictures, &placement))
    }
    let command = approval.map { " data-command=\"\(Markup.exact($0))\"" } ?? ""
    let source = item.source.map { "<p class=\"source\"><code>\(Markup.text($0.text))</code></p>" }
    return """
      <article class="item" id="\(id)" data-status="\(status)"\(command) tabindex="-1" \
      aria-labelledby="\(id)-title">
      <header class="item-head">
      <p class="pill" data-status="\(status)">\(status)</p>
      <h2 id="\(id)-title">\(heading)</h2>
      \(source ?? "")
      <p class="verdict">\(Markup.text(sentence))</p>
      </header>
      <div class="stage" data-mode="side">
      \(figures.joined(separator: "\n"))
      </div>
      <div class="facts">
      \(HTMLFacts(item, approval: approval).sections.joined(separator: "\n"))
      </div>
      </article>
      """
  }
}
