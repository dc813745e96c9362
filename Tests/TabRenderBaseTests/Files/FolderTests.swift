import Foundation
import Testing
import TabRenderBase

@Suite("Folder")
final class FolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "tabrender-\(UUID().uuidString)").path

  init() throws {
    try Folder.make(folder)
    try AtomicFile.write([1], to: path("file"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  @Test(
    "is made with those around it, and made again without harm", arguments: ["x", "a/b/c/", "."])
  func made(name: String) throws {
    for _ in 0..<2 { try Folder.make(path(name)) }
    #expect(Folder.exists(path(name)))
  }

  @Test("is made below one that is made for it and left again")
  func steps() throws {
    try Folder.make(path("new/../other"))
    #expect(Folder.exists(path("new")) && Folder.exists(path("other")))
  }

  @Test("exists where a folder or a link to one is")
  func exists() throws {
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: ".")
    #expect(Folder.exists("") && Folder.exists("/") && Folder.exists(path("link")))
    #expect(!Folder.exists(path("file")) && !Folder.exists(path("none")))
    #expect(!Folder.exists("/\u{0}"))
  }

  @Test("cannot be made where a file stands", arguments: ["file", "file/x", "file/x/y"])
  func inTheWay(name: String) throws {
    let error = #expect(throws: FileError.self) { try Folder.make(path(name)) }
    #expect(error == .system(ENOTDIR))
    #expect(error?.preventsCreation == true)
    #expect(try FileReader.read(path("file")) == [1])
  }
}
