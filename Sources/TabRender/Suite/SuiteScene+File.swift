import TabRenderDraw
import TabRenderScene

extension SuiteScene {
  /// Reads the scenes of a suite from their files.
  ///
  /// - Parameters:
  ///   - isLenient: Whether unknown keys are only warned of.
  ///   - maximumPixels: The largest picture that a scene may name.
  /// - Returns: What reads them.
  package static func reader(isLenient: Bool, maximumPixels: Int) -> Suite.SceneReader {
    { (suite: SuiteFile, entry: SuiteFile.SceneEntry, path: String) throws(SuiteError) in
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
  private init(_ file: SceneFile, name: String, source: String) {
    let doubts = file.warnings.map { SuiteResults.Problem($0).oneLine }
    self.init(
      name: name, source: source,
      variants: file.variants,
      pictures: file.pictureFiles,
      doubts: { variant in
        file.warnings.map { SuiteResults.Problem($0) }
          + file.resolved(variant).warnings.map {
            SuiteResults.Problem(code: 65, message: $0.sentence(), file: file.file)
          }
      }
    ) { (variant: SuiteResults.Variant, fonts: FontLibrary) throws(SuiteResults.Problem) in
      let scene = file.resolved(variant)
      return SuiteDrawing(
        list: scene.makeDisplayList(fonts: fonts),
        warnings: doubts + scene.warnings.map { $0.sentence() },
        layers: { LayerOwners(scene.makeLayerMap(fonts: fonts)) })
    }
  }
}

extension SuiteError {
  /// A scene that cannot be read.
  init(_ error: SceneError) {
    switch error {
    case .unreadable(let file, let error): self.init(unreadable: file, error)
    case .invalid(let problems, let omitted):
      self.init(problems.map { SuiteResults.Problem($0) })
      guard omitted > 0 else { return }
      self.problems.append(
        SuiteResults.Problem(
          code: 65, message: "and \(omitted) more", file: problems.first?.file))
    }
  }
}
