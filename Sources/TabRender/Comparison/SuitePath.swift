/// A path of a suite's file or of its results, which counts from the suite's folder.
///
/// A `String` is a path for the program: a relative one counts from the folder that the program
/// runs in. So a path of a suite cannot be opened without the suite's folder.
public struct SuitePath: Hashable, Sendable {
  /// The path as files of suites and results have it.
  public let text: String
  /// Whether it counts from the folder that the program runs in instead.
  private let isProgramPath: Bool

  /// A path that counts from the suite's folder; an absolute one stands for itself.
  public init(_ text: String) {
    self.text = text
    isProgramPath = false
  }

  /// A path for the program, in results that were located or that belong to no suite.
  public init(program path: String) {
    text = path
    isProgramPath = true
  }

  /// The path for the program; `folder` is the suite's.
  public func located(in folder: String) -> String {
    isProgramPath ? text : FilePath.join(folder, text)
  }
}

extension SuitePath {
  /// A path below this folder.
  package func appending(_ path: String) -> SuitePath { SuitePath(FilePath.join(text, path)) }

  /// The path as it counts from a folder of the suite; `nil` for one that is not below it.
  package func relative(to folder: SuitePath) -> String? {
    let prefix = folder.text + "/"
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  /// The path without `.` and doubled slashes.
  package var normalized: SuitePath { SuitePath(FilePath.normalized(text)) }

  /// Whether it stays below the suite's folder, where alone a suite writes.
  package var isInside: Bool {
    let parts = FilePath.parts(of: text)
    return !text.hasPrefix("/") && !parts.isEmpty && !parts.contains("..")
      && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }
}
