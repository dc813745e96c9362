import Testing
import TestSupport

/// What is true of every text file of the repository.
@Suite struct RepositoryTests {
  @Test func `files name no folder of one machine`() throws {
    for file in try Repository.textFiles() {
      for line in MachinePaths.lines(in: file.text) {
        Issue.record("\(file.path):\(line): names a folder that other machines do not have")
      }
    }
  }

  @Test(arguments: MachinePaths.folders, ["see %a", "%a", "x = \"%\"", "\n(%)", "PATH=%bin"])
  func `absolute path is found`(folder: String, pattern: String) {
    let text = pattern.replacing("%", with: folder)
    #expect(MachinePaths.lines(in: text) == [text.hasPrefix("\n") ? 2 : 1])
  }

  @Test(arguments: MachinePaths.folders, ["https://a.org%", "a%b", "../a%", "$HOME%", "(b)%"])
  func `relative path or address is none`(folder: String, pattern: String) {
    #expect(MachinePaths.lines(in: pattern.replacing("%", with: folder)) == [])
  }
}

/// Finds paths that exist on one person's machine only.
private enum MachinePaths {
  /// The folders that give such a path away, assembled so that this file does not name them.
  static let folders = [
    "home", "root", "Users", "work", "workspace", "tmp", "mnt", "private", "var/folders",
    "opt/swift",
  ].map { "/\($0)/" }

  /// The lines, from 1, on which a path begins with one of the folders.
  static func lines(in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    var line = 1
    var found: [Int] = []
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
      } else if bytes[index] == UInt8(ascii: "/") && (index == 0 || !isName(bytes[index - 1])) {
        let rest = bytes[index...]
        if folderBytes.contains(where: { rest.starts(with: $0) }) { found.append(line) }
      }
    }
    return found
  }

  private static let folderBytes = folders.map { Array($0.utf8) }

  /// Whether the byte before a slash belongs to a longer path, a variable or an address.
  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: "._-~})*/".utf8.contains(byte)
    }
  }
}
