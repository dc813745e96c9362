import Foundation
import TabRender
import Testing
import TestSupport

struct `The reference of scene files` {
  /// Set `TABRENDER_UPDATE_DOCS` to write the tables into the document when they have changed.
  @Test func `has every key as the reader knows it`() throws {
    let file = Repository.root
      .appending(path: "docs/scene-format.md")
    let document = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    let start = try #require(document.range(of: "<!-- keys -->\n"))
    let end = try #require(document.range(of: "\n<!-- end of keys -->"))
    let tables = "\n" + SceneReference.text + "\n"
    if ProcessInfo.processInfo.environment["TABRENDER_UPDATE_DOCS"] != nil {
      let text = document.replacingCharacters(in: start.upperBound..<end.lowerBound, with: tables)
      try Data(text.utf8).write(to: file)
      return
    }
    let isCurrent = document[start.upperBound..<end.lowerBound] == tables
    #expect(isCurrent, "TABRENDER_UPDATE_DOCS=1 swift test --filter SceneReference")
  }

  @Test func `has examples that are read without a word`() throws {
    let file = Repository.root
      .appending(path: "docs/scene-format.md")
    let document = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    let examples = document.components(separatedBy: "```json\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count >= 2)
    for example in examples {
      #expect(problems(example).map(\.description) == [])
    }
  }
}
