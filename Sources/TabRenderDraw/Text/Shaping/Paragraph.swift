/// One paragraph of a text: its clusters, their faces and their widths in logical order.
struct Paragraph {
  let scalars: [Unicode.Scalar]
  let clusters: [TextCluster]
  let isRightToLeft: Bool
  /// The number of the first scalar in the whole text.
  let start: Int

  /// The scalars of the whole text that some clusters stand for.
  func origins(of range: Range<Int>) -> Range<Int> {
    guard let first = clusters[range].first, let last = clusters[range].last else {
      let position =
        range.lowerBound < clusters.count
        ? clusters[range.lowerBound].scalars.lowerBound : scalars.count
      return start + position..<start + position
    }
    return start + first.scalars.lowerBound..<start + last.scalars.upperBound
  }

  /// Some clusters without the spaces at their end.
  func trimmedAtEnd(_ range: Range<Int>) -> Range<Int> {
    range
      .lowerBound..<(clusters[range].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? range.lowerBound)
  }

  /// Some clusters without the spaces at their start.
  func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
    (clusters[range].firstIndex { !$0.isSpace } ?? range.upperBound)..<range.upperBound
  }
}
