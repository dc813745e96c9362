import Foundation

/// The files of this repository, found from where this file was compiled.
enum Repository {
  /// A text file.
  struct TextFile: Sendable {
    /// The path below ``Repository/root``.
    var path: String
    var text: String
  }

  /// The folder that holds the manifest.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every file that people write as text, in the order of the paths.
  static func textFiles() throws -> [TextFile] {
    try paths().filter(isText).compactMap { path in
      let data = try Data(contentsOf: root.appending(path: path))
      return String(data: data, encoding: .utf8).map { TextFile(path: path, text: $0) }
    }
  }

  /// The text of one file.
  static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below a folder; their paths are relative to it.
  static func swiftSources(below folder: String) throws -> [SwiftSource] {
    try files(below: folder).filter { $0.hasSuffix(".swift") }.map {
      SwiftSource(path: $0, text: try text(at: "\(folder)/\($0)"))
    }
  }

  private static func paths() throws -> [String] {
    let topLevel = try FileManager.default.contentsOfDirectory(atPath: root.path())
    let folders = topLevel.filter { !$0.hasPrefix(".") || $0 == ".ci" }
    return (topLevel + folders.flatMap { folder in files(below: folder).map { "\(folder)/\($0)" } })
      .sorted()
  }

  private static func files(below folder: String) -> [String] {
    let below = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    let paths = below?.compactMap { $0 as? String } ?? []
    return paths.filter { !$0.contains(".build/") }.sorted()
  }

  private static func isText(_ path: String) -> Bool {
    let name = URL(filePath: path).lastPathComponent
    return textNames.contains(name) || textSuffixes.contains { name.hasSuffix($0) }
  }

  private static let textNames: Set = [
    "Makefile", "LICENSE", "run", ".gitignore", ".swift-format", ".editorconfig",
  ]
  private static let textSuffixes = [
    ".swift", ".md", ".sh", ".json", ".jsonc", ".h", ".c", ".modulemap", ".csv", ".txt", ".py",
  ]
}
