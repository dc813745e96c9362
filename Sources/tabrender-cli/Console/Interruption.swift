import Foundation
import Synchronization
import TabRender

/// Ends a run in good order when the process is asked to end.
///
/// The first Ctrl-C, or request to terminate, lets the pictures in work be finished; a second one
/// ends the process at once, which loses nothing but them.
enum Interruption {
  /// What runs look at: one for the process, because signals are the process's.
  static let control = RunControl()

  private static let wasTerminated = Atomic(false)

  /// How a process exits that was asked to end: by the number of the signal, as shells have it.
  static var exitCode: ExitCode {
    wasTerminated.load(ordering: .relaxed) ? .terminated : .interrupted
  }

  /// Watches until ``end()``.
  static func begin() {
    // Made now, because a handler may only read and write atomics.
    _ = control.isStopped
    _ = wasTerminated.load(ordering: .relaxed)
    _ = signal(SIGINT) { _ in
      if Interruption.control.isStopped { _exit(ExitCode.interrupted.rawValue) }
      Interruption.control.stop()
    }
    _ = signal(SIGTERM) { _ in
      if Interruption.control.isStopped { _exit(ExitCode.terminated.rawValue) }
      Interruption.wasTerminated.store(true, ordering: .relaxed)
      Interruption.control.stop()
    }
    unblock()
  }

  /// Lets the signals through: a parent that starts programs from a pool's thread hands down that
  /// thread's mask, in which they are blocked.
  private static func unblock() {
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { _ = unsafe sigaddset(&signals, number) }
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Gives the signals back.
  static func end() {
    for number in [SIGINT, SIGTERM] { _ = signal(number, SIG_DFL) }
  }
}
