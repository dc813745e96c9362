/// Results as Markdown: the counts, and a table of what is not as expected.
public struct MarkdownReport {
  private let results: SuiteResults
  private let failing: Set<SuiteResults.Status>
  /// The largest text in bytes; GitHub takes summaries of up to 1 MiB.
  public static let maximumBytes = 900_000

  /// Creates a report of results; `failing` are the outcomes that are failures besides errors.
  public init(
    _ results: SuiteResults, failing: Set<SuiteResults.Status>? = nil
  ) {
    self.results = results
    self.failing = failing ?? results.failing
  }

  /// The text, at most ``maximumBytes`` long.
  public var text: String { text(maximumBytes: Self.maximumBytes) }

  /// The text with as many notes and rows as fit into so many bytes, and the numbers of those that do
  /// not; notes take at most half of it.
  ///
  /// The counts always stand, also where the limit has no room for them.
  package func text(maximumBytes: Int) -> String {
    var text = head
    text.append(results.notes.lazy.map(Self.paragraph), upTo: maximumBytes / 2, called: "note")
    let items = results.items.filter { $0.status != .ok }
    guard !items.isEmpty else { return text }
    text += "\n| | Picture | What differs | Clusters | Layers |\n|---|---|---|---|---|\n"
    text.append(items.lazy.map(row), upTo: maximumBytes, called: "row")
    return text
  }

  /// How every text begins: with a mark for green or not.
  static func start(_ mark: Character) -> String { "### \(mark) tabrender: " }

  private var head: String {
    let mark: Character = results.verdict(failing: failing) == .green ? "✅" : "❌"
    let troubles = results.troubles(failing: failing)
      .map { Self.paragraph($0.sentence) }.joined()
    let seconds =
      results.seconds > 0 ? " in \(DiffNumber.text(min(results.seconds, 1e9), decimals: 1)) s" : ""
    return """
      \(Self.start(mark))\(results.countsText)\(seconds)

      \(Self.name(results.title)) · \(Self.name(results.tool)), model \(results.model)
      \(troubles)
      """
  }

  private static func paragraph(_ text: String) -> String { "\n\(Markup.markdown(text))\n" }

  /// A name of usual length as it is; results from elsewhere may hold one without end.
  private static func name(_ text: String) -> String {
    let kept = text.unicodeScalars.prefix(200)
    let isWhole = kept.endIndex == text.unicodeScalars.endIndex
    return Markup.markdown(String(kept)) + (isWhole ? "" : "…")
  }

  private func row(_ item: SuiteResults.Item) -> String {
    let clusters = item.summary.map { "\($0.clusters)" } ?? ""
    let layers = item.layers.prefix(3).map { "\(Markup.markdown($0.id)) \($0.pixels) px" }
    let cells = [
      item.status.rawValue, "\(Markup.markdown(item.title))",
      Markup.markdown(results.sentence(of: item)),
      clusters, layers.joined(separator: ", "),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}

extension String {
  /// Appends as many parts as leave it within so many bytes, and the number of those left out.
  fileprivate mutating func append(
    _ parts: some Collection<String>, upTo maximumBytes: Int, called name: String
  ) {
    var remaining = parts.count
    for part in parts {
      guard utf8.count + part.utf8.count + Self.roomForCount <= maximumBytes else { break }
      self += part
      remaining -= 1
    }
    if remaining > 0 { self += "\n…\(remaining) \(name)\(remaining == 1 ? "" : "s") omitted\n" }
  }

  private static let roomForCount = 64
}
