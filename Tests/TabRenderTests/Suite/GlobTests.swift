import Foundation
import TestSupport
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
    let folder = try TemporaryFolder([
      "scenes/b.json": "", "scenes/a.json": "", "scenes/n.txt": "", "scenes/sub/c.json": "",
      "scenes/sub/deep/d.json": "", "scenes/.hidden/e.json": "",
    ])
    #expect(Glob(pattern).matches(below: folder.url.path).files == expected)
  }

  @Test func `links to folders around it do not make a pattern run in circles`() throws {
    let folder = try TemporaryFolder(["scenes/a.json": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scenes/loop"), withDestinationPath: folder.path("scenes"))
    #expect(Glob("**/*.json").matches(below: folder.url.path).files == ["scenes/a.json"])
  }

  @Test func `links to folders elsewhere are followed`() throws {
    let folder = try TemporaryFolder(["scenes/a.json": "", "other/deep/b.json": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scenes/sub"), withDestinationPath: "../other")
    #expect(
      Glob("scenes/**/*.json").matches(below: folder.url.path).files
        == ["scenes/a.json", "scenes/sub/deep/b.json"])
  }

  @Test func `names that look alike but have other bytes are two files`() throws {
    let folder = try TemporaryFolder(["\u{e9}.json": ""])
    try folder.write("", to: "e\u{301}.json")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    // A file system that takes both for one name has only one of them.
    #expect(Glob("*.json").matches(below: folder.url.path).files.count == files.count)
  }

  /// The superuser may read everything.
  @Test(.enabled(if: getuid() != 0))
  func `folders that cannot be listed are told`() throws {
    let folder = try TemporaryFolder(["scenes/secret/a.json": ""])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("scenes/secret"))
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder.path("scenes/secret"))
    }
    let matches = Glob("scenes/**/*.json").matches(below: folder.url.path)
    #expect(matches.files.isEmpty && matches.unreadable == ["scenes/secret/"])
  }

  /// Each way through 22 folders with eight `**` would be looked at, and there are millions.
  @Test(arguments: [
    (String(repeating: "**/", count: 8), "x.json"), ("**/d/**/d/**/d/**/d/**/d/**/d/", "x.json"),
  ])
  func `several stars for folders look at each folder once`(folders: String, name: String) throws {
    let deep = String(repeating: "d/", count: 22)
    let folder = try TemporaryFolder([deep + "x.json": "", deep + "y.json": ""])
    let clock = ContinuousClock()
    let start = clock.now
    #expect(Glob(folders + "none.json").matches(below: folder.url.path).files.isEmpty)
    let isFound =
      Glob("**/" + folders + name).matches(below: folder.url.path).files == [deep + "x.json"]
    #expect(isFound)
    #expect(clock.now - start < .seconds(10))
  }

  /// The pattern leaves the folder that it begins in, but not that of the test.
  @Test func `folders that are left again are looked at once`() throws {
    let folder = try TemporaryFolder([String(repeating: "d/", count: 22) + "x.json": ""])
    let start = folder.path(String(repeating: "d/", count: 10))
    let pattern = String(repeating: "**/../", count: 8)
    #expect(Glob(pattern + "none.json").matches(below: start).files.isEmpty)
  }

  @Test func `into a folder and out again is no other path`() throws {
    let folder = try TemporaryFolder(["a/x.json": "", "b/y.json": ""])
    #expect(Glob("a/../*/x.json").matches(below: folder.url.path).files == ["a/x.json"])
    #expect(Glob("*/../b/y.json").matches(below: folder.url.path).files == ["b/y.json"])
    #expect(Glob("../a/x.json").matches(below: folder.path("b")).files == ["../a/x.json"])
  }
}
