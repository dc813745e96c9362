import Foundation
import Testing
import TabRenderBase

@Suite("File reader")
final class FileReaderTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "tabrender-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: file) }

  @Test("A file is read to its end where the rest is wanted, else its beginning")
  func beginning() throws {
    let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0) }
    try AtomicFile.write(bytes, to: file)
    var looks: [Int] = []
    let whole = try FileReader.read(file) {
      looks.append($0.count)
      return true
    }
    let isWhole = whole == bytes
    #expect(isWhole && looks.count == 1 && looks[0] >= 8192)
    let start = try FileReader.read(file) { _ in false }
    let isStart = bytes.starts(with: start)
    #expect(isStart && start.count >= 8192 && start.count < bytes.count)
  }

  @Test("A short file is not looked at", arguments: [0, 1, 8191])
  func short(count: Int) throws {
    try AtomicFile.write(Array(repeating: 7, count: count), to: file)
    let bytes = try FileReader.read(file) { _ in
      Issue.record("looked at")
      return false
    }
    #expect(bytes.count == count)
  }

  @Test("A file of as many bytes as the limit is read, and one of more is not")
  func limit() throws {
    try AtomicFile.write([1, 2, 3], to: file)
    #expect(try FileReader.read(file, maximumBytes: 3) == [1, 2, 3])
    #expect(throws: FileError.tooLarge(limit: 2)) { try FileReader.read(file, maximumBytes: 2) }
  }

  @Test("An empty path, and one that was not UTF-8, are told as that")
  func names() {
    #expect(throws: FileError.emptyPath) { try FileReader.read("") }
    #expect(throws: FileError.emptyPath) { try FileStatus.check("") }
    #expect(throws: FileError.undecodableName) { try FileReader.read(file + "\u{FFFD}") }
    #expect(throws: FileError.undecodableName) { try FileStatus.check(file + "\u{FFFD}") }
    #expect(throws: FileError.notFound) { try FileStatus.check(file) }
  }
}
