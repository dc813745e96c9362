internal import Foundation

/// The glyphs of a line from left to right, in points, the line's left end at 0.
struct ShapedLine {
  /// The glyphs; their baseline is at y = 0.
  private(set) var glyphs: [TextGlyph] = []
  /// The sum of advances and tracking.
  private(set) var width: CGFloat = 0
  /// The numbers of clusters that their face does not have; a box stands for each.
  private(set) var missingClusters: [Int] = []
  /// For each glyph the number of its cluster in the paragraph; -1 for "…".
  private(set) var clusters: [Int] = []

  init(
    glyphs shaped: [ShapedGlyph], text: ShapingText, clusterOfIndex: [Int], faces: [FontFace],
    style: TextStyle
  ) {
    let missing = Set(
      shaped.lazy.filter { $0.glyph == 0 }.map { clusterOfIndex[$0.index] })
    missingClusters = missing.filter { $0 >= 0 }.sorted()
    let size = style.font.pointSize
    let tracking = style.tracking.isFinite ? style.tracking : 0
    var last: Int?
    for glyph in shaped {
      let cluster = clusterOfIndex[glyph.index]
      let isMissing = missing.contains(cluster)
      if let last {
        if last == cluster, isMissing { continue }
        if last != cluster { width += tracking }
      }
      last = cluster
      let unit = size / CGFloat(faces[glyph.face].unitsPerEm)
      let advance = isMissing ? MissingGlyph.advance * size : CGFloat(glyph.advance) * unit
      let offset =
        isMissing
        ? CGPoint.zero
        : CGPoint(x: CGFloat(glyph.xOffset) * unit, y: -CGFloat(glyph.yOffset) * unit)
      glyphs.append(
        TextGlyph(
          face: isMissing ? nil : glyph.face, glyph: isMissing ? 0 : glyph.glyph,
          cluster: text.origins[glyph.index], position: CGPoint(x: width + offset.x, y: offset.y),
          advance: advance, pointSize: size))
      clusters.append(cluster)
      width += advance
    }
  }

  /// The width of each of a paragraph's clusters, tracking after it included.
  func widths(count: Int, tracking: CGFloat) -> [CGFloat] {
    var widths = [CGFloat](repeating: tracking.isFinite ? tracking : 0, count: count)
    for (glyph, cluster) in zip(glyphs, clusters) where cluster >= 0 {
      widths[cluster] += glyph.advance
    }
    return widths
  }

  /// Moves apart what stands left and right of some clusters, so that the line gains a width.
  mutating func stretch(by extra: CGFloat, at isStretched: (Int) -> Bool) {
    let count = clusters.count { $0 >= 0 && isStretched($0) }
    guard count > 0, extra > 0 else { return }
    var shift: CGFloat = 0
    for index in glyphs.indices {
      glyphs[index] = glyphs[index].offsetBy(x: shift, y: 0)
      if clusters[index] >= 0, isStretched(clusters[index]) { shift += extra / CGFloat(count) }
    }
    width += extra
  }
}
