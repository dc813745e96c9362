import Foundation
import Testing
import TabRenderBase
import TabRenderPNG

@Suite("Atomic file")
final class AtomicFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "tabrender-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test("A new file holds the bytes, and nothing else is left")
  func newFile() throws {
    try AtomicFile.write([1, 2, 3], to: path("a.png"))
    #expect(try FileReader.read(path("a.png")) == [1, 2, 3])
    #expect(names == ["a.png"])
  }

  @Test("A path with a NUL is refused, and no file of a shorter name is touched")
  func pathWithNUL() throws {
    try AtomicFile.write([1], to: path("a"))
    #expect(throws: FileError.invalidPath) { try AtomicFile.write([2], to: path("a\u{0}b")) }
    #expect(throws: FileError.invalidPath) { try AppendedFile.append([2], to: path("a\u{0}b")) }
    #expect(throws: FileError.invalidPath) { try FileReader.read(path("a\u{0}b")) }
    #expect(throws: FileError.invalidPath) { try FileRemoval.remove(path("a\u{0}b")) }
    #expect(throws: FileError.invalidPath) { _ = try FileLock(path("a\u{0}b")) }
    #expect(try FileReader.read(path("a")) == [1])
    #expect(names == ["a"])
  }

  @Test("A device is read only where it is asked for", .timeLimit(.minutes(1)))
  func specialFiles() throws {
    #expect(throws: FileError.notRegular) { try FileReader.read("/dev/zero") }
    #expect(throws: FileError.tooLarge(limit: 9)) {
      try FileReader.read("/dev/zero", maximumBytes: 9, accepting: .anything)
    }
    #expect(try FileReader.read("/dev/null", accepting: .anything) == [])
    #expect(throws: FileError.isFolder) { try FileReader.read(folder) }
  }

  @Test("A replaced file keeps its mode")
  func replacedFile() throws {
    try AtomicFile.write([1], to: path("a.png"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a.png"))
    try AtomicFile.write([2], to: path("a.png"))
    #expect(try FileReader.read(path("a.png")) == [2])
    #expect(try mode("a.png") == 0o640)
  }

  @Test("A failure on the way leaves the old file and no temporary one")
  func failure() throws {
    try AtomicFile.write([1], to: path("a.png"))
    #expect(throws: FileError.diskFull) {
      try AtomicFile.write(to: path("a.png"), ifExists: .replace) { _ throws(FileError) in
        throw .diskFull
      }
    }
    #expect(try FileReader.read(path("a.png")) == [1])
    #expect(names == ["a.png"])
  }

  @Test("A picture that cannot be encoded leaves the old file")
  func encodingFailure() throws {
    try AtomicFile.write([1], to: path("a.png"))
    #expect(throws: PNGError.invalidSize(width: 0, height: 0)) {
      try PNGEncoder().write(Bitmap(width: 0, height: 0), to: path("a.png"))
    }
    #expect(try FileReader.read(path("a.png")) == [1])
    #expect(names == ["a.png"])
  }

  @Test("Without leave to replace, an existing file stays")
  func exists() throws {
    try AtomicFile.write([1], to: path("a.png"), ifExists: .fail)
    #expect(throws: FileError.exists) {
      try AtomicFile.write([2], to: path("a.png"), ifExists: .fail)
    }
    #expect(try FileReader.read(path("a.png")) == [1])
    #expect(names == ["a.png"])
  }

  @Test("A file that appears during the writing is not lost")
  func appears() throws {
    let target = path("a.png")
    #expect(throws: FileError.exists) {
      try AtomicFile.write(to: target, ifExists: .fail) { _ throws(FileError) in
        try AtomicFile.write([9], to: target)
      }
    }
    #expect(try FileReader.read(target) == [9])
    #expect(names == ["a.png"])
  }

  @Test("A symbolic link stays a link, and its target is replaced")
  func link() throws {
    try AtomicFile.write([1], to: path("real.png"))
    try FileManager.default.createSymbolicLink(
      atPath: path("out.png"), withDestinationPath: "real.png")
    try AtomicFile.write([2], to: path("out.png"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("out.png")) == "real.png")
    #expect(try FileReader.read(path("real.png")) == [2])
    #expect(names == ["out.png", "real.png"])
  }

  @Test("A link that points to itself is an error")
  func linkLoop() throws {
    try FileManager.default.createSymbolicLink(atPath: path("a"), withDestinationPath: "a")
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: path("a")) }
    #expect(names == ["a"])
  }

  @Test("A missing folder is named, and a folder is not replaced")
  func folders() {
    #expect(throws: FileError.folderMissing(path("none"))) {
      try AtomicFile.write([1], to: path("none/a.png"))
    }
    #expect(throws: FileError.isFolder) { try AtomicFile.write([1], to: folder) }
    #expect(names == [])
  }

  @Test("The longest possible name works")
  func longName() throws {
    let name = String(repeating: "n", count: 251) + ".png"
    try AtomicFile.write([1], to: path(name))
    #expect(names == [name])
  }

  @Test("A device is written to, not replaced")
  func device() throws {
    try AtomicFile.write([1], to: "/dev/null")
    #expect(try FileReader.read("/dev/null", accepting: .anything) == [])
  }

  @Test(
    "A full device is told as such",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func fullDevice() {
    #expect(throws: FileError.diskFull) { try AtomicFile.write([1], to: "/dev/full") }
    #expect(throws: PNGError.file(.diskFull)) {
      try PNGEncoder().write(Bitmap(width: 1, height: 1), to: "/dev/full")
    }
  }

  @Test("A reader that has gone is an error, where the signal is ignored")
  func brokenPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(throws: FileError.brokenPipe) {
      try AtomicFile.write([1], to: "/dev/fd/\(descriptor)")
    }
  }

  @Test("More than a pipe holds arrives whole")
  func longPipe() async throws {
    let pipe = Pipe()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 >> 3) }
    let reader = Task.detached { try pipe.fileHandleForReading.readToEnd() }
    try AtomicFile.write(bytes, to: "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)")
    try pipe.fileHandleForWriting.close()
    #expect(try await reader.value.map(Array.init) == bytes)
  }

  @Test("Reading stops at the limit, and a missing file is told")
  func reading() {
    #expect(throws: FileError.tooLarge(limit: 10)) {
      try FileReader.read("/dev/zero", maximumBytes: 10, accepting: .anything)
    }
    #expect(throws: FileError.notFound) { try FileReader.read(path("none")) }
    #expect(throws: FileError.isFolder) { try FileReader.read(folder) }
  }
}
