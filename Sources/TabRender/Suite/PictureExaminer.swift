/// Draws one picture after the other and holds each against its baseline.
struct PictureExaminer: Sendable {
  let file: SuiteFile
  let settings: SuiteRunner.Settings
  /// Where pictures are written; `nil` when only the verdict is wanted.
  let output: OutputPictures?
  let fonts: FontPool
  /// How many threads one picture may use.
  let threads: Int
  /// The good items of an earlier run, by name.
  let known: [String: SuiteResults.Item]

  init(
    file: SuiteFile, settings: SuiteRunner.Settings, output: String?, fonts: FontPool, threads: Int
  ) {
    self.file = file
    self.settings = settings
    self.output = output.map { OutputPictures(of: file, output: $0) }
    self.fonts = fonts
    self.threads = threads
    let items = settings.previous?.items.filter { $0.status == .ok } ?? []
    known = Dictionary(items.map { ($0.label, $0) }) { first, _ in first }
  }

  private typealias Problem = SuiteResults.Problem

  /// What cannot be meant together, because another program's way to count leaves nothing out.
  private func check(_ item: SuiteItem) throws(SuiteResults.Problem) {
    guard item.rule.pixelmatch != nil,
      !item.rule.options.ignored.isEmpty || !item.ignoredLayers.isEmpty
    else { return }
    throw Problem(
      code: 65, message: "pixelmatch leaves no part of a picture out, and the rules ignore some",
      file: item.sourceFile.map(file.located), hint: "\"like\": \"none\" in the rule that ignores")
  }

  /// What became of a picture; trouble is its error.
  func examine(_ item: SuiteItem) -> SuiteResults.Item {
    let clock = ContinuousClock()
    let start = clock.now
    var result: SuiteResults.Item
    do throws(SuiteResults.Problem) {
      try check(item)
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
      let artist = artist(library)
      let (drawing, notes, fonts) = try artist.drawing(item, scene, variant)
      let item = try masked(item, drawing)
      let inputs = inputs(drawing.list.digest, item)
      let baseline = try baseline(of: item)
      if let known = unchanged(item, inputs, baseline) { return known }
      let bitmap = try artist.picture(drawing.list, repeats: settings.repeats)
      var result = try judge(
        item, baseline, DrawnPicture(bitmap: bitmap, scale: variant.scale), drawing.owners)
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
      item.rule.options.mask = try drawing.mask(item.ignoredLayers)
    } catch {
      throw Problem(
        code: 65, message: "ignoreLayers: \(error.message)",
        file: item.sourceFile.map(file.located), hint: error.hint)
    }
    return item
  }

  private func artist(_ library: FontLibrary) -> SceneArtist {
    SceneArtist(
      suite: file,
      fonts: library, pool: fonts, threads: threads, maximumPixels: settings.maximumPixels,
      isStrict: settings.isStrict)
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
    guard item.ignoredLayers.isEmpty else {
      throw Problem(
        code: 65, message: "ignoreLayers: a picture made elsewhere has no layers", file: place,
        hint: "\"ignore\" in the suite's rules takes rectangles")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(place)
    } catch {
      throw Problem(
        code: 66, message: error.description, file: place,
        hint: "run what makes it, or delete \(file.located(item.baseline))")
    }
    let actual: StoredPNG
    do throws(PNGError) {
      actual = try decoder.readStored(bytes)
    } catch {
      throw Problem(error, file: place)
    }
    return try judge(item, try baseline(of: item), MadePicture(bytes: bytes, png: actual)) { _ in []
    }
  }

  private var decoder: PNGDecoder { PNGDecoder(maximumPixels: settings.maximumPixels) }

  // MARK: Judging

  private func baseline(of item: SuiteItem) throws(SuiteResults.Problem) -> BaselineFile? {
    try BaselineFile.read(file.located(item.baseline))
  }

  private func judge(
    _ item: SuiteItem, _ baseline: BaselineFile?, _ actual: some ActualPicture,
    _ owners: (ImageDiff) -> [SuiteResults.Layer]
  ) throws(SuiteResults.Problem) -> SuiteResults.Item {
    guard let baseline else {
      var result = item.result(.missing)
      guard let output else { return result }
      result.actual = try write(try actual.file(threads: threads), actual.size, item, output)
      return result
    }
    let expected = try baseline.decoded(decoder, of: item.label)
    var result = item.result(.ok)
    result.baseline = SuiteResults.Picture(
      path: item.baseline, sha256: baseline.sha256, size: expected.image.size)
    if !item.rule.options.leavesPartsOut, actual.isExactly(expected, item.rule) { return result }
    var haveSameBytes = true
    if item.rule.comparesBytes {
      haveSameBytes = try actual.file(threads: threads) == baseline.bytes
    }
    let diff = item.rule.compare(
      expected: expected.image, actual: actual.stored, haveSameBytes: haveSameBytes,
      threads: threads)
    if diff.summary.comparedNothing { throw nothingCompared(item) }
    result.summary = diff.summary
    guard !diff.summary.isEqual else { return result }
    result.status = .changed
    guard let output else { return result }
    let bytes = try actual.file(threads: threads)
    result.actual = try write(bytes, actual.size, item, output)
    result.diff = try write(diff, expected.image, actual.stored, item, output)
    result.layers = owners(diff)
    if let png = try? decoder.readStored(bytes) { result.notes += png.notes(comparedTo: expected) }
    return result
  }

  private func nothingCompared(_ item: SuiteItem) -> SuiteResults.Problem {
    Problem(
      code: 65, message: "nothing was compared: every pixel is ignored",
      file: item.sourceFile.map(file.located) ?? file.located(item.baseline),
      hint: "ignore less of it in the rules of \(file.path)")
  }

  private func write(
    _ bytes: [UInt8], _ size: DiffSummary.Size, _ item: SuiteItem, _ output: OutputPictures
  ) throws(SuiteResults.Problem) -> SuiteResults.Picture {
    let path = try output.write(bytes, to: path(item, in: "actual"))
    return SuiteResults.Picture(path: path, sha256: SHA256.hexadecimal(of: bytes), size: size)
  }

  private func write(
    _ diff: ImageDiff, _ expected: StoredImage, _ actual: StoredImage, _ item: SuiteItem,
    _ output: OutputPictures
  ) throws(SuiteResults.Problem) -> String {
    let picture = DiffPicture(style: .heat).make(expected: expected, actual: actual, diff: diff)
    return try output.write(
      try SuiteWriter.encode(picture, scale: 1, threads: threads), to: path(item, in: "diff"))
  }

  /// The path of a picture's file in a folder: as its baseline's in the baselines' folder.
  private func path(_ item: SuiteItem, in folder: String) -> String {
    let baselines = file.baselines.folder + "/"
    let isBelow = item.baseline.hasPrefix(baselines)
    return folder + "/"
      + (isBelow ? String(item.baseline.dropFirst(baselines.count)) : item.baseline)
  }
}
