import Foundation
import TestSupport
import TabRender

/// A folder with the pictures of a run and the results that name them.
final class ReportFixture {
  /// The folder, removed at the end.
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "tabrender-report-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func text(_ name: String) throws -> String {
    String(decoding: try FileReader.read(path(name)), as: UTF8.self)
  }

  var pictures: ReportPictures { ReportPictures(folders: [folder]) }

  /// The size of every picture.
  static let size = DiffSummary.Size(width: 64, height: 48)
  /// Where the pictures differ.
  static let box = DiffSummary.Box(x: 8, y: 16, width: 4, height: 2)

  /// Writes a picture: white, with a box of that colour, written as red, green, blue.
  func picture(_ name: String, box color: [UInt8]) throws -> SuiteResults.Picture {
    let size = Self.size
    var bitmap = Bitmap(width: size.width, height: size.height)
    var bytes = [UInt8](repeating: 255, count: size.width * size.height * 4)
    for y in Self.box.y..<Self.box.y + Self.box.height {
      for x in Self.box.x..<Self.box.x + Self.box.width {
        for channel in 0..<3 { bytes[(y * size.width + x) * 4 + channel] = color[channel] }
      }
    }
    bitmap = Bitmap(width: size.width, height: size.height, bytes: bytes)
    let file = try PNGEncoder().encode(bitmap)
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try AtomicFile.write(file, to: url.path)
    return SuiteResults.Picture(
      path: SuitePath(name), sha256: SHA256.hexadecimal(of: file), size: size)
  }

  static var summary: DiffSummary {
    var summary = DiffSummary(expected: size, actual: size)
    summary.comparedPixels = 64 * 48
    summary.differingPixels = 8
    summary.storedDifferences = 8
    summary.largestDelta = 5
    summary.clusters = 1
    summary.largestCluster = 8
    summary.boxes = [box]
    summary.reasons = [.pixels]
    return summary
  }

  static func results(_ items: [SuiteResults.Item]) -> SuiteResults {
    var results = SuiteResults(tool: "tabrender 1.2.3", model: 1, suite: "tabrender.json")
    results.items = items
    results.seconds = 0.82
    return results
  }

  /// A picture that changed, with all three files.
  func changed(_ name: String, file: String) throws -> SuiteResults.Item {
    var item = SuiteResults.Item(
      name: name, source: "scenes/tab/\(file).json",
      variant: SuiteResults.Variant(scale: 2, appearance: .dark), status: .changed)
    item.baseline = try picture("baselines/\(file).png", box: [255, 0, 0])
    item.actual = try picture(".tabrender/actual/\(file).png", box: [250, 4, 0])
    item.diff = try picture(".tabrender/diff/\(file).png", box: [0, 0, 255]).path
    item.summary = Self.summary
    item.layers = [SuiteResults.Layer(id: "bar.shadow", pixels: 8)]
    item.notes = ["gAMA differs"]
    item.seconds = 0.0124
    return item
  }

  /// One item of every outcome, the first with a hostile name.
  func everything() throws -> SuiteResults {
    var missing = SuiteResults.Item(name: "new-bar", source: "scenes/new.json", status: .missing)
    missing.actual = try picture(".tabrender/actual/new.png", box: [0, 128, 0])
    var broken = SuiteResults.Item(name: "broken", source: "scenes/broken.json", status: .error)
    broken.problem = SuiteResults.Problem(
      code: 65, message: "cornerRadius must be 0 or more, got -4", file: "scenes/broken.json",
      line: 9, column: 23, hint: "write 0 or more")
    return Self.results([
      SuiteResults.Item(name: "fine", source: "scenes/fine.json", status: .ok),
      try changed(HostileText.name, file: "hostile"), try changed("bar", file: "bar"), missing,
      SuiteResults.Item(name: "old", status: .obsolete), broken,
    ])
  }
}
