extension SuiteScene {
  /// Reads the scenes of a suite from their files.
  ///
  /// - Parameters:
  ///   - isLenient: Whether unknown keys are only warned of.
  ///   - maximumPixels: The largest picture that a scene may name.
  /// - Returns: What reads them.
  package static func reader(isLenient: Bool, maximumPixels: Int) -> Suite.SceneReader {
    { (suite: SuiteFile, entry: SuiteFile.SceneEntry, path: SuitePath) throws(SuiteError) in
      var options = SceneFile.Options()
      options.isLenient = isLenient
      options.maximumPixels = maximumPixels
      options.overrides = entry.set
      options.scales = entry.variants.scales ?? suite.variants.scales
      options.appearances = entry.variants.appearances ?? suite.variants.appearances
      do throws(SceneError) {
        let file = try SceneFile.read(suite.located(path), options: options)
        return SuiteScene(file, name: entry.name ?? file.name, source: path)
      } catch {
        throw SuiteError(error)
      }
    }
  }

  /// A scene that was read.
  private init(_ file: SceneFile, name: String, source: SuitePath) {
    let doubts = file.warnings.map { SuiteProblem.json($0).record.oneLine }
    self.init(
      name: name, source: source,
      variants: file.variants,
      pictures: file.pictureFiles,
      doubts: { variant in
        file.warnings.map(SuiteProblem.json)
          + file.resolved(variant).warnings.map {
            .picture(.doubt($0.sentence(), file: file.file))
          }
      }
    ) { (variant: SuiteResults.Variant, fonts: FontLibrary) throws(SuiteProblem) in
      let scene = file.resolved(variant)
      return SuiteDrawing(
        list: scene.makeDisplayList(fonts: fonts),
        warnings: doubts + scene.warnings.map { $0.sentence() },
        layers: { LayerOwners(scene.makeLayerMap(fonts: fonts)) })
    }
  }
}
