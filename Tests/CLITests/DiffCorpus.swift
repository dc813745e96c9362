import Foundation
import Testing

/// A case of the corpus of pictures and pairs that lies beside the package.
struct DiffCorpus: Decodable {
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    struct File: Decodable, Sendable {
      let path: String
    }

    let id: String
    let kind: String
    let files: [File]
    let expectedExit: Int32?

    var testDescription: String { id }

    /// The two pictures to compare: a single one is compared with itself.
    var pictures: [String] {
      let paths = files.map { "\(DiffCorpus.folder)/\($0.path)" }
      return paths.count == 1 ? paths + paths : paths
    }
  }

  let cases: [Case]

  static let folder = Program.root.appendingPathComponent("../shared/cases").standardizedFileURL
    .path

  static let isPresent = FileManager.default.fileExists(atPath: folder + "/manifest.json")

  /// The cases that a comparison can be tried on.
  static let pictures: [Case] = {
    guard let data = FileManager.default.contents(atPath: folder + "/manifest.json"),
      let corpus = try? JSONDecoder().decode(DiffCorpus.self, from: data)
    else { return [] }
    return corpus.cases.filter { $0.kind == "png" || $0.kind == "pair" }
  }()

  /// Of those the ones that are refused.
  static let unreadable = pictures.filter { ($0.expectedExit ?? 0) >= 64 }

  /// Compares the pictures of a case.
  static func diff(_ id: String, _ options: [String] = []) throws -> Program.Outcome {
    let found = pictures.first { $0.id == id }
    return try Program.run(["diff"] + (found?.pictures ?? []) + options)
  }
}
