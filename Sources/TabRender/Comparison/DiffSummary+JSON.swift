import TabRenderDiff
import TabRenderScene

extension DiffSummary {
  /// The numbers as a JSON object on one line, with the keys of an item in a results file.
  ///
  /// Always all of them, in the same order. Boxes are `[x, y, width, height]`, sizes
  /// `[width, height]`, a shift `[x, y]`. `maxDelta` counts in units of 1 / `deltaScale`. A metric that
  /// is infinite, as the ratio of signal to noise of equal pictures is, is `null`.
  public var jsonText: String { JSONValue.object(jsonMembers).text }

  /// The same as members of a JSON object.
  package var jsonMembers: [(String, JSONValue)] {
    counts + groups + judgement
  }

  private var counts: [(String, JSONValue)] {
    [
      ("expectedSize", Self.json(expectedSize)),
      ("actualSize", Self.json(actualSize)),
      ("pixels", .integer(differingPixels)),
      ("total", .integer(comparedPixels)),
      ("ratio", .number(comparedPixels == 0 ? 0 : share)),
      ("maxDelta", .integer(largestDelta)),
      ("deltaScale", .integer(deltaScale)),
      ("maxDeltaE", largestDeltaE.map(JSONValue.number) ?? .null),
    ]
  }

  private var groups: [(String, JSONValue)] {
    [
      ("clusters", .integer(clusters)),
      ("largestCluster", .integer(largestCluster)),
      ("boxes", .array(boxes.map(Self.json))),
      ("outside", .integer(outsidePixels)),
      ("stored", .integer(storedDifferences)),
      ("hidden", .integer(hiddenDifferences)),
      ("tolerated", .integer(toleratedPixels)),
      ("forgivenAA", .integer(antialiasedPixels)),
      ("ignored", .integer(ignoredPixels)),
      ("shift", shift.map { .array([.integer($0.x), .integer($0.y)]) } ?? .null),
    ]
  }

  private var judgement: [(String, JSONValue)] {
    let budget: [(String, JSONValue)] = [
      ("maxDiff", .integer(allowedPixels)),
      ("maxCluster", allowedCluster.map(JSONValue.integer) ?? .null),
    ]
    let numbers = DiffOptions.Metric.allCases.compactMap { metric in
      metrics[metric].map { (metric.rawValue, JSONValue.number($0)) }
    }
    return [
      ("budget", .object(budget)),
      ("metrics", .object(numbers)),
      ("reasons", .array(reasons.map { .string($0.word) })),
    ]
  }

  private var share: Double { Double(differingPixels) / Double(comparedPixels) }

  private static func json(_ size: Size) -> JSONValue {
    .array([.integer(size.width), .integer(size.height)])
  }

  private static func json(_ box: Box) -> JSONValue {
    .array([.integer(box.x), .integer(box.y), .integer(box.width), .integer(box.height)])
  }
}

extension DiffSummary.Reason {
  /// The reason in one word: `size`, `pixels`, `cluster`, `bytes`, or a condition as `ssim<0.99`.
  package var word: String {
    switch self {
    case .size: "size"
    case .pixels: "pixels"
    case .cluster: "cluster"
    case .bytes: "bytes"
    case .condition(let condition): condition.description
    }
  }
}
