/// Draws the pictures of scenes with one font library.
struct SceneRenderer {
  let suite: SuiteFile
  let settings: SuiteRunner.Settings
  let fonts: FontLibrary
  let pool: FontPool
  let threads: Int

  /// A picture resolved and flattened, with what is worth knowing about it.
  ///
  /// With the digests of the fonts of its text. Text that cannot be drawn is an error, and so is a
  /// picture over the limit.
  func drawing(
    _ item: SuiteItem, _ scene: SuiteScene, _ variant: SuiteResults.Variant
  ) throws(SuiteProblem) -> (SuiteDrawing, notes: [String], fonts: [String]) {
    let source = suite.located(scene.source)
    _ = fonts.takeUsedFiles()
    let drawing = try scene.draw(variant, fonts)
    var notes = drawing.warnings
    for problem in fonts.problems {
      switch problem {
      case .failed(let error): throw .picture(.noText(error, scene: source))
      case .substituted, .familyMissing: pool.note(problem.description)
      case .missingCharacters, .textCut: notes.append(problem.description)
      }
      if settings.isStrict { throw .picture(.doubt(problem.description, file: source)) }
    }
    if settings.isStrict, let warning = notes.first {
      throw .picture(.doubt(warning, file: source))
    }
    try checkSize(drawing.list, source)
    return (drawing, notes, pool.digests(ofUsed: fonts))
  }

  private func checkSize(_ list: DisplayList, _ source: String) throws(SuiteProblem) {
    let (pixels, overflows) = list.width.multipliedReportingOverflow(by: list.height)
    let limit = settings.maximumPixels
    guard overflows || pixels > limit else { return }
    throw .picture(
      .tooLarge(width: list.width, height: list.height, limit: limit, scene: source))
  }

  /// The picture, drawn so many times with other numbers of threads and found the same.
  func picture(_ list: DisplayList, repeats: Int = 1) throws(SuiteProblem) -> Bitmap {
    let first = Renderer(threads: threads).render(list)
    for attempt in 1..<max(1, repeats) {
      guard Renderer(threads: threads + attempt).render(list) == first else {
        throw .picture(.unstable(times: attempt + 1))
      }
    }
    return first
  }
}
