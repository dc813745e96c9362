import Foundation
import TestSupport
import TabRender

/// Suites of squares: the text of a scene's file is the level of red, 0…255; 998 is white and
/// doubtful, and 999 cannot be drawn.
enum SquareSuite {
  /// A folder with a suite of such scenes, by name.
  static func folder(
    _ levels: [String: Int], _ extra: String = "", scales: String = "[1]"
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, level) in levels { try folder.write("\(level)", to: "scenes/\(name).txt") }
    try folder.write(
      """
      { "tabrenderSuite": 1, "scenes": ["scenes/**/*.txt"],
        "baselines": "baselines/{name}{~appearance}{@scale}.png",
        "variants": { "scale": \(scales) }\(extra) }
      """, to: "tabrender.json")
    return folder
  }

  static func suite(_ folder: TemporaryFolder, jobs: Int = 1) throws(SuiteError) -> Suite {
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    return try Suite(file, jobs: jobs, reader: reader)
  }

  /// Reads a square; what is no number is a broken scene.
  static let reader: Suite.SceneReader = {
    (file: SuiteFile, entry: SuiteFile.SceneEntry, path: SuitePath) throws(SuiteError) in
    let bytes = (try? FileReader.read(file.located(path))) ?? []
    guard let level = Int(String(decoding: bytes, as: UTF8.self)) else {
      throw SuiteError(.json(JSONProblem(file: path.text, "is no number")))
    }
    let stem = FilePath.withoutExtension(path.text)
    let name = entry.name ?? String(stem.split(separator: "/").dropFirst().joined(separator: "/"))
    let scales = entry.variants.scales ?? file.variants.scales ?? [1]
    let appearances = entry.variants.appearances ?? file.variants.appearances ?? [.light]
    let variants = appearances.flatMap { appearance in
      scales.map { SuiteResults.Variant(scale: $0, appearance: appearance) }
    }
    return SuiteScene(name: name, source: path, variants: variants) {
      (variant: SuiteResults.Variant, _: FontLibrary) throws(SuiteProblem) in
      if level == 999 {
        throw .json(JSONProblem(file: path.text, "cannot be drawn"))
      }
      return drawing(level, variant)
    }
  }

  private static func drawing(_ level: Int, _ variant: SuiteResults.Variant) -> SuiteDrawing {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let green: Double = variant.appearance == .dark ? 1 : 0
    layer.name = "square"
    layer.backgroundColor = CGColor(red: Double(level) / 255, green: green, blue: 0)
    let side = Int(8 * variant.scale)
    return SuiteDrawing(
      list: DisplayList(layer, width: side, height: side, scale: variant.scale),
      warnings: level == 998 ? ["is doubtful"] : [],
      layers: { LayerOwners(LayerMap(layer, width: side, height: side, scale: variant.scale)) })
  }

  /// Runs a suite and keeps the results, as `verify` does.
  static func verify(
    _ folder: TemporaryFolder, jobs: Int = 1, _ words: [String] = [],
    _ change: (inout SuiteRunner.Settings) -> Void = { _ in }
  ) throws -> SuiteResults {
    let suite = try suite(folder, jobs: jobs)
    var settings = SuiteRunner.Settings(tool: "test 1", model: 1)
    settings.jobs = jobs
    change(&settings)
    let selection = try SuiteSelection(words, among: suite.items.map { ($0.name, $0.variant) })
    let results = SuiteRunner(suite, settings).verify(selection)
    let output = try SuiteOutput(of: suite.file)
    try output.write(results)
    return results
  }

  static func record(
    _ folder: TemporaryFolder, _ mode: SuiteRecorder.Mode = .missing, jobs: Int = 1
  ) throws -> SuiteRecorder.Outcome {
    var settings = SuiteRunner.Settings(tool: "test 1", model: 1)
    settings.jobs = jobs
    return try SuiteRecorder(try suite(folder), settings, mode).record()
  }
}

extension SuiteResults {
  /// The results without what depends on the clock and on the suite's place.
  var timeless: SuiteResults {
    var results = self
    results.seconds = 0
    results.folder = nil
    for index in results.items.indices { results.items[index].seconds = 0 }
    return results
  }

  /// `name status` for each item.
  var outcomes: [String] { items.map { "\($0.label) \($0.status.rawValue)" } }
}
