/// What the files of one kind begin with, which tells them from files that somebody else has made.
package struct FileMark: Sendable {
  private let beginnings: [[UInt8]]

  /// Creates a mark; a file has it when it begins with one of the texts.
  package init(_ beginnings: String...) {
    self.beginnings = beginnings.map { Array($0.utf8) }
  }

  /// Whether there is a file that has the mark.
  package func isOn(_ path: String) -> Bool {
    (try? beginning(of: path)).map(isAtStart) ?? false
  }

  /// Whether there is a file without the mark, whose content would be lost if it were replaced.
  ///
  /// An empty file has nothing to lose, and what is no regular file is not replaced.
  package func isMissing(on path: String) -> Bool {
    do throws(FileError) {
      let bytes = try beginning(of: path)
      return !bytes.isEmpty && !isAtStart(of: bytes)
    } catch .notFound, .isFolder, .notRegular {
      return false
    } catch {
      return true
    }
  }

  private func beginning(of path: String) throws(FileError) -> [UInt8] {
    try FileReader.beginning(of: path, count: beginnings.map(\.count).max() ?? 0)
  }

  private func isAtStart(of bytes: [UInt8]) -> Bool {
    beginnings.contains { bytes.starts(with: $0) }
  }
}
