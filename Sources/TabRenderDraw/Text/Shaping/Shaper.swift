internal import Foundation

/// Turns clusters into glyphs, and finds the faces that have them.
struct Shaper {
  let store: FontStore
  let style: TextStyle
  /// The number of the font's own face.
  let face: Int

  init(_ store: FontStore, _ style: TextStyle) throws(FontError) {
    self.store = store
    self.style = style
    face = try store.face(for: style.font)
  }

  /// A paragraph whose clusters have the faces they will be drawn with.
  ///
  /// What the font itself does not have is looked for in others; the whole is then shaped anew.
  func paragraph(_ part: Paragraphs.Part) throws(FontError) -> Paragraph {
    var clusters = part.clusters(face: face)
    for index in clusters.indices { setEmojiFace(of: &clusters[index], part) }
    let isRightToLeft = isRightToLeft(part.scalars)
    func prepared() -> Paragraph {
      Paragraph(
        scalars: part.scalars, clusters: clusters, isRightToLeft: isRightToLeft, start: part.start)
    }
    let first = prepared()
    let missing = try shape(first, [.clusters(0..<clusters.count)]).missingClusters
    guard !missing.isEmpty else { return first }
    for index in missing {
      let scalars = Array(part.scalars[clusters[index].scalars])
      guard let other = fallback(for: scalars) else { continue }
      clusters[index].face = other
    }
    return prepared()
  }

  /// Shapes parts of a paragraph that stand beside each other on one line.
  func shape(_ paragraph: Paragraph, _ pieces: [LinePiece]) throws(FontError) -> ShapedLine {
    var text = ShapingText(
      isRightToLeft: paragraph.isRightToLeft, hasLigatures: style.tracking == 0)
    var clusterOfIndex: [Int] = []
    for piece in pieces {
      switch piece {
      case .ellipsis(let origin):
        text.append(Self.ellipsis.value, face: ellipsisFace, origin: origin)
        clusterOfIndex.append(-1)
      case .clusters(let range):
        for number in range {
          let cluster = paragraph.clusters[number]
          for position in cluster.scalars {
            text.append(
              paragraph.scalars[position].shaped, face: cluster.face,
              origin: paragraph.start + position)
            clusterOfIndex.append(number)
          }
        }
      }
    }
    let glyphs: [ShapedGlyph] =
      if text.scalars.isEmpty {
        []
      } else if let face = text.plainFace {
        try PlainText.shape(text, store.faces[face], number: face)
      } else {
        try Raqm.shape(text, faces: store.faces)
      }
    return ShapedLine(
      glyphs: glyphs, text: text, clusterOfIndex: clusterOfIndex, faces: store.faces, style: style)
  }

  /// Notes the characters of clusters that no font has.
  func noteMissing(_ clusters: [Int], of paragraph: Paragraph) {
    var scalars: [Unicode.Scalar] = []
    for number in clusters {
      let cluster = paragraph.clusters[number]
      let visible = Array(paragraph.scalars[cluster.scalars]).visible
      let absent = visible.filter { store.faces[cluster.face].glyph(for: $0) == 0 }
      for scalar in absent.isEmpty ? visible : absent where !scalars.contains(scalar) {
        scalars.append(scalar)
      }
    }
    if !scalars.isEmpty { store.note(.missingCharacters(scalars.sorted())) }
  }

  private func setEmojiFace(of cluster: inout TextCluster, _ part: Paragraphs.Part) {
    let first = part.scalars[cluster.scalars.lowerBound]
    guard cluster.scalars.count > 1 || !first.isASCII else { return }
    let scalars = Array(part.scalars[cluster.scalars])
    guard scalars.isEmoji else { return }
    let own = store.faces[face]
    if own.hasColor, scalars.visible.allSatisfy({ own.glyph(for: $0) != 0 }) { return }
    guard let other = store.fallback(for: scalars.visible, like: style.font, isEmoji: true) else {
      return
    }
    cluster.face = other
  }

  private func fallback(for scalars: [Unicode.Scalar]) -> Int? {
    let visible = scalars.visible
    guard !visible.isEmpty else { return nil }
    return store.fallback(for: visible, like: style.font, isEmoji: false)
      ?? store.fallback(for: visible, like: style.font, isEmoji: true)
  }

  private var ellipsisFace: Int {
    guard store.faces[face].glyph(for: Self.ellipsis) == 0 else { return face }
    return fallback(for: [Self.ellipsis]) ?? face
  }

  private func isRightToLeft(_ scalars: [Unicode.Scalar]) -> Bool {
    switch style.direction {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .automatic:
      // Hebrew is the first script that runs from right to left.
      return scalars.contains { $0.value >= 0x590 } && Raqm.startsRightToLeft(scalars)
    }
  }

  static let ellipsis: Unicode.Scalar = "…"
}

/// A part of a line.
enum LinePiece {
  /// Clusters of the paragraph, by number.
  case clusters(Range<Int>)
  /// The sign for what was left out, which starts at a scalar of the whole text.
  case ellipsis(origin: Int)
}
