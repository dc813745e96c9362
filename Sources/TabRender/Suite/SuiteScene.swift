import TabRenderBase
import TabRenderDraw
import TabRenderDiff

/// A scene of a suite: its name, its variants, and how it is drawn.
package struct SuiteScene: Sendable {
  /// The name that its pictures go by.
  package let name: String
  /// Its file, as a path that counts from the suite's folder.
  package let source: String
  /// The pictures to draw.
  package let variants: [SuiteResults.Variant]
  /// The picture files that it shows, as they are opened.
  package let pictures: [String]
  /// What is probably a mistake in the scene or in one of its pictures.
  package let doubts: @Sendable (SuiteResults.Variant) -> [SuiteResults.Problem]
  /// Resolves and flattens one of the pictures.
  package let draw:
    @Sendable (SuiteResults.Variant, FontLibrary) throws(SuiteResults.Problem) -> SuiteDrawing

  /// Creates a scene.
  package init(
    name: String, source: String, variants: [SuiteResults.Variant], pictures: [String] = [],
    doubts: @escaping @Sendable (SuiteResults.Variant) -> [SuiteResults.Problem] = { _ in [] },
    draw:
      @escaping @Sendable (
        SuiteResults.Variant, FontLibrary
      ) throws(SuiteResults.Problem) -> SuiteDrawing
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
  /// The layers that own the differing pixels of a comparison, most pixels first.
  package let owners: (ImageDiff) -> [SuiteResults.Layer]
  /// Where layers draw, by their identifiers.
  package let mask: ([String]) throws(UnknownLayer) -> Mask

  /// Creates a drawing.
  package init(
    list: DisplayList, warnings: [String] = [],
    owners: @escaping (ImageDiff) -> [SuiteResults.Layer] = { _ in [] },
    mask: @escaping ([String]) throws(UnknownLayer) -> Mask = { ids throws(UnknownLayer) in
      throw UnknownLayer(ids.first ?? "", among: [])
    }
  ) {
    self.list = list
    self.warnings = warnings
    self.owners = owners
    self.mask = mask
  }
}
