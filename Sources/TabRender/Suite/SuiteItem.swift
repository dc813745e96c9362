/// One picture of a suite, and where its files are.
package struct SuiteItem: Sendable {
  /// Where the picture comes from.
  package enum Source: Sendable {
    /// It is drawn.
    case scene(SuiteScene, SuiteResults.Variant)
    /// It is a file that something else makes.
    case external(SuitePath)
  }

  /// The scene's name.
  package let name: String
  /// Which of the scene's pictures; `nil` for one made elsewhere, if its path does not say.
  package let variant: SuiteResults.Variant?
  /// Where it comes from.
  package let source: Source
  /// The baseline.
  package let baseline: SuitePath
  /// What the suite and its rules say about comparing it.
  package let settings: CompareSettings
  /// How it is compared.
  package var rule: PictureRule
  /// Layers of its scene that are not compared.
  package let ignoredLayers: [String]

  /// Creates a picture of a suite.
  init(
    name: String, variant: SuiteResults.Variant?, source: Source, of file: SuiteFile
  ) {
    self.name = name
    self.variant = variant
    self.source = source
    baseline = file.baselines.path(name: name, variant)
    settings = file.settings(name: name, variant)
    rule = file.rule(name: name, variant)
    ignoredLayers = file.ignoredLayers(name: name, variant)
  }

  /// The name for people: `bar~dark@2x`.
  package var label: String { SuiteResults.label(name, variant) }

  /// The scene's file; `nil` for a picture made elsewhere.
  package var sourceFile: SuitePath? {
    if case .scene(let scene, _) = source { scene.source } else { nil }
  }

  /// The picture in messages.
  var owner: SuiteOwner { SuiteOwner(source: sourceFile, label: label) }

  /// What is known of it before it is looked at.
  func result(_ status: SuiteResults.Status) -> SuiteResults.Item {
    SuiteResults.Item(name: name, source: sourceFile, variant: variant, status: status)
  }
}

extension SuiteResults {
  /// The name of a picture for people: `bar`, `bar~dark`, `bar@2x`, `bar~dark@2x`.
  package static func label(_ name: String, _ variant: Variant?) -> String {
    guard let variant else { return name }
    return name + PictureTemplate.suffix(variant.appearance)
      + PictureTemplate.suffix(scale: variant.scale)
  }

  /// A name that stands for one picture alone: as ``label(_:_:)``, but `bar@1x` for the light
  /// picture at 1x, whose label is the scene's name and so stands for all of its pictures.
  package static func exactLabel(_ name: String, _ variant: Variant?) -> String {
    let label = label(name, variant)
    return label == name && variant != nil ? name + "@1x" : label
  }

  /// Whether one picture comes before another: by name, then light before dark, then by scale.
  static func isOrdered(
    _ first: (name: String, variant: Variant?), _ second: (name: String, variant: Variant?)
  ) -> Bool {
    if first.name != second.name {
      return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
    }
    let (a, b) = (first.variant, second.variant)
    if a?.appearance != b?.appearance {
      return a?.appearance ?? .light == .light && b?.appearance == .dark
    }
    return a?.scale ?? 0 < b?.scale ?? 0
  }
}

extension SuiteResults.Item {
  /// The name for people: `bar~dark@2x`.
  public var label: String { SuiteResults.label(name, variant) }
}
