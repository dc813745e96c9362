import Foundation
import TabRender
import Testing
import TestSupport

struct `The reference of suites` {
  private static let file = Repository.root.appending(path: "docs/suite-format.md")

  private static var document: String {
    get throws { try String(decoding: Data(contentsOf: file), as: UTF8.self) }
  }

  /// Set `TABRENDER_UPDATE_DOCS` to write the tables into the document when they have changed.
  @Test(arguments: [
    ("<!-- keys -->\n", SuiteReference.suite),
    ("<!-- keys of results -->\n", SuiteReference.results),
  ])
  func `has every key as the readers know it`(mark: String, tables: String) throws {
    let document = try Self.document
    let start = try #require(document.range(of: mark))
    let rest = start.upperBound..<document.endIndex
    let end = try #require(document.range(of: "\n<!-- end of keys -->", range: rest))
    if ProcessInfo.processInfo.environment["TABRENDER_UPDATE_DOCS"] != nil {
      let text = document.replacingCharacters(
        in: start.upperBound..<end.lowerBound, with: "\n" + tables + "\n")
      try Data(text.utf8).write(to: Self.file)
      return
    }
    let isCurrent = document[start.upperBound..<end.lowerBound] == "\n" + tables + "\n"
    #expect(isCurrent, "TABRENDER_UPDATE_DOCS=1 swift test --no-parallel --filter SuiteReference")
  }

  @Test func `has an example with every key that is read without a word`() throws {
    // Behind the mark stands a "c" where the example has comments.
    let examples = try Self.document.components(separatedBy: "```json").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count == 2)
    for example in examples {
      let ending = example.hasPrefix("c") ? "jsonc" : "json"
      let text = String(example.drop { $0 != "\n" })
      let folder = try TemporaryFolder(["tabrender.\(ending)": text])
      let (_, warnings) = try SuiteFile.read(folder.path("tabrender.\(ending)"))
      #expect(warnings.isEmpty)
    }
    let whole = try #require(examples.last)
    for key in SuiteReference.suite.components(separatedBy: "\n| `").dropFirst() {
      let name = key.prefix { $0 != "`" }
      #expect(whole.contains("\"\(name)\":"), "\(name)")
    }
  }
}
