import TabRenderBase

/// What a suite reads, so that nothing of it is overwritten or deleted.
extension Suite {
  /// The files that pictures are made from, each with what it is, for a sentence.
  static func inputs(_ items: [SuiteItem], _ file: SuiteFile) -> [FilePlace: String] {
    var inputs = [FilePlace(file.path): "the suite"]
    var known: Set<String> = []
    for item in items {
      switch item.source {
      case .external(let path):
        inputs[FilePlace(file.located(path))] = "the picture \(path) of \(item.label)"
      case .scene(let scene, _) where known.insert(scene.source).inserted:
        inputs[FilePlace(file.located(scene.source))] = "the scene \(scene.source)"
        for picture in scene.pictures {
          inputs[FilePlace(picture)] = "the picture \(picture) in the scene \(scene.source)"
        }
      case .scene: break
      }
    }
    return inputs
  }

  /// The baselines and reports that would take the place of what the suite reads.
  static func overwriting(_ items: [SuiteItem], _ file: SuiteFile) -> [SuiteResults.Problem] {
    let inputs = inputs(items, file)
    let folder = FilePlace(file.located(file.baselines.folder))
    let baselines = items.map { item in
      (
        item.baseline,
        folder.appending(String(item.baseline.dropFirst(file.baselines.folder.count)))
      )
    }
    let reports = file.reports.paths.map { ($0, FilePlace(file.located($0))) }
    return (baselines + reports).compactMap { path, place in
      inputs[place].map { input in
        SuiteResults.Problem(
          code: 65, message: "\(path) would take the place of \(input)", file: file.path,
          hint: "give one of them another path")
      }
    }
  }
}

extension SuiteFile.Reports {
  /// The files that are named.
  fileprivate var paths: [String] { [html, junit, json, markdown].compactMap(\.self) }
}
