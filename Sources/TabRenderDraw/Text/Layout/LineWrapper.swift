internal import Foundation

/// Takes lines of a width from a paragraph.
struct LineWrapper {
  private let paragraph: Paragraph
  private let shaper: Shaper
  private let width: CGFloat
  /// The paragraph on one line.
  private let whole: ShapedLine
  /// What each cluster takes, tracking after it included.
  let widths: [CGFloat]

  /// What sums in another order may differ by, in points; far below what a pixel shows.
  private static let tolerance: CGFloat = 0.001

  init(_ paragraph: Paragraph, _ shaper: Shaper, width: CGFloat) throws(FontError) {
    self.paragraph = paragraph
    self.shaper = shaper
    self.width = width
    whole = try shaper.shape(paragraph, [.clusters(0..<paragraph.clusters.count)])
    widths = whole.widths(count: paragraph.clusters.count, tracking: shaper.style.tracking)
    shaper.noteMissing(whole.missingClusters, of: paragraph)
  }

  /// The first line of the clusters in `rest`, broken where a line may break.
  ///
  /// Spaces at the break belong to the line but are not set. At least one cluster is taken.
  func wrapped(_ rest: Range<Int>) throws(FontError) -> SetLine {
    var end = breakIndex(in: rest, limit: rest.upperBound)
    if end == rest.upperBound, try fits(rest) { return try line(rest, end: end) }
    while true {
      let shown = paragraph.trimmedAtEnd(rest.lowerBound..<end)
      let line = try line(shown, end: end)
      // Shaping a part may take a little more than its share of the whole.
      if fits(line) || shown.count <= 1 { return line }
      end = breakIndex(in: rest, limit: shown.upperBound - 1)
    }
  }

  /// The clusters in `rest` on one line, truncated where they do not fit.
  ///
  /// Where more text follows, which `mustShowMore` says, "…" is needed even where they fit.
  func fitted(_ rest: Range<Int>, mustShowMore: Bool) throws(FontError) -> SetLine {
    if truncation == .none { return try line(rest, end: rest.upperBound) }
    if !mustShowMore, try fits(rest) { return try line(rest, end: rest.upperBound) }
    let trimmed = paragraph.trimmedAtEnd(rest)
    if !mustShowMore, trimmed.count < rest.count, try fits(trimmed) {
      return try line(trimmed, end: rest.upperBound)
    }
    return try LineTruncation(self, rest).line()
  }

  /// Sets pieces of the clusters in `rest`, with "…" among them.
  func truncated(_ pieces: [LinePiece], of rest: Range<Int>) throws(FontError) -> SetLine {
    setLine(
      try shaper.shape(paragraph, pieces), shown: rest, end: rest.upperBound, isTruncated: true)
  }

  var truncation: TextStyle.Truncation { shaper.style.truncation }

  func fits(_ line: SetLine) -> Bool { line.shaped.width <= width + Self.tolerance }

  func trimmedAtEnd(_ range: Range<Int>) -> Range<Int> { paragraph.trimmedAtEnd(range) }

  func trimmedAtStart(_ range: Range<Int>) -> Range<Int> { paragraph.trimmedAtStart(range) }

  func origin(of cluster: Int) -> Int { paragraph.origins(of: cluster..<cluster).lowerBound }

  /// The width that "…" leaves for clusters.
  func widthBesideEllipsis() throws(FontError) -> CGFloat {
    width - (try shaper.shape(paragraph, [.ellipsis(origin: 0)]).width)
  }

  private func fits(_ range: Range<Int>) throws(FontError) -> Bool {
    try shaped(range).width <= width + Self.tolerance
  }

  private func shaped(_ range: Range<Int>) throws(FontError) -> ShapedLine {
    if range == 0..<paragraph.clusters.count { return whole }
    return try shaper.shape(paragraph, [.clusters(range)])
  }

  /// The end of the longest line that fits by the widths of its clusters, and of which at most the
  /// clusters before `limit` are seen; the end of `rest` when all of it fits.
  private func breakIndex(in rest: Range<Int>, limit: Int) -> Int {
    var sum = -trackingAtEnd
    var opportunity: Int?
    var fitting = rest.lowerBound + 1
    for index in rest {
      let cluster = paragraph.clusters[index]
      sum += widths[index]
      let fits = sum <= width + Self.tolerance && index < limit
      if !fits, !cluster.isSpace { return opportunity ?? fitting }
      if fits { fitting = index + 1 }
      if cluster.mayBreakAfter { opportunity = index + 1 }
    }
    return rest.upperBound
  }

  private var trackingAtEnd: CGFloat {
    shaper.style.tracking.isFinite ? shaper.style.tracking : 0
  }

  private func line(_ shown: Range<Int>, end: Int) throws(FontError) -> SetLine {
    setLine(try shaped(shown), shown: shown, end: end, isTruncated: false)
  }

  private func setLine(
    _ shaped: ShapedLine, shown: Range<Int>, end: Int, isTruncated: Bool
  ) -> SetLine {
    SetLine(
      shaped: shaped, range: paragraph.origins(of: shown), end: end,
      spaces: Set(shown.filter { paragraph.clusters[$0].isSpace }),
      isRightToLeft: paragraph.isRightToLeft, endsParagraph: end == paragraph.clusters.count,
      isTruncated: isTruncated)
  }
}
