import Testing
import TabRenderBase

@Suite struct FilePathTests {
  @Test(arguments: [
    ("", "", ""), ("x", "", "x"), ("/", "/", ""), ("/x", "/", "x"), ("a/b", "a", "b"),
    ("a/b/", "a", "b"), ("a//b", "a", "b"), ("/a/b.png", "/a", "b.png"), ("./x", ".", "x"),
    ("..", "", ".."), ("ä/ö", "ä", "ö"),
  ])
  func `a path has a folder and a name, however short it is`(
    path: String, folder: String, name: String
  ) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
  }

  @Test(arguments: [
    ("", ""), ("x", "x"), ("a.png", "a"), ("b/a.x.png", "b/a.x"), ("b.c/a", "b.c/a"),
    (".hidden", ".hidden"), ("b/.h.png", "b/.h"), ("..", ".."), ("/", "/"), ("a.", "a"),
  ])
  func `an ending is what follows the last point of the name`(path: String, rest: String) {
    #expect(FilePath.withoutExtension(path) == rest)
  }

  @Test func `a slash is one, whatever follows it`() {
    #expect(FilePath.folder(of: "a/\u{301}b") == "a")
    #expect(FilePath.name(of: "a/\u{301}b") == "\u{301}b")
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "a", "/a"])
  func `slashes at the end cost no more than their number`(start: String) {
    let path = start + String(repeating: "/", count: 4_000_000)
    #expect(FilePath.name(of: path).utf8.count == (start.isEmpty ? 0 : 1))
    #expect(FilePath.folder(of: path).utf8.count == (start == "a" ? 0 : 1))
    #expect(FilePath.normalized(path) == (start.isEmpty ? "/" : start))
  }

  @Test(arguments: [
    ("", "", ""), (".", "", ""), ("./a//b/", "a/b", "a/b"), ("/", "/", "/"),
    ("a/../b", "a/../b", "b"), ("a/./../../b", "a/../../b", "../b"),
    ("../../a", "../../a", "../../a"),
    ("/../a", "/../a", "/a"), ("//a/b/..", "/a/b/..", "/a"), ("a/..", "a/..", ""),
    ("...", "...", "..."),
  ])
  func `a path is normalised with its steps upwards, or without`(
    path: String, normalized: String, resolved: String
  ) {
    #expect(FilePath.normalized(path) == normalized)
    #expect(FilePath.resolved(path) == resolved)
  }

  @Test(arguments: [
    ("", "a", "a"), ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("a", "", "a"),
    ("/", "b", "/b"), ("", "", ""),
  ])
  func `a path counts from a folder`(folder: String, path: String, joined: String) {
    #expect(FilePath.join(folder, path) == joined)
  }
}
