internal import Foundation

/// Results as one page that shows every difference, without any network.
///
/// The page holds its style, its script and its pictures. It allows nothing else: its policy names
/// the digests of the two and takes pictures from itself only. Without script it is a plain document
/// with the pictures side by side; with it the pictures can be laid over each other, enlarged and
/// read pixel by pixel.
///
/// The same results and pictures give the same bytes.
public struct HTMLReport {
  /// What is shown.
  let results: SuiteResults
  /// Where the pictures are found.
  let pictures: ReportPictures
  /// When the run was, as the page is to say it; `nil` says nothing.
  let date: String?
  /// The outcomes that are failures besides errors.
  let failing: Set<SuiteResults.Status>
  /// The largest sum of pictures that is embedded when nothing else is asked for: 20 MB.
  public static let maximumEmbeddedBytes = 20_000_000

  /// Creates a report of results whose pictures are found so.
  public init(
    _ results: SuiteResults, pictures: ReportPictures, date: String? = nil,
    failing: Set<SuiteResults.Status>? = nil
  ) {
    self.results = results
    self.pictures = pictures
    self.date = date
    self.failing = failing ?? results.failing
  }

  /// The page, with its pictures in it, however many bytes they are.
  public var page: String {
    var embedded = EmbeddedPictures()
    return page(images: "data:", &embedded)
  }

  /// The page, with its pictures in files that are written on the way.
  func page(_ folder: inout PictureFolder) throws(ReportError) -> String {
    // To a page that is opened as a file, `'self'` is not the folder that it lies in.
    try page(images: "data: 'self' file:", &folder)
  }

  /// Whether the pictures that the page shows, each counted as often as it is shown, have more bytes
  /// than may be embedded.
  ///
  /// Reads no more of them than it takes to know.
  var hasLargePictures: Bool {
    var sum = 0
    for picture in results.items.lazy.flatMap(HTMLPicture.all) {
      guard case .picture(let content) = picture.find(in: pictures) else { continue }
      sum += content.bytes.count
      if sum > Self.maximumEmbeddedBytes { return true }
    }
    return false
  }

  private func page<Placement: PicturePlacement>(
    images: String, _ placement: inout Placement
  ) throws(Placement.Failure) -> String {
    var articles: [String] = []
    for (index, item) in results.items.enumerated() where item.status != .ok {
      articles.append(try htmlItem(index).article(pictures, &placement))
    }
    return PageMarkup.page(
      title: "\(results.countsText) – \(results.title)", policy: policy(images: images),
      header: header, list: list, articles: articles)
  }

  /// What the browser may load: nothing but what is already there.
  private func policy(images: String) -> String {
    "default-src 'none'; img-src \(images); style-src '\(Self.digest(PageAssets.style))'; "
      + "script-src '\(Self.digest(PageAssets.script))'; base-uri 'none'; form-action 'none'"
  }

  private static func digest(_ text: String) -> String {
    "sha256-" + Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
  }

  private var header: PageMarkup.Header {
    var facts = [results.tool, "model \(results.model)"]
    if let shard = results.shard { facts.append("shard \(shard.index) of \(shard.count)") }
    if let date { facts.append(date) }
    let skipped = results.skipped.count
    if skipped > 0 { facts.append("\(skipped) left out by a filter") }
    return PageMarkup.Header(
      suite: results.title, facts: facts, isGreen: isGreen,
      verdict: verdict,
      troubles: results.troubles(failing: failing).map(\.sentence),
      counts: SuiteResults.Status.allCases.map { ($0, results.count($0)) },
      fonts: results.fonts.map { "\($0.name) – sha256 \($0.sha256)" },
      notes: results.notes)
  }

  private var isGreen: Bool { results.verdict(failing: failing) == .green }

  /// The heading: what is left to do.
  private var verdict: String {
    if isGreen { return "All pictures are as expected" }
    let counts = SuiteResults.Status.allCases.filter { status in
      results.count(status) > 0 && (status == .error || failing.contains(status))
    }
    if !counts.isEmpty {
      return counts.map { "\(results.count($0)) \($0.rawValue)" }.joined(separator: ", ")
    }
    return results.isIncomplete ? "The run is incomplete" : "No picture was compared"
  }

  private var list: [String] {
    results.items.indices.map { htmlItem($0).row }
  }

  private func htmlItem(_ index: Int) -> HTMLItem {
    let item = results.items[index]
    return HTMLItem(
      item, sentence: results.sentence(of: item), approval: results.approval(of: item),
      number: index + 1)
  }
}
