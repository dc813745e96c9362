/// Draws or reads one picture after the other and compares each with its baseline.
struct PictureVerification: Sendable {
  let file: SuiteFile
  let settings: SuiteRunner.Settings
  let fonts: FontPool
  /// How many threads one picture may use.
  let threads: Int
  /// The good items of an earlier run, by name.
  private let known: [String: SuiteResults.Item]
  private let comparison: BaselineComparison

  /// Creates a verification; `output` is the folder of the output, as results call it, and `nil`
  /// when only the verdict is wanted.
  init(
    file: SuiteFile, settings: SuiteRunner.Settings, output: SuitePath?, fonts: FontPool,
    threads: Int
  ) {
    self.file = file
    self.settings = settings
    self.fonts = fonts
    self.threads = threads
    let items = settings.previous?.items.filter { $0.status == .ok } ?? []
    known = Dictionary(items.map { ($0.label, $0) }) { first, _ in first }
    comparison = BaselineComparison(
      file: file, settings: settings,
      output: output.map { PictureOutput(file: file, folder: $0, threads: threads) },
      threads: threads)
  }

  /// How a picture came out; a problem is its error.
  func verify(_ item: SuiteItem) -> SuiteResults.Item {
    let clock = ContinuousClock()
    let start = clock.now
    var result: SuiteResults.Item
    do throws(SuiteProblem) {
      result = try self.result(of: item)
    } catch {
      result = item.result(.error)
      result.problem = error.record
    }
    result.seconds = (clock.now - start).seconds
    return result
  }

  /// How a picture came out, if it could be compared.
  func result(of item: SuiteItem) throws(SuiteProblem) -> SuiteResults.Item {
    if let conflict = item.conflict {
      throw .suite(.conflict(conflict, of: [], suite: file.path))
    }
    return switch item.source {
    case .scene(let scene, let variant): try verify(item, scene, variant)
    case .external(let path): try verify(item, external: path)
    }
  }

  // MARK: Drawn pictures

  private func verify(
    _ item: SuiteItem, _ scene: SuiteScene, _ variant: SuiteResults.Variant
  ) throws(SuiteProblem) -> SuiteResults.Item {
    try fonts.use { library throws(SuiteProblem) in
      let renderer = SceneRenderer(
        suite: file, settings: settings, fonts: library, pool: fonts, threads: threads)
      let (drawing, notes, fonts) = try renderer.drawing(item, scene, variant)
      let item = try masked(item, drawing)
      let inputs = inputs(drawing.list.digest, item)
      let baseline = try BaselineFile.read(file.located(item.baseline))
      if let known = unchanged(item, inputs, baseline) { return known }
      let bitmap = try renderer.picture(drawing.list, repeats: settings.repeats)
      var result = try comparison.compare(
        item, baseline, DrawnPicture(bitmap: bitmap, scale: variant.scale), layers: drawing.layers)
      result.fonts = fonts
      result.inputs = inputs
      result.notes = notes + result.notes
      return result
    }
  }

  /// The item with where the layers draw that are not compared.
  private func masked(
    _ item: SuiteItem, _ drawing: SuiteDrawing
  ) throws(SuiteProblem) -> SuiteItem {
    guard !item.ignoredLayers.isEmpty else { return item }
    var item = item
    do throws(UnknownLayer) {
      item.rule.options.mask = try drawing.layers().mask(of: item.ignoredLayers)
    } catch {
      throw .picture(.unknownLayer(error, scene: item.sourceFile.map(file.located)))
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
    let inputs = [
      settings.tool, String(settings.model), drawn, item.rule.fingerprint,
    ]
    return SHA256.hexadecimal(of: Array(inputs.joined(separator: "\n").utf8))
  }

  // MARK: Pictures made elsewhere

  private func verify(
    _ item: SuiteItem, external path: SuitePath
  ) throws(SuiteProblem) -> SuiteResults.Item {
    let path = file.located(path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path)
    } catch {
      throw .picture(.unmade(path, error, baseline: file.located(item.baseline)))
    }
    let png: StoredPNG
    do throws(PNGError) {
      png = try PNGDecoder(maximumPixels: settings.maximumPixels).readStored(bytes)
    } catch {
      throw .file(.picture(path, error))
    }
    return try comparison.compare(
      item, try BaselineFile.read(file.located(item.baseline)), MadePicture(bytes: bytes, png: png))
  }
}
