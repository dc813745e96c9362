import Foundation
import TestSupport
import Testing
import TabRenderBase

@Suite struct FilePlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["real/a.png": "x", "other/b.png": "x"])
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: destination)
  }

  @Test(arguments: [
    "real/./a.png", "other/../real//a.png", "REAL/A.PNG", "link/a.png", "far/a.png", "file.png",
    "chain/a.png",
  ])
  func `two paths to one file are one place`(path: String) throws {
    try link("link", to: "real")
    try link("far", to: folder.path("real"))
    try link("file.png", to: "real/a.png")
    try link("chain", to: "other/../link/.")
    #expect(FilePlace(folder.path(path)) == FilePlace(folder.path("real/a.png")))
  }

  @Test(arguments: ["real/b.png", "other/a.png", "real", "real/a.png/x"])
  func `other files are other places`(path: String) {
    #expect(FilePlace(folder.path(path)) != FilePlace(folder.path("real/a.png")))
  }

  @Test func `what does not exist has a place too, also where a link leads`() throws {
    try link("link", to: "real")
    try link("new.png", to: "real/none.png")
    let place = FilePlace(folder.path("real/none.png"))
    for path in ["link/none.png", "new.png", "Link/NONE.png"] {
      #expect((FilePlace(folder.path(path)) == place) == (path != "Link/NONE.png"), "\(path)")
    }
    #expect(FilePlace(folder.path("real")).appending("./none.png") == place)
  }

  @Test func `accents are the same however they are written`() {
    #expect(FilePlace("/none/e\u{301}.png") == FilePlace("/none/\u{E9}.png"))
  }

  @Test func `a folder is inside of itself and of those around it`() {
    let folder = FilePlace("/none/a")
    #expect(FilePlace("/none/a").isInside(folder))
    #expect(FilePlace("/NONE/A/b/c.png").isInside(folder))
    #expect(!FilePlace("/none/ab").isInside(folder))
    #expect(!FilePlace("/none").isInside(folder))
    #expect(folder.isInside(FilePlace("/")))
  }

  @Test func `links in a circle and paths without end do end`() throws {
    try link("x", to: "y")
    try link("y", to: "x")
    #expect(FilePlace(folder.path("x/a")) != FilePlace(folder.path("real")))
    let long = String(repeating: "/a", count: 200_000)
    #expect(FilePlace(long + "/../b").isInside(FilePlace("/a")))
  }
}
