internal import Synchronization
import TabRenderBase

/// A flag that ends a run early, from any thread.
package final class RunControl: Sendable {
  private let stopped = Atomic(false)

  /// Creates a flag that is not set.
  package init() {}

  /// Whether the run is to end.
  package var isStopped: Bool { stopped.load(ordering: .relaxed) }

  /// Lets what is in work be finished, and nothing else begin.
  package func stop() { stopped.store(true, ordering: .relaxed) }
}

/// Work on numbered things on several threads, whose results do not depend on how many.
///
/// Even a single job has a thread of its own, whose stack has room for the deepest tree of layers.
struct ParallelRun {
  /// How many are worked on at a time, where there are so many processors; fewer than 1 is 1.
  var jobs: Int
  /// Ends the run early.
  var control = RunControl()

  private struct State<Output: Sendable> {
    var next = 0
    var end: Int
    var done = 0
    var outputs: [Output?]
  }

  /// The results in order; `nil` for what was not done.
  ///
  /// - Parameters:
  ///   - count: How many things there are.
  ///   - isLast: Whether nothing that comes after a result is wanted; results behind the first such
  ///     one are dropped, so that they do not depend on the threads either.
  ///   - report: Told after each of how many are done, one at a time.
  ///   - work: Makes a result, on any thread.
  /// - Returns: As many elements as there are things.
  func results<Output: Sendable>(
    count: Int, isLast: @Sendable (Output) -> Bool = { _ in false },
    report: @Sendable (_ done: Int) -> Void = { _ in },
    work: @Sendable (Int) -> Output
  ) -> [Output?] {
    guard count > 0 else { return [] }
    let state = Mutex(
      State<Output>(end: count, outputs: [Output?](repeating: nil, count: count)))
    WorkerThreads.run(WorkerThreads.count(wanted: min(jobs, count))) { _ in
      while let index = take(state) {
        let output = work(index)
        let ends = isLast(output)
        state.withLock { state in
          state.outputs[index] = output
          if ends { state.end = min(state.end, index + 1) }
          state.done += 1
          report(state.done)
        }
      }
    }
    return state.withLock { state in
      state.outputs.enumerated().map { $0.offset < state.end ? $0.element : nil }
    }
  }

  private func take<Output>(_ state: borrowing Mutex<State<Output>>) -> Int? {
    guard !control.isStopped else { return nil }
    return state.withLock { state in
      guard state.next < state.end else { return nil }
      state.next += 1
      return state.next - 1
    }
  }
}
