internal import Foundation

/// The address of a folder as a page beside it writes it.
package enum PageAddress {
  /// The relative address of `folder` from the page at `page`, percent-encoded; both paths count
  /// from the working folder.
  package static func of(_ folder: String, from page: String) -> String {
    let target = parts(folder)
    let base = parts(FilePath.folder(of: page))
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    let relative = (up + target[shared...]).joined(separator: "/")
    return encoded(relative.isEmpty ? "." : relative)
  }

  private static func parts(_ path: String) -> [String] {
    let folder = FileManager.default.currentDirectoryPath
    return FilePath.parts(of: FilePath.resolved(FilePath.join(folder, path)))
  }

  /// Every byte that is not plainly part of a path becomes its number.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"):
        return String(UnicodeScalar(byte))
      default:
        return "%" + Hexadecimal.upper(byte, digits: 2)
      }
    }.joined()
  }
}
