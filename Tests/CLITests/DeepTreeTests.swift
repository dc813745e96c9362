import Foundation
import Testing
import TestSupport

@Suite("Deep trees of layers")
struct DeepTreeTests {
  /// Layers inside each other, as deep as JSON may be.
  private static let depth = 250

  private static let scene =
    "{\"tabrender\": 1, \"canvas\": {\"size\": [20, 20], \"scale\": 1}, "
    + "\"content\": {\"kind\": \"none\"}, \"layers\": ["
    + String(
      repeating: "{\"frame\": [0, 0, 9, 9], \"opacity\": 0.99, \"fill\": \"red\", \"children\": [",
      count: depth)
    + String(repeating: "]}", count: depth) + "]}"

  @Test("Suites draw them on threads with enough stack, whatever the shell gives")
  func suite() throws {
    let folder = try TemporaryFolder()
    for index in 0..<4 {
      try Data(Self.scene.utf8).write(to: folder.url.appendingPathComponent("\(index).json"))
    }
    let suite = #"{"tabrenderSuite": 1, "scenes": ["?.json"], "baselines": "b/{name}.png"}"#
    try Data(suite.utf8).write(to: folder.url.appendingPathComponent("tabrender.json"))
    // In KiB: less than a tree takes, and what threads would get.
    let start = "ulimit -s \(Self.shellStack); cd '\(folder.url.path)' && $0"
    let recorded = try Program.shell("\(start) record")
    #expect(recorded.exitCode == 0, "\(recorded.errors)")
    let verified = try Program.shell("\(start) verify")
    #expect(verified.exitCode == 0, "\(verified.errors)")
    #expect(verified.text.hasPrefix("4 ok"), "\(verified.text)")
  }

  /// Debug builds take several times as much, also for reading.
  #if DEBUG
  private static let shellStack = 2048
  #else
  private static let shellStack = 512
  #endif
}
