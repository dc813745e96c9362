internal import Foundation

/// Sets a text in lines: splits, wraps, truncates and aligns it.
struct Typesetter {
  private let request: TextRequest
  private let store: FontStore
  private let shaper: Shaper
  private let metrics: FontMetrics
  private var style: TextStyle { request.style }

  init(_ request: TextRequest, _ store: FontStore) throws(FontError) {
    self.request = request
    self.store = store
    shaper = try Shaper(store, request.style)
    let face = store.faces[shaper.face]
    metrics = face.metrics.scaled(by: request.style.font.pointSize / CGFloat(face.unitsPerEm))
  }

  func layout() throws(FontError) -> TextLayout {
    let paragraphs = Paragraphs(request.text, limit: FontLibrary.longestText)
    if let length = paragraphs.cutLength {
      store.note(.textCut(length: length, limit: FontLibrary.longestText))
    }
    var lines: [SetLine] = []
    for (index, part) in paragraphs.parts.enumerated() {
      let isLast = index == paragraphs.parts.count - 1
      try set(try shaper.paragraph(part), isLast: isLast, into: &lines)
      if isFull(lines) {
        let isCut = !isLast && !(lines.last?.isTruncated ?? true)
        if isCut { lines[lines.count - 1].isTruncated = true }
        break
      }
    }
    let isCut = paragraphs.cutLength != nil
    return positioned(lines, isTruncated: isCut || lines.contains { $0.isTruncated })
  }

  /// Adds the lines of a paragraph, as many as are allowed.
  private func set(
    _ paragraph: Paragraph, isLast: Bool, into lines: inout [SetLine]
  ) throws(FontError) {
    let wrapper = try LineWrapper(paragraph, shaper, width: request.width)
    var start = 0
    repeat {
      let isLastAllowed = style.maximumLines > 0 && lines.count == style.maximumLines - 1
      let line: SetLine
      let rest = start..<paragraph.clusters.count
      if style.wrapping == .none || (isLastAllowed && style.truncation != .none) {
        line = try wrapper.fitted(rest, mustShowMore: isLastAllowed && !isLast)
      } else {
        line = try wrapper.wrapped(rest)
      }
      lines.append(line)
      start = line.end
      if isFull(lines), start < paragraph.clusters.count {
        lines[lines.count - 1].isTruncated = true
        return
      }
    } while start < paragraph.clusters.count
  }

  private func isFull(_ lines: [SetLine]) -> Bool {
    style.maximumLines > 0 && lines.count >= style.maximumLines
  }

  private func positioned(_ lines: [SetLine], isTruncated: Bool) -> TextLayout {
    let widest = lines.reduce(0) { max($0, $1.shaped.width) }
    let box = request.width.isFinite ? request.width : widest
    let spacing = style.lineSpacing.isFinite ? style.lineSpacing : 0
    let step = metrics.lineHeight + metrics.leading + spacing
    let positioned = lines.enumerated().map { index, line in
      position(line, top: CGFloat(index) * step, box: box)
    }
    let height = CGFloat(lines.count - 1) * step + metrics.lineHeight
    return TextLayout(
      size: CGSize(width: widest, height: max(0, height)), lines: positioned, metrics: metrics,
      isTruncated: isTruncated)
  }

  private func position(_ line: SetLine, top: CGFloat, box: CGFloat) -> TextLine {
    var shaped = line.shaped
    if style.alignment == .justified, !line.endsParagraph {
      shaped.stretch(by: box - shaped.width) { line.spaces.contains($0) }
    }
    let left = (box - shaped.width) * share(line)
    let baseline = top + metrics.ascender
    return TextLine(
      frame: CGRect(x: left, y: top, width: shaped.width, height: metrics.lineHeight),
      baseline: baseline, glyphs: shaped.glyphs.map { $0.offsetBy(x: left, y: baseline) },
      range: line.range)
  }

  /// How much of the free width stands at the left of a line.
  private func share(_ line: SetLine) -> CGFloat {
    switch style.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: line.isRightToLeft ? 1 : 0
    }
  }
}

/// A line that was wrapped or truncated, not yet at its position.
struct SetLine {
  let shaped: ShapedLine
  /// The scalars of the whole text that it stands for.
  let range: Range<Int>
  /// The number of the first cluster after it.
  let end: Int
  /// The numbers of the clusters that are spaces.
  let spaces: Set<Int>
  let isRightToLeft: Bool
  let endsParagraph: Bool
  var isTruncated: Bool
}
