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

  /// Each way through 22 folders with eight `**` would be looked at, and there are millions.
  @Test(arguments: [
    (String(repeating: "**/", count: 8), "x.json"), ("**/d/**/d/**/d/**/d/**/d/**/d/", "x.json"),
  ])
  func `several stars for folders look at each folder once`(folders: String, name: String) throws {
    let deep = String(repeating: "d/", count: 22)
    let folder = try SuiteFolder([deep + "x.json": "", deep + "y.json": ""])
    let clock = ContinuousClock()
    let start = clock.now
    #expect(Glob(folders + "none.json").files(below: folder.url.path).isEmpty)
    let isFound = Glob("**/" + folders + name).files(below: folder.url.path) == [deep + "x.json"]
    #expect(isFound)
    #expect(clock.now - start < .seconds(10))
  }

  /// The pattern leaves the folder that it begins in, but not that of the test.
  @Test func `folders that are left again are looked at once`() throws {
    let folder = try SuiteFolder([String(repeating: "d/", count: 22) + "x.json": ""])
    let start = folder.path(String(repeating: "d/", count: 10))
    let pattern = String(repeating: "**/../", count: 8)
    #expect(Glob(pattern + "none.json").files(below: start).isEmpty)
  }

  @Test func `into a folder and out again is no other path`() throws {
    let folder = try SuiteFolder(["a/x.json": "", "b/y.json": ""])
    #expect(Glob("a/../*/x.json").files(below: folder.url.path) == ["a/x.json"])
    #expect(Glob("*/../b/y.json").files(below: folder.url.path) == ["b/y.json"])
    #expect(Glob("../a/x.json").files(below: folder.path("b")) == ["../a/x.json"])
  }
}
