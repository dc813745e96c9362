extension DiffSummary {
  /// The numbers as a JSON object on one line, with the keys of an item in a results file.
  ///
  /// Always all of them, in the same order. Boxes are `[x, y, width, height]`, sizes
  /// `[width, height]`, a shift `[x, y]`. `maxDelta` counts in units of 1 / `deltaScale`. A metric
  /// that is infinite, as the ratio of signal to noise of equal pictures is, is `null`.
  public var jsonText: String { Self.keys.write(self).text }
}

extension DiffSummary: JSONRecord {
  /// The keys, all of which are always written.
  package static let keys = JSONObjectForm(
    DiffSummary(expected: Size(width: 0, height: 0), actual: Size(width: 0, height: 0)),
    (countKeys + groupKeys + verdictKeys).map(\.always))

  private static let countKeys: [JSONBinding<DiffSummary>] = [
    JSONBinding("expectedSize", \.expectedSize, .size, "the baseline's size in pixels"),
    JSONBinding("actualSize", \.actualSize, .size, "the actual picture's size in pixels"),
    JSONBinding("pixels", \.differingPixels, .count, "the differing pixels"),
    JSONBinding("total", \.comparedPixels, .count, "the compared pixels"),
    .derived("ratio", .any, "the share of differing pixels", \.share),
    JSONBinding(
      "maxDelta", \.largestDelta, .count,
      "the largest difference of a channel, in 1 / deltaScale"),
    JSONBinding("deltaScale", \.deltaScale, .count, "255 or 65535"),
    JSONBinding("maxDeltaE", \.largestDeltaE, .orNull(.any), "the largest CIEDE2000 difference"),
  ]

  private static let groupKeys: [JSONBinding<DiffSummary>] = [
    JSONBinding(
      "clusters", \.clusters, .count,
      "the clusters: groups of differing pixels that touch, across corners too"),
    JSONBinding(
      "largestCluster", \.largestCluster, .count, "the pixels of the largest cluster"),
    JSONBinding(
      "boxes", \.boxes, .list(of: .box),
      "the regions: rectangles around clusters that lie near each other"),
    JSONBinding("outside", \.outsidePixels, .count, "the pixels that only one picture has"),
    JSONBinding("stored", \.storedDifferences, .count, "the pixels whose samples differ"),
    JSONBinding("hidden", \.hiddenDifferences, .count, "of those, the fully transparent ones"),
    JSONBinding("tolerated", \.toleratedPixels, .count, "the pixels within the tolerance"),
    JSONBinding(
      "forgivenAA", \.antialiasedPixels, .count, "the pixels forgiven as antialiasing"),
    JSONBinding("ignored", \.ignoredPixels, .count, "the pixels that were not compared"),
    JSONBinding("shift", \.shift, .orNull(.shift), "the shift that explains the differences"),
  ]

  private static let verdictKeys: [JSONBinding<DiffSummary>] = [
    JSONBinding("budget", \.budget, .object, "what is allowed"),
    JSONBinding("metrics", \.metrics, .metrics, "the numbers that were asked for"),
    JSONBinding("reasons", \.reasons, .list(of: .reason), "why the pictures count as different"),
  ]

  private var share: Double {
    comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
  }

  /// How much may differ.
  fileprivate struct Budget: Hashable, JSONRecord {
    var pixels = 0
    var cluster: Int?

    static let keys = JSONObjectForm(
      Budget(),
      [
        JSONBinding("maxDiff", \.pixels, .count, "the differing pixels that are allowed"),
        JSONBinding(
          "maxCluster", \.cluster, .orNull(.count), "the largest cluster that is allowed"),
      ].map(\.always))
  }

  private var budget: Budget {
    get { Budget(pixels: allowedPixels, cluster: allowedCluster) }
    set { (allowedPixels, allowedCluster) = (newValue.pixels, newValue.cluster) }
  }
}

extension JSONForm where Value == Int {
  /// A number of things.
  static let count = integer(0...9e15)
}

extension JSONForm where Value == Double {
  /// Any number.
  static let any = number(JSONNumberRule())
}

extension JSONForm where Value == DiffSummary.Size {
  /// Width and height in pixels.
  static let size = JSONForm<Int>.count.list(2...2, meaning: "width, height")
    .map({ DiffSummary.Size(width: $0[0], height: $0[1]) }, back: { [$0.width, $0.height] })
}

private let offset = JSONForm<Int>.integer(-9e15...9e15)

extension JSONForm where Value == DiffSummary.Box {
  fileprivate static let box = offset.list(4...4, meaning: "x, y, width, height")
    .map(
      { DiffSummary.Box(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      back: { [$0.x, $0.y, $0.width, $0.height] })
}

extension JSONForm where Value == DiffSummary.Shift {
  fileprivate static let shift = offset.list(2...2, meaning: "x, y")
    .map({ DiffSummary.Shift(x: $0[0], y: $0[1]) }, back: { [$0.x, $0.y] })
}

extension JSONForm where Value == [DiffOptions.Metric: Double] {
  /// Numbers by their metric; what is infinite is written as `null`.
  fileprivate static let metrics = JSONForm(
    .dictionary(JSONForm<Double>.any.orNull.shape),
    read: { node in
      node.members.reduce(into: [:]) { metrics, member in
        guard let metric = DiffOptions.Metric(rawValue: member.key) else { return }
        metrics[metric] = member.value.number ?? .infinity
      }
    },
    write: { metrics in
      .object(
        DiffOptions.Metric.allCases.compactMap { metric in
          metrics[metric].map { (metric.rawValue, .number($0)) }
        })
    })
}

extension JSONForm where Value == DiffSummary.Reason {
  fileprivate static let reason = JSONForm(
    .text(JSONTextRule()), read: { $0.string.flatMap(DiffSummary.Reason.init(text:)) },
    write: { .string($0.text) })
}

extension DiffSummary.Reason {
  /// The reason in one word: `size`, `pixels`, `cluster`, `bytes`, or a condition as `ssim<0.99`.
  fileprivate var text: String {
    switch self {
    case .size: "size"
    case .pixels: "pixels"
    case .cluster: "cluster"
    case .bytes: "bytes"
    case .condition(let condition): condition.description
    }
  }

  /// Reads what ``text`` writes.
  fileprivate init?(text: String) {
    let plain: [DiffSummary.Reason] = [.size, .pixels, .cluster, .bytes]
    if let reason = plain.first(where: { $0.text == text }) {
      self = reason
    } else if let condition = try? DiffOptions.Condition(parsing: text) {
      self = .condition(condition)
    } else {
      return nil
    }
  }
}
