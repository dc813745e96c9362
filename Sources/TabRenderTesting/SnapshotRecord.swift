internal import Foundation
internal import Testing

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
  ///
  /// Another value of the variable is probably a slip: an issue is recorded, and nothing written.
  public static var environment: SnapshotRecord {
    let environment = ProcessInfo.processInfo.environment
    if let flaw = flaw(in: environment) { Issue.record(Comment(rawValue: flaw)) }
    return SnapshotRecord(environment)
  }

  /// The way that an environment asks for.
  package init(_ environment: [String: String]) {
    if let named = Self.value("TABRENDER_RECORD", in: environment) {
      self = SnapshotRecord(rawValue: named) ?? .never
    } else {
      let value = environment["CI"] ?? ""
      self = value.isEmpty || value == "0" || value == "false" ? .missing : .never
    }
  }

  /// What is wrong with what an environment asks for, if anything is.
  package static func flaw(in environment: [String: String]) -> String? {
    guard let named = value("TABRENDER_RECORD", in: environment),
      SnapshotRecord(rawValue: named) == nil
    else { return nil }
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    return "TABRENDER_RECORD is \"\(named)\", and must be one of \(names); nothing is recorded"
  }

  private static func value(_ name: String, in environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
