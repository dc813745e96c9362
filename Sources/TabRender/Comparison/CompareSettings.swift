/// What a suite says about comparing; what it leaves out stays as it was.
package struct CompareSettings: Hashable, Sendable {
  /// A program whose way to count replaces this one's.
  package enum Peer: String, CaseIterable, Hashable, Sendable {
    /// No other program.
    case none
    case pixelmatch
  }

  /// What is compared of two pictures.
  package var mode: PictureRule.Mode?
  /// As which program pixels are counted, and that program's own settings.
  package var peer: Peer?
  package var threshold: Double?
  package var includesAntialiasing: Bool?
  package var peerVersion: Pixelmatch.Version?
  /// How far apart equal pixels may be.
  package var tolerance: DiffOptions.Tolerance?
  /// How many pixels may differ.
  package var budget: DiffOptions.Budget?
  /// The largest group that may differ.
  package var largestCluster: Int?
  /// Whether antialiasing is ignored.
  package var ignoresAntialiasing: Bool?
  /// Whether sizes may differ.
  package var allowsSizeChange: Bool?
  /// How far a shift is looked for.
  package var shiftReach: Int?
  /// Numbers to compute besides.
  package var metrics: Set<DiffOptions.Metric>?
  /// Conditions on them.
  package var conditions: [DiffOptions.Condition]?

  /// Creates settings that leave everything as it was.
  package init() {}

  /// These settings with what others say instead.
  ///
  /// Another way to count replaces all that says how pixels are counted.
  package func overridden(by other: CompareSettings) -> CompareSettings {
    var settings = other.peer.map(makingWay) ?? self
    settings.mode = other.mode ?? settings.mode
    settings.peer = other.peer ?? settings.peer
    settings.threshold = other.threshold ?? settings.threshold
    settings.includesAntialiasing = other.includesAntialiasing ?? settings.includesAntialiasing
    settings.peerVersion = other.peerVersion ?? settings.peerVersion
    settings.tolerance = other.tolerance ?? settings.tolerance
    settings.budget = other.budget ?? settings.budget
    settings.largestCluster = other.largestCluster ?? settings.largestCluster
    settings.ignoresAntialiasing = other.ignoresAntialiasing ?? settings.ignoresAntialiasing
    settings.allowsSizeChange = other.allowsSizeChange ?? settings.allowsSizeChange
    settings.shiftReach = other.shiftReach ?? settings.shiftReach
    settings.metrics = other.metrics ?? settings.metrics
    settings.conditions = other.conditions ?? settings.conditions
    return settings
  }

  /// The rule of a comparison, the defaults filled in.
  package var rule: PictureRule {
    var rule = PictureRule(mode: mode ?? .visible)
    fill(&rule.options)
    if peer == .pixelmatch {
      rule.pixelmatch = Pixelmatch(
        threshold: threshold ?? 0.1, includesAntialiasing: includesAntialiasing ?? false,
        version: peerVersion ?? .v7)
    }
    return rule
  }

  private func fill(_ options: inout DiffOptions) {
    if let tolerance { options.tolerance = tolerance }
    if let budget { options.budget = budget }
    options.largestCluster = largestCluster
    if let ignoresAntialiasing { options.ignoresAntialiasing = ignoresAntialiasing }
    if let allowsSizeChange { options.allowsSizeChange = allowsSizeChange }
    if let shiftReach { options.shiftReach = shiftReach }
    if let metrics { options.metrics = metrics }
    if let conditions { options.conditions = conditions }
  }
}
