internal import Foundation
import TabRenderBase
import TabRenderDiff
import TabRenderBar
import TabRenderScene

/// What a suite says about comparing; what it leaves out stays as it was.
package struct CompareSettings: Hashable, Sendable {
  /// A program whose way to count takes the place of this one's.
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
  /// Whether antialiasing is forgiven.
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

  /// These settings with what others say in their place.
  ///
  /// Another way to count takes the place of all that says how pixels are counted.
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

/// What a suite says about some of its pictures.
package struct CompareRule: Hashable, Sendable {
  /// The pattern of the names that it is about.
  package var match = "*"
  /// The appearance that it is about; `nil` is both.
  package var appearance: TabBarScene.Appearance?
  /// The scale that it is about; `nil` is all.
  package var scale: Double?
  /// Parts that are not compared, in points; `nil` leaves them as they were.
  package var ignored: [PointBox]?
  /// Layers that are not compared, by their identifiers; `nil` leaves them as they were.
  package var ignoredLayers: [String]?
  /// How to compare.
  package var settings = CompareSettings()

  /// Creates a rule about everything that changes nothing.
  package init() {}

  /// Whether the rule is about a picture.
  package func isAbout(name: String, _ variant: SuiteResults.Variant?) -> Bool {
    guard Glob.matches(name, match) else { return false }
    guard appearance == nil || appearance == variant?.appearance ?? .light else { return false }
    return scale == nil || scale == variant?.scale ?? 1
  }
}

/// A rectangle in points.
package struct PointBox: Hashable, Sendable {
  package var x, y, width, height: Double

  /// Creates a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Every pixel that the rectangle touches.
  package func pixels(scale: Double) -> PixelRect {
    PixelRect(
      minX: Self.pixel(x * scale, .down), minY: Self.pixel(y * scale, .down),
      maxX: Self.pixel((x + width) * scale, .up), maxY: Self.pixel((y + height) * scale, .up))
  }

  private static func pixel(_ edge: Double, _ rule: FloatingPointRoundingRule) -> Int {
    // A hair of a pixel is the rounding of the product, not meant.
    let hair = 1e-6
    let rounded = edge.rounded()
    let pixel = abs(edge - rounded) < hair ? rounded : edge.rounded(rule)
    return Int(min(max(pixel, -1e9), 1e9))
  }
}

extension PointBox {
  /// The box of four checked numbers; `nil`, and a complaint, when it has no area.
  init?(_ node: JSONNode, _ validator: JSONValidator) {
    let sides = node.numbers
    guard sides.count == 4, sides[2] > 0, sides[3] > 0 else {
      validator.report(at: node, "ignore must have a width and a height above 0")
      return nil
    }
    self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}

extension SuiteFile {
  /// How a picture is compared: the suite's settings, then each rule about it in turn.
  package func settings(
    name: String, _ variant: SuiteResults.Variant?
  ) -> CompareSettings {
    rules.filter { $0.isAbout(name: name, variant) }
      .reduce(compare) { $0.overridden(by: $1.settings) }
  }

  /// The same as a rule, with the parts that the last rule that has some leaves out.
  package func rule(name: String, _ variant: SuiteResults.Variant?) -> PictureRule {
    let ignored = rules.last { $0.ignored != nil && $0.isAbout(name: name, variant) }?.ignored
    var rule = settings(name: name, variant).rule
    rule.options.ignored = (ignored ?? []).map { $0.pixels(scale: variant?.scale ?? 1) }
    return rule
  }

  /// The layers of a picture's scene that are not compared: those of the last rule that has some.
  package func ignoredLayers(name: String, _ variant: SuiteResults.Variant?) -> [String] {
    rules.last { $0.ignoredLayers != nil && $0.isAbout(name: name, variant) }?.ignoredLayers ?? []
  }
}
