public import Foundation
import Synchronization

/// Work for the main queue that a host can run before its turn comes.
///
/// Tests and `@main` programs run on the main actor as a job of the main queue. What is enqueued then
/// waits for that job to end, and so for the host's action itself. Work that was enqueued by the name
/// below is kept here too, and whoever comes first runs it.
enum MainQueue {
  private static let waiting = Mutex<[@MainActor () -> Void]>([])

  static func enqueue(_ work: @escaping @MainActor () -> Void) {
    waiting.withLock { $0.append(work) }
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
      MainActor.assumeIsolated { _ = runAll() }
    }
  }

  /// Runs what waits, in its order; true where something did.
  ///
  /// What it enqueues waits for the next run.
  @MainActor static func runAll() -> Bool {
    let work = waiting.withLock { work in
      defer { work = [] }
      return work
    }
    for action in work { action() }
    return !work.isEmpty
  }

  /// Runs what was enqueued elsewhere, which only the process's first thread can.
  @MainActor static func runLoop() {
    if Thread.isMainThread { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }
}

extension DispatchQueue {
  /// Runs a closure later on this queue.
  ///
  /// On the main queue a ``ViewHost`` runs it before its action returns. `asyncAfter` and tasks are
  /// not run early.
  public func async(execute work: @escaping @MainActor () -> Void) {
    if label == DispatchQueue.main.label {
      MainQueue.enqueue(work)
    } else {
      async(group: nil, qos: .unspecified, flags: []) { DispatchQueue.main.async(execute: work) }
    }
  }
}
