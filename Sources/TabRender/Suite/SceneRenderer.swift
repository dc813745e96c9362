import TabRenderBase
import TabRenderDraw

/// Draws the pictures of scenes with one font library.
struct SceneRenderer {
  let suite: SuiteFile
  let fonts: FontLibrary
  let pool: FontPool
  let threads: Int
  let maximumPixels: Int
  let isStrict: Bool

  private typealias Problem = SuiteResults.Problem

  /// A picture resolved and flattened, with what is worth knowing about it.
  ///
  /// With the digests of the fonts of its text. Text that cannot be drawn is an error, and so is a picture over the limit.
  func drawing(
    _ item: SuiteItem, _ scene: SuiteScene, _ variant: SuiteResults.Variant
  ) throws(SuiteResults.Problem) -> (SuiteDrawing, notes: [String], fonts: [String]) {
    _ = fonts.takeUsedFiles()
    let drawing = try scene.draw(variant, fonts)
    var notes = drawing.warnings
    for problem in fonts.problems {
      switch problem {
      case .failed(let error): throw Self.noText(error, suite.located(scene.source))
      case .substituted, .familyMissing: pool.note(problem.description)
      case .missingCharacters, .textCut: notes.append(problem.description)
      }
      if isStrict {
        throw Problem(code: 65, message: problem.description, file: suite.located(scene.source))
      }
    }
    if isStrict, let warning = notes.first {
      throw Problem(code: 65, message: warning, file: suite.located(scene.source))
    }
    try checkSize(drawing.list, scene)
    return (drawing, notes, pool.digests(ofUsed: fonts))
  }

  private static func noText(_ error: FontError, _ source: String) -> SuiteResults.Problem {
    Problem(
      code: error.isNoInput ? 66 : 65, message: error.message, file: source, hint: error.hint)
  }

  private func checkSize(_ list: DisplayList, _ scene: SuiteScene) throws(SuiteResults.Problem) {
    let (pixels, overflows) = list.width.multipliedReportingOverflow(by: list.height)
    guard overflows || pixels > maximumPixels else { return }
    throw Problem(
      code: 65,
      message: "\(list.width)×\(list.height) px is over the limit of \(maximumPixels) px "
        + "(--max-pixels)", file: suite.located(scene.source))
  }

  /// The picture, drawn so many times with other numbers of threads and found the same.
  func picture(_ list: DisplayList, repeats: Int = 1) throws(SuiteResults.Problem) -> Bitmap {
    let first = Renderer(threads: threads).render(list)
    for attempt in 1..<max(1, repeats) {
      guard Renderer(threads: threads + attempt).render(list) == first else {
        throw Problem(
          code: 70, message: "drawing it \(attempt + 1) times gave different pictures",
          hint: "this is a bug of this program, please report it")
      }
    }
    return first
  }
}
