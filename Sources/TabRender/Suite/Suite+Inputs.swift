/// What a suite reads, so that nothing of it is overwritten or deleted.
extension Suite {
  /// The files that pictures are made from.
  static func inputs(_ items: [SuiteItem], _ file: SuiteFile) -> [FileIdentity: SuiteInput] {
    var inputs: [FileIdentity: SuiteInput] = [:]
    func add(_ path: String, _ input: SuiteInput) {
      if let identity = FileIdentity(path) { inputs[identity] = input }
    }
    add(file.path, .suite)
    var known: Set<SuitePath> = []
    for item in items {
      switch item.source {
      case .external(let path):
        add(file.located(path), .picture(path, of: item.label))
      case .scene(let scene, _) where known.insert(scene.source).inserted:
        add(file.located(scene.source), .scene(scene.source))
        for picture in scene.pictures { add(picture, .scenePicture(picture, scene.source)) }
      case .scene: break
      }
    }
    return inputs
  }

  /// The baselines and reports that would replace what the suite reads.
  static func overwriting(_ items: [SuiteItem], _ file: SuiteFile) -> [SuiteProblem] {
    let inputs = inputs(items, file)
    let baselines = BaselineIdentities(file)
    let written =
      items.map { ($0.baseline, baselines[$0.baseline]) }
      + file.reports.paths.compactMap { path in
        FileIdentity(file.located(path)).map { (path, $0) }
      }
    return written.compactMap { path, identity in
      inputs[identity].map { .suite(.overwrites(path, $0, suite: file.path)) }
    }
  }
}

extension SuiteFile.Reports {
  /// The files that are named.
  fileprivate var paths: [SuitePath] { [html, junit, json, markdown].compactMap(\.self) }
}
