/// The small text file that Git LFS keeps instead of a large one that was not fetched.
package struct GitLFSPointer {
  /// The size of what it stands for; `nil` where it says none that can be.
  package let size: Int?
  /// Whether a merge has left its markers.
  package let hasConflict: Bool

  /// A pointer has less than this, by its specification; one in conflict holds two or three.
  package static let longest = 1024 * 3

  /// The addresses that the first line of a pointer may name, of which the last two are old.
  private static let versions = [
    "version https://git-lfs.github.com/spec/", "version http://git-lfs.github.com/spec/",
    "version https://hawser.github.com/spec/", "version http://git-media.io/v/",
  ]

  /// Looks at the bytes of a file; `nil` for one that is no pointer.
  package init?(_ file: [UInt8]) {
    self.init(TextBeginning(file))
  }

  /// `nil` for text that is no pointer.
  package init?(_ text: TextBeginning) {
    let text = text.bytes.prefix(Self.longest)
    guard text.first == UInt8(ascii: "v") || text.first == UInt8(ascii: "<") else { return nil }
    let lines = text.split { $0 == 0x0A || $0 == 0x0D }
    let isPointer = lines.prefix(20).contains { line in
      Self.versions.contains { line.starts(with: $0.utf8) }
    }
    hasConflict = lines.contains { line in
      ["<<<<<<<", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
    }
    guard isPointer, Self.versions.contains(where: { text.starts(with: $0.utf8) }) || hasConflict
    else { return nil }
    let size = lines.first { $0.starts(with: "size ".utf8) }
      .flatMap { Int(String(decoding: $0.dropFirst(5), as: UTF8.self)) }
    self.size = size.flatMap { $0 < 0 ? nil : $0 }
  }
}
