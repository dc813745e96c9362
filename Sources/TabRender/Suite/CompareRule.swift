internal import Foundation

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
