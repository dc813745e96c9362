import Foundation
import TabRender

/// Ends a run in good order when the process is asked to end.
///
/// The first Ctrl-C, or request to terminate, lets the pictures in work be finished; a second one
/// ends the process at once, which loses nothing but them.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Watches until ``end()``.
  init(stopping control: RunControl) {
    let queue = DispatchQueue(label: "interruption")
    sources = [SIGINT, SIGTERM].map { number in
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if control.isStopped { _exit(ExitCode.interrupted.rawValue) }
        control.stop()
      }
      source.resume()
      return source
    }
  }

  /// Gives the signals back.
  func end() {
    sources.forEach { $0.cancel() }
    for number in [SIGINT, SIGTERM] { _ = signal(number, SIG_DFL) }
  }
}
