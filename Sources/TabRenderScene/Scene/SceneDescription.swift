package import Foundation

/// What flags or a scene file say: typed and checked, but not yet resolved for a scale and an
/// appearance.
///
/// Defaults that follow from something else (the device, the style, the appearance) are left open
/// until ``resolved(scale:appearance:_:)``.
package struct SceneDescription: Hashable, JSONRecord {
  /// The scene's name; `nil` when the file's name stands for it.
  package var name: String?
  /// The scales and appearances to draw in, where they are several.
  package var variants = VariantsDescription()
  /// The screen.
  package var canvas = CanvasDescription()
  /// What scrolls behind the bar.
  package var content = ContentDescription()
  /// The bar; `nil` draws none.
  package var bar: BarDescription? = BarDescription()
  /// Layers that are drawn above everything else, in their order.
  package var layers: [LayerDescription] = []

  /// Creates a description that says nothing: the default bar.
  package init() {}

  /// The scales to draw at; a single one is the canvas's.
  package var drawnScales: [Double] {
    get { variants.scales ?? [canvas.scale ?? canvas.screen.scale] }
    set {
      variants.scales = newValue.count == 1 ? nil : newValue
      canvas.scale = newValue.count == 1 ? newValue[0] : nil
    }
  }

  /// The device that is drawn.
  package var device: Device { canvas.screen }

  /// The appearances to draw in; a single one is the canvas's.
  package var appearances: [TabBarScene.Appearance] {
    get { variants.appearances ?? [canvas.appearance] }
    set {
      variants.appearances = newValue.count == 1 ? nil : newValue
      canvas.appearance = newValue.count == 1 ? newValue[0] : .light
    }
  }

  /// The scene file that means the same, without what holds by default.
  package var json: JSONValue { Self.keys.write(self) }
}

/// The scales and appearances of a scene's pictures.
package struct VariantsDescription: Hashable, JSONRecord {
  /// Pixels per point; `nil` is the canvas's.
  package var scales: [Double]?
  /// Light, dark or both; `nil` is the canvas's.
  package var appearances: [TabBarScene.Appearance]?

  /// Creates the variants of a scene that has one.
  package init() {}

  package static let keys = JSONObjectForm(
    VariantsDescription(),
    [
      JSONBinding(
        "scale", \.scales, JSONForm.scale.list(1...100), default: "the canvas's", "the scales"),
      JSONBinding(
        "appearance", \.appearances, JSONForm.appearance.list(1...2), default: "the canvas's",
        "the appearances"),
    ])
}

extension SceneDescription {
  /// The keys of a scene file, which draws a bar where it has one.
  package static let keys: JSONObjectForm<SceneDescription> = {
    var initial = SceneDescription()
    initial.bar = nil
    return JSONObjectForm(
      initial,
      [
        .unbound(
          JSONKey(
            SceneKeys.format.key, SceneKeys.format.shape, isRequired: true,
            "the format's version and the rendering model: 1"),
          written: .integer(SceneKeys.version)),
        .unbound(
          JSONKey(
            "extends", JSONForm<String>.file.shape,
            "another scene file, relative to this one; this one is merged over it (RFC 7386)")),
        JSONBinding(
          "name", \.name, .text(nameRule), default: "the file's name", "the scene's name"),
        JSONBinding(
          "variants", \.variants, .object, "pictures in several scales and appearances"),
        JSONBinding("canvas", \.canvas, .object, "the screen"),
        JSONBinding("content", \.content, .object, "what scrolls behind the bar"),
        JSONBinding("bar", \.bar, .object, "the tab bar; none is drawn without it"),
        JSONBinding(
          "layers", \.layers, JSONForm.layer.list(),
          "layers drawn above everything else, back to front"),
      ])
  }()

  /// A name is a part of files' names.
  private static let nameRule = JSONTextRule("a name", pattern: #"^[^./\\][^/\\]*$"#) { text in
    if text.isEmpty { return ("must not be empty", nil) }
    // Scalars, because a slash with an accent is a character of its own, and yet parts a path.
    if text.unicodeScalars.contains(where: { "/\\".unicodeScalars.contains($0) })
      || text.contains(where: \.isNewline)
    {
      return ("must not have slashes or line breaks: it is a part of files' names", nil)
    }
    if let character = JSONTextRule.controlCharacter(in: text) {
      return ("must not have the control character \(character)", nil)
    }
    return text.unicodeScalars.first == "." ? ("must not begin with a dot", nil) : nil
  }
}

/// What in a description contradicts itself once it is resolved.
package enum SceneContradiction: Error, Hashable, Sendable {
  /// The selected item, an index from 0, does not exist.
  case noSuchItem(Int, count: Int)
  /// The crop lies beside the canvas.
  case emptyCrop(canvas: CGSize)
}
