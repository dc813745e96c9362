package import Foundation

/// The files of this repository, found from where this file was compiled.
package enum Repository {
  /// A text file.
  package struct TextFile: Sendable {
    /// The path below ``Repository/root``.
    package var path: String
    package var text: String
  }

  /// A Swift file without its comments.
  package struct SwiftFile: Sendable {
    /// The path below the folder that was asked for.
    package var path: String
    package var code: String
  }

  /// The folder that holds the manifest.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every file that people write as text, in the order of the paths.
  package static func textFiles() throws -> [TextFile] {
    try paths().filter(isText).compactMap { path in
      let data = try Data(contentsOf: root.appending(path: path))
      return String(data: data, encoding: .utf8).map { TextFile(path: path, text: $0) }
    }
  }

  /// The text of one file.
  package static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The rows of a table in `Fixtures`, without its comments and the line of headings.
  package static func table(_ name: String) throws -> [[Substring]] {
    try text(at: "Fixtures/\(name)").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .dropFirst()
      .map { $0.split(separator: ",") }
  }

  /// The Swift files below a folder; their paths are relative to it.
  package static func swiftSources(below folder: String) throws -> [SwiftFile] {
    let paths = files(below: folder).filter { $0.hasSuffix(".swift") }
    guard !paths.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    return try paths.map {
      let code = try text(at: "\(folder)/\($0)").replacing(/(?m)\/\/.*$/, with: "")
      return SwiftFile(path: $0, code: code)
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
