import Foundation
import TabRender
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*", "", true), ("*", "anything", true), ("bar-*", "bar-top", true), ("bar-*", "bar", false),
    ("b?r", "bar", true), ("b?r", "br", false), ("*a*b*c", "xxaxxbxxc", true),
    ("*a*b*c", "xxaxxcxxb", false), ("bar", "Bar", false), ("**", "a/b", true),
    ("clock-*", "clock-1/x", true), ("日*", "日本", true),
  ])
  func `a pattern stands for a whole name`(pattern: String, name: String, expected: Bool) {
    #expect(Glob.matches(name, pattern) == expected)
  }

  /// A naive matcher would need 2^30 steps.
  @Test func `many stars cost no more than the product of the lengths`() {
    let pattern = String(repeating: "*a", count: 30) + "*b"
    #expect(!Glob.matches(String(repeating: "a", count: 2000), pattern))
  }

  @Test(arguments: [
    ("scenes/*.json", ["scenes/a.json", "scenes/b.json"]),
    (
      "scenes/**/*.json",
      ["scenes/a.json", "scenes/b.json", "scenes/sub/c.json", "scenes/sub/deep/d.json"]
    ),
    ("**/d.json", ["scenes/sub/deep/d.json"]),
    (
      "scenes/**",
      [
        "scenes/a.json", "scenes/b.json", "scenes/n.txt", "scenes/sub/c.json",
        "scenes/sub/deep/d.json",
      ]
    ),
    ("scenes/sub/c.json", ["scenes/sub/c.json"]),
    ("./scenes//a.json", ["scenes/a.json"]),
    ("scenes/?.json", ["scenes/a.json", "scenes/b.json"]),
    ("scenes", []), ("nowhere/*.json", []), ("scenes/.hidden/*.json", ["scenes/.hidden/e.json"]),
  ])
  func `a pattern finds files, sorted and without hidden ones`(
    pattern: String, expected: [String]
  ) throws {
    let folder = try SuiteFolder([
      "scenes/b.json": "", "scenes/a.json": "", "scenes/n.txt": "", "scenes/sub/c.json": "",
      "scenes/sub/deep/d.json": "", "scenes/.hidden/e.json": "",
    ])
    #expect(Glob(pattern).files(below: folder.url.path) == expected)
  }

  @Test func `links to folders around it do not make a pattern run in circles`() throws {
    let folder = try SuiteFolder(["scenes/a.json": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scenes/loop"), withDestinationPath: folder.path("scenes"))
    #expect(Glob("**/*.json").files(below: folder.url.path) == ["scenes/a.json"])
  }
}
