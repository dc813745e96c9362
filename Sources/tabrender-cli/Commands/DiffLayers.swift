import TabRender

/// The layers that `diff` leaves out, found in a scene.
struct DiffLayers {
  private let request: DiffRequest
  private let console: Console

  init(_ request: DiffRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  /// The comparison without the layers, if some are to be left out.
  ///
  /// Files that state no size are left to the comparison, which says what they are.
  func leftOut(
    of comparison: FileComparison, _ expected: [UInt8], _ actual: [UInt8], in file: SceneFile?
  ) throws(Failure) -> FileComparison {
    let sizes = [expected, actual].compactMap { PNGSniffer.statedSize($0) }
    guard let file, sizes.count == 2 else { return comparison }
    let scene = file.resolved(try variant(of: file, sizes))
    let fonts = try fontLibrary(console.options.fonts)
    let owners = LayerOwners(scene.makeLayerMap(fonts: fonts))
    _ = try warn(fonts, console)
    var comparison = comparison
    let mask = comparison.rule.options.mask
    comparison.rule = request.rule(scale: scene.scale)
    do throws(UnknownLayer) {
      comparison.rule.options.mask = try owners.mask(of: request.ignoredLayers).joined(with: mask)
    } catch {
      throw .data(.unknownLayer(file: file.file, error))
    }
    return comparison
  }

  /// The picture of the scene that has the size of one of the pictures.
  private func variant(
    of file: SceneFile, _ sizes: [(width: Int, height: Int)]
  ) throws(Failure) -> SceneFile.Variant {
    let appearance = request.appearance ?? file.variants.first?.appearance ?? .light
    let scales = request.scale.map { [$0] } ?? (file.variants.map(\.scale) + [1, 2, 3])
    for scale in scales {
      let variant = SceneFile.Variant(scale: scale, appearance: appearance)
      let size = file.resolved(variant).pixelSize
      if sizes.contains(where: { $0 == size }) { return variant }
    }
    throw .data(.sceneOfAnotherSize(file: file.file, sizes[1], scale: request.scale))
  }
}
