import TabRender
import Testing

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
}
