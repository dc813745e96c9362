import TabRender

// Layers that are left out, found in a scene.
extension DiffCommand {
  /// The comparison without the layers, if some are to be left out of pictures of these sizes.
  ///
  /// Files that state no size are left to the comparison, which says what they are.
  func leavingOutLayers(
    of file: SceneFile?, _ sizes: [(width: Int, height: Int)], _ comparison: FileComparison
  ) throws(CommandLineError) -> FileComparison {
    guard let file, sizes.count == 2 else { return comparison }
    let scene = file.resolved(try variant(of: file, sizes))
    let fonts = try console.options.makeFontLibrary()
    let owners = LayerOwners(scene.makeLayerMap(fonts: fonts))
    try console.warn(fonts.diagnostics())
    var comparison = comparison
    let mask = comparison.rule.options.mask
    comparison.rule = request.rule(scale: scene.scale)
    let layers = try attempt(owners.mask(of: request.ignoredLayers)) {
      .content(.unknownLayer(file: file.file, $0))
    }
    comparison.rule.options.mask = layers.joined(with: mask)
    return comparison
  }

  /// The picture of the scene that has the size of one of the pictures.
  private func variant(
    of file: SceneFile, _ sizes: [(width: Int, height: Int)]
  ) throws(CommandLineError) -> SceneFile.Variant {
    let appearance = request.appearance ?? file.variants.first?.appearance ?? .light
    let scales = request.scale.map { [$0] } ?? (file.variants.map(\.scale) + [1, 2, 3])
    for scale in scales {
      let variant = SceneFile.Variant(scale: scale, appearance: appearance)
      let size = file.resolved(variant).pixelSize
      if sizes.contains(where: { $0 == size }) { return variant }
    }
    throw .content(.sceneOfAnotherSize(file: file.file, sizes[1], scale: request.scale))
  }
}
