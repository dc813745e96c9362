import Foundation
import TestSupport
import Testing
import TabRenderBase

@Suite struct FileIdentityLinkTests {
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
  func `two paths to one file are one`(path: String) throws {
    try link("link", to: "real")
    try link("far", to: folder.path("real"))
    try link("file.png", to: "real/a.png")
    try link("chain", to: "other/../link/.")
    #expect(FileIdentity(folder.path(path)) == FileIdentity(folder.path("real/a.png")))
  }

  @Test(arguments: ["real/b.png", "other/a.png", "real", "real/a.png/x"])
  func `other files differ`(path: String) {
    #expect(FileIdentity(folder.path(path)) != FileIdentity(folder.path("real/a.png")))
  }

  @Test func `what does not exist is told too, also where a link leads`() throws {
    try link("link", to: "real")
    try link("new.png", to: "real/none.png")
    let identity = FileIdentity(folder.path("real/none.png"))
    for path in ["link/none.png", "new.png", "Link/NONE.png"] {
      #expect((FileIdentity(folder.path(path)) == identity) == (path != "Link/NONE.png"), "\(path)")
    }
    #expect(FileIdentity(folder: folder.path("real")).appending("./none.png") == identity)
  }

  @Test func `accents are the same however they are written`() {
    #expect(FileIdentity("/none/e\u{301}.png") == FileIdentity("/none/\u{E9}.png"))
  }

  @Test func `a folder is inside of itself and of those around it`() {
    let folder = FileIdentity(folder: "/none/a")
    #expect(FileIdentity(folder: "/none/a").isInside(folder))
    #expect(FileIdentity(folder: "/NONE/A/b/c.png").isInside(folder))
    #expect(!FileIdentity(folder: "/none/ab").isInside(folder))
    #expect(!FileIdentity(folder: "/none").isInside(folder))
    #expect(folder.isInside(FileIdentity(folder: "/")))
  }

  @Test func `links in a circle and paths without end do end`() throws {
    try link("x", to: "y")
    try link("y", to: "x")
    #expect(FileIdentity(folder.path("x/a")) != FileIdentity(folder.path("real")))
    let long = String(repeating: "/a", count: 200_000)
    #expect(FileIdentity(folder: long + "/../b").isInside(FileIdentity(folder: "/a")))
  }
}
