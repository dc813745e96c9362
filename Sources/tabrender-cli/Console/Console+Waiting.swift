import Dispatch
import TabRender

extension Console {
  /// How long a pipe may keep silent before that is told.
  private static let patience = DispatchTimeInterval.seconds(1)

  /// Says after a second that a pipe or a device is waited for, unless it is cancelled before.
  ///
  /// `nil` for files and the standard input, which nobody waits for without knowing it, and where only
  /// errors are wanted.
  func noticeOfWaiting(for file: String) -> DispatchWorkItem? {
    guard options.verbosity != .quiet, file != "-", FileReader.isSpecial(file) else { return nil }
    let notice = DispatchWorkItem { talk("tabrender: waiting for \(file)") }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: notice)
    return notice
  }
}
