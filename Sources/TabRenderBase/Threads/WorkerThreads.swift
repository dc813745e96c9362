internal import Foundation

/// Threads with a stack of a stated size, for work that goes as deep as what it is given.
///
/// The stack of a thread of Dispatch is the system's choice, on Apple's 512 KiB, and a deep tree of
/// layers needs more.
package enum WorkerThreads {
  /// The stack of each thread: 8 MiB, what a program's first thread usually has.
  ///
  /// Memory is taken for the part of it that is used.
  private static let stackBytes = 8 << 20

  /// How many threads are worth starting where so many are wanted: at least 1, and at most one per
  /// processor.
  package static func count(wanted: Int) -> Int {
    max(1, min(wanted, ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Runs a body for each number from 0 to below the count, each on a thread of its own, and waits
  /// for all.
  ///
  /// Where the system gives no more threads, the calling one does the rest.
  package static func run(_ count: Int, _ body: @Sendable (_ worker: Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      let threads = (0..<count).map { worker in WorkerThread(stackBytes) { body(worker) } }
      for (worker, thread) in threads.enumerated() {
        guard let thread else {
          body(worker)
          continue
        }
        thread.join()
      }
    }
  }
}

/// A thread that is at work until it is joined.
@safe
private struct WorkerThread {
  #if canImport(Darwin)
  private var thread: pthread_t?
  #else
  private var thread: pthread_t = 0
  #endif

  /// Starts a thread; `nil` where the system has none.
  init?(_ stackBytes: Int, _ body: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    guard unsafe pthread_attr_init(attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(attributes) }
    guard unsafe pthread_attr_setstacksize(attributes, stackBytes) == 0 else { return nil }
    let work = unsafe Unmanaged.passRetained(Work(body))
    let code = unsafe pthread_create(
      &thread, attributes, { unsafe Work.perform($0) }, work.toOpaque())
    guard code == 0 else {
      unsafe work.release()
      return nil
    }
  }

  /// Waits until its work is done and nothing of it is left.
  func join() {
    #if canImport(Darwin)
    if let thread = unsafe thread { unsafe pthread_join(thread, nil) }
    #else
    pthread_join(thread, nil)
    #endif
  }
}

/// What a thread does, handed over to it.
private final class Work: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  @unsafe
  static func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work = unsafe work {
      unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    }
    return nil
  }
}
