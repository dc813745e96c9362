/// A scene of a suite: its name, its variants, and how it is drawn.
package struct SuiteScene: Sendable {
  /// The name that its pictures go by.
  package let name: String
  /// Its file.
  package let source: SuitePath
  /// The pictures to draw.
  package let variants: [SuiteResults.Variant]
  /// The picture files that it shows, as they are opened.
  package let pictures: [String]
  /// What is probably a mistake in the scene or in one of its pictures.
  package let doubts: @Sendable (SuiteResults.Variant) -> [SuiteProblem]
  /// Resolves and flattens one of the pictures.
  package let draw:
    @Sendable (SuiteResults.Variant, FontLibrary) throws(SuiteProblem) -> SuiteDrawing

  /// Creates a scene.
  package init(
    name: String, source: SuitePath, variants: [SuiteResults.Variant], pictures: [String] = [],
    doubts: @escaping @Sendable (SuiteResults.Variant) -> [SuiteProblem] = { _ in [] },
    draw:
      @escaping @Sendable (
        SuiteResults.Variant, FontLibrary
      ) throws(SuiteProblem) -> SuiteDrawing
  ) {
    self.name = name
    self.source = source
    self.variants = variants
    self.pictures = pictures
    self.doubts = doubts
    self.draw = draw
  }
}

/// A scene's picture before it is rendered.
package struct SuiteDrawing {
  /// What to draw.
  package let list: DisplayList
  /// What is probably a mistake in the scene, one line each.
  package let warnings: [String]
  /// Finds the layers, and where each of them draws.
  package let layers: () -> LayerOwners

  /// Creates a drawing.
  package init(
    list: DisplayList, warnings: [String] = [],
    layers: @escaping () -> LayerOwners
  ) {
    self.list = list
    self.warnings = warnings
    self.layers = layers
  }
}
