/// A scene for one scale and appearance, ready to be drawn.
package struct ResolvedScene: Hashable, Sendable {
  /// The scene's name.
  package let name: String
  /// The screen with its bar.
  package let scene: TabBarScene
  /// What is drawn above it.
  package let layers: [LayerDescription]
  /// The pictures that the layers show, by their files.
  package let pictures: [String: Bitmap]

  /// Creates a scene from its parts.
  package init(
    name: String, scene: TabBarScene, layers: [LayerDescription] = [],
    pictures: [String: Bitmap] = [:]
  ) {
    self.name = name
    self.scene = scene
    self.layers = layers
    self.pictures = pictures
  }

  /// Pixels per point.
  package var scale: Double { scene.canvas.scale }
  /// Light or dark.
  package var appearance: TabBarScene.Appearance { scene.canvas.appearance }
  /// The picture's size in pixels.
  package var pixelSize: (width: Int, height: Int) {
    let pixels = scene.canvas.picturePixels
    return (pixels.width, pixels.height)
  }
  /// What is drawn as asked, but hardly as meant.
  package var warnings: [TabBarWarning] { scene.warnings }

  /// The scene as a layer tree in points: the bar's layers, then the scene's own on top.
  package func makeLayer(fonts: FontLibrary = .shared) -> CALayer {
    let root = scene.makeLayer(fonts: fonts)
    let builder = LayerBuilder(appearance: appearance, pictures: pictures, fonts: fonts)
    for layer in layers { root.addSublayer(builder.layer(layer)) }
    return root
  }

  /// The scene resolved to pixels.
  package func makeDisplayList(fonts: FontLibrary = .shared) -> DisplayList {
    scene.makeDisplayList(of: makeLayer(fonts: fonts))
  }

  /// What the scene's layers are called, where they are in the picture and what each draws.
  package func makeLayerMap(fonts: FontLibrary = .shared) -> LayerMap {
    scene.makeLayerMap(of: makeLayer(fonts: fonts))
  }

  /// Texts that are longer than their room, so that "…" stands for a part of them.
  package func truncatedTexts(fonts: FontLibrary = .shared) -> [String] {
    var texts: [String] = []
    var waiting = [makeLayer(fonts: fonts)]
    while let layer = waiting.popLast() {
      if let text = layer as? CATextLayer, let string = text.string,
        text.layout?.isTruncated == true
      {
        texts.append(string)
      }
      waiting += layer.children.reversed()
    }
    return texts
  }
}
