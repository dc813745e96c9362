/// What the page says of an item besides its pictures.
struct HTMLFacts {
  private let item: SuiteResults.Item
  private let command: String?

  /// Creates the facts of an item, with the command that accepts it.
  init(_ item: SuiteResults.Item, approval: String?) {
    self.item = item
    command = approval
  }

  /// The sections that have something to say.
  var sections: [String] {
    [problem, numbers, regions, layers, notes, approval].compactMap(\.self)
  }

  private var problem: String? {
    guard let problem = item.problem else { return nil }
    let place = VisibleText.make(problem.location ?? "")
    let location = place.isEmpty ? "" : "<p><code>\(Markup.text(place))</code></p>"
    let hint = problem.hint.map { "<p>Hint: \(Markup.text($0))</p>" } ?? ""
    return section(
      "Why it could not be compared", "\(location)<p>\(Markup.text(problem.message))</p>\(hint)")
  }

  private var numbers: String? {
    guard let summary = item.summary else { return nil }
    let rows = Self.rows(summary).map {
      "<tr><th scope=\"row\">\($0.0)</th><td>\(Markup.text($0.1))</td></tr>"
    }
    return section("Numbers", "<table>\(rows.joined())</table>")
  }

  private static func rows(_ summary: DiffSummary) -> [(String, String)] {
    let share = DiffNumber.percent(summary.differingPixels, of: summary.comparedPixels)
    var rows = [
      ("Differing pixels", "\(summary.differingPixels) of \(summary.comparedPixels) (\(share))"),
      ("Allowed", "\(summary.allowedPixels)"),
      ("Largest difference", "\(summary.largestDelta) of \(summary.deltaScale)"),
      ("Clusters", "\(summary.clusters), the largest has \(summary.largestCluster) px"),
    ]
    if let allowed = summary.allowedCluster { rows.append(("Allowed cluster", "\(allowed) px")) }
    if summary.expectedSize != summary.actualSize {
      rows.append(("Size", "\(summary.expectedSize.text) → \(summary.actualSize.text) px"))
    }
    if let largest = summary.largestDeltaE {
      rows.append(("Largest ΔE 2000", DiffNumber.text(largest, decimals: 2)))
    }
    if let shift = summary.shift { rows.append(("Moved by", "(\(shift.x), \(shift.y)) px")) }
    let counts = [
      ("Outside of one picture", summary.outsidePixels),
      ("Hidden (transparent)", summary.hiddenDifferences),
      ("Within the tolerance", summary.toleratedPixels),
      ("Forgiven antialiasing", summary.antialiasedPixels), ("Not compared", summary.ignoredPixels),
    ]
    rows += counts.filter { $0.1 > 0 }.map { ($0.0, "\($0.1) px") }
    rows += DiffOptions.Metric.allCases.compactMap { metric in
      summary.metrics[metric].map { (metric.rawValue, DiffNumber.text($0, decimals: 4)) }
    }
    return rows
  }

  private var regions: String? {
    guard let boxes = item.summary?.boxes, !boxes.isEmpty else { return nil }
    let lines = boxes.map { box in
      "<li data-box=\"\(box.x) \(box.y) \(box.width) \(box.height)\">"
        + "\(box.width)×\(box.height) px at (\(box.x), \(box.y))</li>"
    }
    return section("Regions", "<ol class=\"regions\">\(lines.joined())</ol>")
  }

  private var layers: String? {
    guard !item.layers.isEmpty else { return nil }
    let rows = item.layers.map {
      "<tr><th scope=\"row\"><bdi>\(Markup.text($0.id))</bdi></th><td>\($0.pixels) px</td></tr>"
    }
    return section("Layers that differ", "<table>\(rows.joined())</table>")
  }

  private var notes: String? {
    guard !item.notes.isEmpty else { return nil }
    let lines = item.notes.map { "<li>\(Markup.text($0))</li>" }
    return section("Notes", "<ul>\(lines.joined())</ul>")
  }

  private var approval: String? {
    command.map {
      section("To accept it", "<pre class=\"command\"><code>\(Markup.text($0))</code></pre>")
    }
  }

  private func section(_ title: String, _ body: String) -> String {
    "<section><h3>\(title)</h3>\(body)</section>"
  }
}
