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

  /// The text with as many rows as fit into so many bytes, and the number of those that do not.
  ///
  /// The counts always stand, also where the limit has no room for them.
  package func text(maximumBytes: Int) -> String {
    let items = results.items.filter { $0.status != .ok }
    var text = head
    guard !items.isEmpty else { return text }
    text += "\n| | Picture | What differs | Clusters | Layers |\n|---|---|---|---|---|\n"
    var remaining = items.count
    for item in items {
      let row = Self.row(item)
      guard text.utf8.count + row.utf8.count + Self.room <= maximumBytes else { break }
      text += row
      remaining -= 1
    }
    if remaining > 0 { text += "\n…\(remaining) \(remaining == 1 ? "row" : "rows") omitted\n" }
    return text
  }

  /// For the line that says how much was left out.
  private static let room = 64

  /// How every text begins: with a mark for green or not.
  static func start(_ mark: Character) -> String { "### \(mark) tabrender: " }

  private var head: String {
    let mark: Character = results.verdict(failing: failing) == .green ? "✅" : "❌"
    let troubles = results.troubles(failing: failing)
      .map { "\n\(Markup.markdown($0.sentence))\n" }.joined()
    let notes = results.notes.map { "\n\(Markup.markdown($0))\n" }.joined()
    let seconds =
      results.seconds > 0 ? " in \(DiffNumber.text(min(results.seconds, 1e9), decimals: 1)) s" : ""
    return """
      \(Self.start(mark))\(results.countsText)\(seconds)

      \(Markup.markdown(results.suite)) · \(Markup.markdown(results.tool)), model \(results.model)
      \(troubles)\(notes)
      """
  }

  private static func row(_ item: SuiteResults.Item) -> String {
    let clusters = item.summary.map { "\($0.clusters)" } ?? ""
    let layers = item.layers.prefix(3).map { "\(Markup.markdown($0.id)) \($0.pixels) px" }
    let cells = [
      item.status.rawValue, "\(Markup.markdown(item.title))", Markup.markdown(item.sentence),
      clusters, layers.joined(separator: ", "),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
