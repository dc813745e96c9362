import Foundation
import TabRender

/// A reader that is fed, and what must be true of its answers.
enum FuzzTarget: String, CaseIterable {
  case png, scene, suite, results

  /// The one that the environment names.
  static let chosen = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
    .flatMap { FuzzTarget(rawValue: $0) }

  /// Reads the bytes; a broken promise ends the process.
  func check(_ bytes: [UInt8]) {
    switch self {
    case .png: PNGCheck.check(bytes)
    case .scene: SceneCheck.check(bytes)
    case .suite: SuiteCheck.check(bytes)
    case .results: ResultsCheck.check(bytes)
    }
  }

  /// Writes a dictionary, and the inputs to start from that are not files of their own.
  func prepare(seeds folder: String, dictionary: String) throws {
    if self == .png {
      for (name, bytes) in PNGSeeds.all {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
      }
    }
    try Data(FuzzDictionary.text(of: words).utf8).write(to: URL(fileURLWithPath: dictionary))
  }

  private var words: [String] {
    switch self {
    case .png: FuzzDictionary.chunks
    case .scene: FuzzDictionary.words(of: SceneKeys.scene)
    case .suite: FuzzDictionary.words(of: SuiteFile.shape)
    case .results: FuzzDictionary.words(of: SuiteResults.shape)
    }
  }
}

/// Ends the process, and so saves the input, when something that always holds does not.
func demand(_ condition: Bool, _ promise: @autoclosure () -> String) {
  if !condition { fatalError("broken promise: \(promise())") }
}
