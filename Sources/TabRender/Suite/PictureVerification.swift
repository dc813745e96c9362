import TabRenderBase
import TabRenderPNG

/// Makes or reads one picture after the other and has each judged.
struct PictureVerification: Sendable {
  let file: SuiteFile
  let settings: SuiteRunner.Settings
  let fonts: FontPool
  /// How many threads one picture may use.
  let threads: Int
  /// The good items of an earlier run, by name.
  private let known: [String: SuiteResults.Item]
  private let judge: BaselineComparison

  /// Creates an examiner; `output` is the folder of the output, as results call it, and `nil` when
  /// only the verdict is wanted.
  init(
    file: SuiteFile, settings: SuiteRunner.Settings, output: String?, fonts: FontPool, threads: Int
  ) {
    self.file = file
    self.settings = settings
    self.fonts = fonts
    self.threads = threads
    let items = settings.previous?.items.filter { $0.status == .ok } ?? []
    known = Dictionary(items.map { ($0.label, $0) }) { first, _ in first }
    judge = BaselineComparison(
      file: file, settings: settings,
      output: output.map { PictureOutput(file: file, folder: $0, threads: threads) },
      threads: threads)
  }

  private typealias Problem = SuiteResults.Problem

  /// What became of a picture; trouble is its error.
  func examine(_ item: SuiteItem) -> SuiteResults.Item {
    let clock = ContinuousClock()
    let start = clock.now
    var result: SuiteResults.Item
    do throws(SuiteResults.Problem) {
      if let problem = item.conflict?.problem(in: file) { throw problem }
      switch item.source {
      case .scene(let scene, let variant): result = try examine(item, scene, variant)
      case .external(let path): result = try examine(item, external: path)
      }
    } catch {
      result = item.result(.error)
      result.problem = error
    }
    result.seconds = (clock.now - start).seconds
    return result
  }

  // MARK: Drawn pictures

  private func examine(
    _ item: SuiteItem, _ scene: SuiteScene, _ variant: SuiteResults.Variant
  ) throws(SuiteResults.Problem) -> SuiteResults.Item {
    try fonts.use { library throws(SuiteResults.Problem) in
      let artist = SceneRenderer(
        suite: file, fonts: library, pool: fonts, threads: threads,
        maximumPixels: settings.maximumPixels, isStrict: settings.isStrict)
      let (drawing, notes, fonts) = try artist.drawing(item, scene, variant)
      let item = try masked(item, drawing)
      let inputs = inputs(drawing.list.digest, item)
      let baseline = try BaselineFile.read(file.located(item.baseline))
      if let known = unchanged(item, inputs, baseline) { return known }
      let bitmap = try artist.picture(drawing.list, repeats: settings.repeats)
      var result = try judge.judge(
        item, baseline, DrawnPicture(bitmap: bitmap, scale: variant.scale), layers: drawing.layers)
      result.fonts = fonts
      result.inputs = inputs
      result.notes = notes + result.notes
      return result
    }
  }

  /// The item with the places of the layers that are not compared.
  private func masked(
    _ item: SuiteItem, _ drawing: SuiteDrawing
  ) throws(SuiteResults.Problem) -> SuiteItem {
    guard !item.ignoredLayers.isEmpty else { return item }
    var item = item
    do throws(UnknownLayer) {
      item.rule.options.mask = try drawing.layers().mask(of: item.ignoredLayers)
    } catch {
      throw Problem(
        code: 65, message: "ignoreLayers: \(error.message)",
        file: item.sourceFile.map(file.located), hint: error.hint)
    }
    return item
  }

  /// The item of the previous run, when nothing that decides it has changed.
  private func unchanged(
    _ item: SuiteItem, _ inputs: String, _ baseline: BaselineFile?
  ) -> SuiteResults.Item? {
    guard let known = known[item.label], known.inputs == inputs, let baseline,
      known.baseline?.sha256 == baseline.sha256, known.baseline?.path == item.baseline
    else { return nil }
    return known
  }

  private func inputs(_ drawn: String, _ item: SuiteItem) -> String {
    let words = [
      settings.tool, String(settings.model), drawn, item.rule.fingerprint,
    ]
    return SHA256.hexadecimal(of: Array(words.joined(separator: "\n").utf8))
  }

  // MARK: Pictures made elsewhere

  private func examine(
    _ item: SuiteItem, external path: String
  ) throws(SuiteResults.Problem) -> SuiteResults.Item {
    let place = file.located(path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(place)
    } catch {
      var problem = Problem(PNGError.file(error), file: place)
      problem.hint = "run what makes it, or delete \(file.located(item.baseline))"
      throw problem
    }
    let png: StoredPNG
    do throws(PNGError) {
      png = try PNGDecoder(maximumPixels: settings.maximumPixels).readStored(bytes)
    } catch {
      throw Problem(error, file: place)
    }
    return try judge.judge(
      item, try BaselineFile.read(file.located(item.baseline)), MadePicture(bytes: bytes, png: png))
  }
}
