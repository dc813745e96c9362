internal import Foundation

/// A moment as reports write it.
public enum ReportDate {
  /// The moment so many seconds after the beginning of 1970, such as `2026-01-02 03:04 UTC`.
  ///
  /// The text is that of `SOURCE_DATE_EPOCH`; `nil` where it is no whole number of seconds up to
  /// the end of the year 9999.
  public static func text(epoch: String) -> String? {
    guard let seconds = Int(epoch), (0..<253_402_300_800).contains(seconds) else { return nil }
    let date = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
    return "\(date.prefix(10)) \(date.dropFirst(11).prefix(5)) UTC"
  }
}
