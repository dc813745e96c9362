import TabRender

extension DiffRequest {
  /// The rule of the comparison at so many pixels per point, without the mask and the layers,
  /// which are in files.
  func rule(scale: Double) -> PictureRule {
    var rule = PictureRule(mode: comparison)
    rule.pixelmatch = pixelmatch
    fill(&rule.options, scale: scale)
    return rule
  }

  private func fill(_ options: inout DiffOptions, scale: Double) {
    if let tolerance { options.tolerance = .channel(tolerance) }
    if let deltaE { options.tolerance = .deltaE(deltaE) }
    options.budget = budget ?? .pixels(0)
    options.largestCluster = largestCluster
    options.forgivesAntialiasing = forgivesAntialiasing
    options.ignored = ignored.map { sides in
      PointBox(x: sides[0], y: sides[1], width: sides[2], height: sides[3]).pixels(scale: scale)
    }
    options.allowsSizeChange = allowsSizeChange
    options.metrics = metrics
    options.conditions = conditions
    options.shiftReach = shiftReach
  }

  /// How pixelmatch would count, when its numbers are wanted.
  private var pixelmatch: Pixelmatch? {
    guard peer == .pixelmatch else { return nil }
    return Pixelmatch(
      threshold: threshold ?? 0.1, includesAntialiasing: includesAntialiasing,
      version: peerVersion ?? .v7)
  }

  /// What is odd about the mask and the ignored parts for pictures of these sizes, of each pair the
  /// smallest that holds both.
  func oddities(_ comparison: FileComparison, of sizes: [DiffSummary.Size]) -> [Complaint] {
    var known: Set<DiffSummary.Size> = []
    let masks = sizes.filter { known.insert($0).inserted }.compactMap(comparison.maskWarning)
    return masks.map { Complaint($0, file: mask) } + idleParts(comparison, of: sizes)
  }

  /// What is to be said of ignored parts that lie outside of all pictures.
  private func idleParts(_ comparison: FileComparison, of sizes: [DiffSummary.Size]) -> [Complaint]
  {
    guard !sizes.isEmpty else { return [] }
    return zip(ignored, comparison.rule.options.ignored).filter { $1.isOutside(of: sizes) }
      .map { sides, _ in
        let numbers = sides.map(Words.number).joined(separator: ",")
        return Complaint(
          "--ignore \(numbers) lies outside of the picture\(sizes.count > 1 ? "s" : "")",
          hint: "x,y,width,height in points; --scale N says how many pixels a point is")
      }
  }
}
