import TabRender

extension DiffRequest {
  /// The rule of the comparison at so many pixels per point, without the mask and the layers,
  /// which are in files.
  func rule(scale: Double) -> PictureRule {
    var rule = settings.rule
    rule.options.ignored = ignored.map { sides in
      PointBox(x: sides[0], y: sides[1], width: sides[2], height: sides[3]).pixels(scale: scale)
    }
    return rule
  }

  /// What is odd about the mask and the ignored parts for pictures of these sizes, of each pair the
  /// smallest that holds both.
  func oddities(_ comparison: FileComparison, of sizes: [DiffSummary.Size]) -> [Diagnostic] {
    var known: Set<DiffSummary.Size> = []
    let masks = sizes.filter { known.insert($0).inserted }.compactMap(comparison.maskWarning)
    return masks.map { Diagnostic($0, file: mask) } + idleParts(comparison, of: sizes)
  }

  /// What is to be said of ignored parts that lie outside of all pictures.
  private func idleParts(_ comparison: FileComparison, of sizes: [DiffSummary.Size]) -> [Diagnostic]
  {
    guard !sizes.isEmpty else { return [] }
    return zip(ignored, comparison.rule.options.ignored).filter { $1.isOutside(of: sizes) }
      .map { sides, _ in Messages.ignoredOutside(sides, isOne: sizes.count == 1) }
  }
}
