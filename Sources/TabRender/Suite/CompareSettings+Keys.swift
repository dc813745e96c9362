extension CompareSettings: JSONRecord {
  /// The keys of settings in a suite.
  package static let keys = JSONObjectForm(CompareSettings(), ruleKeys + limitKeys + pixelmatchKeys)

  private static let ruleKeys: [JSONBinding<CompareSettings>] = [
    JSONBinding(
      "mode", \.mode, .word, default: "visible",
      "colour with alpha multiplied in, the samples as stored, or the files' bytes"),
    JSONBinding(
      "tolerance", \.channelTolerance, .number(0...255, unit: "255ths"), default: "0",
      "the largest difference of a channel that counts as equal"),
    JSONBinding(
      "deltaE", \.colorTolerance, .number(0...100),
      "the largest CIEDE2000 difference that counts as equal, instead of tolerance"),
    JSONBinding(
      "maxDiff", \.budget, .budget, default: "0", "how many pixels may differ: a number or \"P%\""),
    JSONBinding(
      "maxCluster", \.largestCluster, .pixelCount, default: "64 with maxDiff",
      "the largest cluster, pixels that touch, that may differ"),
    JSONBinding(
      "ignoreAA", \.ignoresAntialiasing, .boolean, default: "false",
      "whether antialiasing is forgiven"),
    JSONBinding(
      "allowSizeChange", \.allowsSizeChange, .boolean, default: "false",
      "whether sizes may differ"),
  ]

  private static let limitKeys: [JSONBinding<CompareSettings>] = [
    JSONBinding(
      "shift", \.shiftReach, .integer(0...16, unit: "px"), default: "2",
      "how far a shift is looked for"),
    JSONBinding("metrics", \.metrics, .metrics, default: "none", "numbers to compute besides"),
    JSONBinding(
      "failIf", \.conditions, .list(of: .condition), default: "none",
      "conditions on numbers, \(JSONForm<DiffOptions.Condition>.conditionExample)"),
  ]

  private static let pixelmatchKeys: [JSONBinding<CompareSettings>] = [
    JSONBinding(
      "like", \.peer, .word, default: "none",
      "a program whose way to count takes the place of this one's"),
    JSONBinding(
      "threshold", \.threshold, .number(0...1), default: "0.1", "pixelmatch's threshold"),
    JSONBinding(
      "includeAA", \.includesAntialiasing, .boolean, default: "false",
      "pixelmatch's includeAA: whether antialiased pixels count too"),
  ]

  private var channelTolerance: Double? {
    get { if case .channel(let limit)? = tolerance { limit } else { nil } }
    set { tolerance = newValue.map(DiffOptions.Tolerance.channel) }
  }

  private var colorTolerance: Double? {
    get { if case .deltaE(let limit)? = tolerance { limit } else { nil } }
    set { tolerance = newValue.map(DiffOptions.Tolerance.deltaE) }
  }
}

extension CompareSettings {
  /// Reports keys of these settings that contradict each other.
  func check(_ node: JSONNode, _ validator: JSONValidator) {
    if let deltaE = node["deltaE"], node["tolerance"] != nil {
      validator.report(at: deltaE, "tolerance and deltaE say the same thing; give one")
    }
    switch peer {
    case .pixelmatch:
      for key in foreignKeys.map(\.rawValue) {
        validator.report(
          at: node[key] ?? node,
          "pixelmatch has nothing like \(key), so it does not go with \"like\"")
      }
    case .some(.none):
      for key in peerKeys.map(\.rawValue) {
        validator.report(
          at: node[key] ?? node, "\(key) is pixelmatch's, so it does not go with this \"like\"")
      }
    case nil: break
    }
  }
}

extension CompareRule: JSONRecord {
  /// The keys of a rule.
  package static let keys = JSONObjectForm(
    CompareRule(),
    [
      JSONBinding(
        "match", \.match, .text(.nonEmpty("a glob")), default: "*", "the names it is about"),
      JSONBinding(
        "appearance", \.appearance, .appearance, default: "both", "the appearance it is about"),
      JSONBinding("scale", \.scale, .scale, default: "all", "the scale it is about"),
      JSONBinding(
        "ignore", \.ignored, .list(of: .pointBox), default: "none",
        "parts that are not compared, in points"),
      JSONBinding(
        "ignoreLayers", \.ignoredLayers, .list(of: .text(.nonEmpty("a layer's id"))),
        default: "none",
        "layers that are not compared, with their shadows and all that is inside them"),
      JSONBinding(
        "compare", \.settings, .object, default: "as above", "what counts as a difference"),
    ])

  /// Reports what the rule cannot mean.
  func check(_ node: JSONNode, _ validator: JSONValidator) {
    for box in node["ignore"]?.elements ?? []
    where box.numbers.suffix(2).contains(where: { $0 <= 0 }) {
      validator.report(at: box, "ignore must have a width and a height above 0")
    }
    if let compare = node["compare"] { settings.check(compare, validator) }
  }
}

// MARK: Forms

extension JSONForm where Value == Int {
  fileprivate static let pixelCount = integer(0...1e12, unit: "px")
}

extension JSONForm where Value == DiffOptions.Budget {
  /// A number of pixels or a percentage.
  fileprivate static let budget = JSONForm(
    .choice([JSONForm<Int>.pixelCount.shape, .text(percentage)]),
    read: { node in
      node.string.map { DiffOptions.Budget.share(percentage: $0).map(DiffOptions.Budget.share) }
        ?? node.integer.map(DiffOptions.Budget.pixels)
    },
    write: { budget in
      switch budget {
      case .pixels(let count): .integer(count)
      case .share(let share): .string("\(JSONValue.number(share * 100).text)%")
      }
    })

  private static let percentage = JSONTextRule(
    "a percentage", pattern: DiffOptions.Budget.percentagePattern
  ) { text in
    DiffOptions.Budget.share(percentage: text) == nil
      ? ("must be a number of pixels or a percentage, such as \"0.01%\", got \"\(text)\"", nil)
      : nil
  }
}

extension JSONForm where Value == Set<DiffOptions.Metric> {
  fileprivate static let metrics = JSONForm<DiffOptions.Metric>.word.list()
    .map({ Set($0) }, back: { metrics in DiffOptions.Metric.allCases.filter(metrics.contains) })
}

extension JSONForm where Value == DiffOptions.Condition {
  fileprivate static let conditionExample = "such as \"ssim<0.99\""

  fileprivate static let condition = JSONForm(
    .text(
      JSONTextRule("a condition") { text in
        guard (try? DiffOptions.Condition(parsing: text)) == nil else { return nil }
        return (
          "must be a metric, < or >, and a number, \(conditionExample), got \"\(text)\"", nil
        )
      }), read: { $0.string.flatMap { try? DiffOptions.Condition(parsing: $0) } },
    write: { .string($0.description) })
}

extension JSONForm where Value == PointBox {
  fileprivate static let pointBox = JSONForm<Double>.number(-100_000...100_000, unit: "pt")
    .list(4...4, meaning: "x, y, width, height")
    .map(
      { PointBox(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      back: { [$0.x, $0.y, $0.width, $0.height] })
}
