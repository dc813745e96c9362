internal import Foundation

/// When an expectation writes its baseline.
///
/// A test that wrote a baseline has compared nothing, so it fails all the same: run it again.
public enum SnapshotRecord: String, CaseIterable, Hashable, Sendable {
  /// Where there is none; the default, but never where the environment variable `CI` is set.
  case missing
  /// Always.
  case all
  /// Where there is none, and where the picture differs from it.
  case failed
  /// Never.
  case never

  /// The way that the environment variable `TABRENDER_RECORD` asks for, by name; else ``never``
  /// where `CI` is set, and ``missing`` elsewhere.
  public static var environment: SnapshotRecord {
    SnapshotRecord(ProcessInfo.processInfo.environment)
  }

  init(_ environment: [String: String]) {
    if let named = environment["TABRENDER_RECORD"].flatMap(SnapshotRecord.init(rawValue:)) {
      self = named
    } else {
      let value = environment["CI"] ?? ""
      self = value.isEmpty || value == "0" || value == "false" ? .missing : .never
    }
  }
}
