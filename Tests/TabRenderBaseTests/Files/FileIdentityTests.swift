import Foundation
import Testing
import TabRenderBase

@Suite("File identity")
final class FileIdentityTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "tabrender-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/sub", withIntermediateDirectories: true)
    try AtomicFile.write([1], to: path("a"))
    try AtomicFile.write([1], to: path("b"))
    for (link, file) in [("link", "a"), ("dangling", "new"), ("same", "."), ("loop", "loop")] {
      try FileManager.default.createSymbolicLink(
        atPath: path(link), withDestinationPath: file)
    }
    try FileManager.default.linkItem(atPath: path("a"), toPath: path("hard"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  @Test(
    "is one for all ways to a file, whether it is there or not",
    arguments: [
      ("a", "./a"), ("a", "sub/../a"), ("a", "link"), ("a", "same/a"),
      ("a", "no/../a"), ("new", "dangling"), ("new", "same/new"), ("new", "sub//../new"),
      ("new", "no/./deep/../../new"), ("new", "NEW"), ("no/x", "same/no//x"), ("sub", "sub/"),
      ("no", "no/"), ("sub/.", "sub"), (".", "same"),
    ])
  func one(first: String, second: String) throws {
    let identity = try #require(FileIdentity(path(first)))
    #expect(identity == FileIdentity(path(second)))
  }

  @Test("has the same node for all names of a file")
  func node() throws {
    let identity = try #require(FileIdentity(path("a")))
    #expect(identity.node == FileIdentity(path("hard"))?.node)
    #expect(identity.node != FileIdentity(path("b"))?.node)
    #expect(FileIdentity(path("new"))?.node == nil)
  }

  @Test(
    "differs for different files, also of equal bytes",
    arguments: [
      ("a", "b"), ("a", "new"), ("new", "newer"), ("new", "sub/new"), ("no/x", "x"), ("sub", "."),
    ])
  func different(first: String, second: String) throws {
    let identity = try #require(FileIdentity(path(first)))
    #expect(identity != FileIdentity(path(second)))
  }

  @Test(
    "is nothing where writing replaces nothing, or cannot be",
    arguments: ["/dev/null", "/dev/stdout", "/dev/fd/1", "/dev/null/x", "a\u{0}b"])
  func none(path: String) {
    #expect(FileIdentity(path) == nil)
    #expect(FileIdentity(self.path("loop")) == nil)
  }

  @Test("counts from the folder that the program runs in")
  func relative() throws {
    let here = FileManager.default.currentDirectoryPath
    let identity = try #require(FileIdentity("no-such-file"))
    #expect(identity == FileIdentity(here + "/no-such-file"))
  }
}
