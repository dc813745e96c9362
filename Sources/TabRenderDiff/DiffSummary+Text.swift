extension DiffSummary {
  /// The verdict and the numbers behind it in one line, such as
  /// `differ: 1024 of 4096 px (25 %), max Δ 4/255, 1 region at (0,48)–(64,64), largest cluster 1024`.
  ///
  /// A box is written as its first corner and the corner behind its last pixel.
  public var text: String {
    let parts = isEqual ? equalParts : differentParts
    let verdict = verdictParts.isEmpty ? "" : "; " + verdictParts.joined(separator: "; ")
    return (isEqual ? "equal: " : "differ: ") + (parts + remainders).joined(separator: ", ")
      + verdict
  }

  /// What helps to understand the numbers, a sentence each without a full stop.
  public var hints: [String] {
    var hints: [String] = []
    if reasons.contains(.size) {
      hints.append(
        "other sizes are accepted with --allow-size-change, of a suite with allowSizeChange")
    }
    if reasons == [.cluster], let allowedCluster {
      hints.append(
        "the limit on clusters decided, not the number of pixels: the largest has "
          + "\(largestCluster) px, and \(allowedCluster) px are allowed (--max-cluster, of a suite "
          + "maxCluster)")
    }
    if let shift { hints.append("shifted by (\(Self.signed(shift.x)), \(Self.signed(shift.y)))") }
    let seen = differingPixels - outsidePixels + toleratedPixels + antialiasedPixels
    if hiddenDifferences > 0 {
      hints.append(
        "\(hiddenDifferences) px differ in hidden colours: they are fully transparent in both "
          + "pictures (--compare stored counts them)")
    }
    if storedDifferences > seen, storedDifferences != hiddenDifferences {
      hints.append("\(storedDifferences) px differ as stored, \(seen) of them visibly")
    }
    return hints
  }

  private var equalParts: [String] {
    guard differingPixels > 0 else { return ["\(comparedPixels) px"] + measures }
    let counts = "\(differingPixels) of \(comparedPixels) px differ (\(differingShare))"
    guard expectedSize != actualSize else { return [counts] + measures }
    return ["\(sizes); \(counts)", "\(outsidePixels) px outside"] + measures
  }

  private var differentParts: [String] {
    if reasons.contains(.bytes), differingPixels == 0 {
      return ["the files' bytes, but no pixel of \(comparedPixels)"] + measures
    }
    guard expectedSize != actualSize else {
      return ["\(differingPixels) of \(comparedPixels) px (\(differingShare))"] + measures
    }
    let inside = differingPixels - outsidePixels
    return ["\(sizes); \(outsidePixels) px outside", "\(inside) px inside"]
      + (inside > 0 ? measures : metricParts)
  }

  private var sizes: String {
    "size \(expectedSize.text) ≠ \(actualSize.text) (\(sizeChange))"
  }

  private var differingShare: String { DiffNumber.percent(differingPixels, of: comparedPixels) }

  /// How far the pixels are apart, where they lie, and the numbers that were asked for.
  private var measures: [String] {
    var parts: [String] = []
    if largestDelta > 0 { parts.append("max Δ \(largestDelta)/\(deltaScale)") }
    if let largestDeltaE {
      parts.append("max ΔE \(DiffNumber.text(largestDeltaE, decimals: 2, butNever: 0))")
    }
    if let regions { parts.append(regions) }
    if largestCluster > 0 { parts.append("largest cluster \(largestCluster)") }
    return parts + metricParts
  }

  /// Clusters touch themselves, regions are the boxes around those that lie near each other.
  private var regions: String? {
    guard clusters > 0, !boxes.isEmpty else { return nil }
    let shown = boxes.prefix(2).map(\.text).joined(separator: " and ")
    let rest = boxes.count > 2 ? " and \(boxes.count - 2) more" : ""
    let regions = "\(boxes.count) region\(boxes.count == 1 ? "" : "s") at \(shown)\(rest)"
    return clusters == boxes.count ? regions : "\(clusters) clusters in \(regions)"
  }

  private var metricParts: [String] {
    DiffOptions.Metric.allCases.compactMap { metric in
      guard metric != .max, let value = metrics[metric] else { return nil }
      let unit = metric == .psnr && value.isFinite ? " dB" : ""
      let number = DiffNumber.text(value, decimals: 4, butNever: metric == .ssim ? 1 : 0)
      return "\(metric.rawValue) \(number)\(unit)"
    }
  }

  /// What was not counted, and why.
  private var remainders: [String] {
    var parts: [String] = []
    if toleratedPixels > 0 { parts.append("\(toleratedPixels) px within the tolerance") }
    if antialiasedPixels > 0 { parts.append("\(antialiasedPixels) px forgiven as antialiasing") }
    if ignoredPixels > 0 { parts.append("\(ignoredPixels) px ignored") }
    return parts
  }

  /// What the numbers were held against, where that was anything but exactness.
  private var verdictParts: [String] {
    var parts: [String] = []
    if allowedPixels > 0, differingPixels > 0 || reasons.contains(.pixels) {
      // What a change of size adds is one large group by nature, and is left to the budget.
      let suffix = outsidePixels > 0 ? " inside" : ""
      let cluster = allowedCluster.map { " in clusters of at most \($0)\(suffix)" } ?? ""
      parts.append("allowed are \(allowedPixels) px\(cluster)")
    }
    for case .condition(let condition) in reasons { parts.append("\(condition.description) holds") }
    return parts
  }

  private var sizeChange: String {
    let columns = Self.change(actualSize.width - expectedSize.width, "column")
    let rows = Self.change(actualSize.height - expectedSize.height, "row")
    return [columns, rows].compactMap(\.self).joined(separator: ", ")
  }

  private static func change(_ count: Int, _ noun: String) -> String? {
    guard count != 0 else { return nil }
    return "\(abs(count)) \(noun)\(abs(count) == 1 ? "" : "s") \(count < 0 ? "fewer" : "more")"
  }

  private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}

extension DiffSummary.Size {
  /// Width and height, such as `646×169`.
  package var text: String { "\(width)×\(height)" }
}

extension DiffSummary.Box {
  /// The first corner and the one behind the last pixel, such as `(0,48)–(64,64)`.
  package var text: String { "(\(x),\(y))–(\(x + width),\(y + height))" }
}

extension DiffOptions.Condition: CustomStringConvertible {
  /// The condition as it is written on the command line, such as `ssim<0.99`.
  ///
  /// The limit has all of its digits, so that reading it gives the same condition.
  public var description: String {
    "\(metric.rawValue)\(relation.rawValue)\(DecimalNumber.exactText(limit))"
  }
}
