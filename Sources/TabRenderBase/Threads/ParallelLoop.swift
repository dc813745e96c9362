internal import Synchronization

/// A loop over numbers whose turns are shared by threads; results do not depend on how many.
///
/// The one way in which the library uses more than one thread. Turns are handed out in order, so that
/// a long one at the end does not wait for the others of its share.
package struct ParallelLoop: Sendable {
  private let threads: Int

  /// Creates a loop.
  ///
  /// - Parameter threads: How many threads share the turns, at most one per processor; fewer than 1
  ///   is 1.
  package init(threads: Int) { self.threads = threads }

  /// What a body makes of each number below the count, in order.
  package func map<Output: Sendable>(
    _ count: Int, _ body: @Sendable (_ index: Int) -> Output
  ) -> [Output] {
    map(count, memory: {}, { _, index in body(index) })
  }

  /// What a body makes of each number below the count, with a memory that a thread keeps between its
  /// turns.
  ///
  /// The memory may make a turn faster, and must not change what it makes. With one thread the loop
  /// runs on the calling one.
  package func map<Memory, Output: Sendable>(
    _ count: Int, memory: @Sendable () -> Memory,
    _ body: @Sendable (inout Memory, _ index: Int) -> Output
  ) -> [Output] {
    let workers = WorkerThreads.count(wanted: min(threads, count))
    guard workers > 1 else {
      var memory = memory()
      return (0..<max(0, count)).map { body(&memory, $0) }
    }
    let turns = Turns<Output>(count)
    WorkerThreads.run(workers) { _ in
      var memory = memory()
      while let index = turns.next() { turns.end(index, body(&memory, index)) }
    }
    return turns.outputs.compactMap(\.self)
  }

  /// What a body makes of each number below the count, until the loop is stopped; `nil` for a turn
  /// that was not taken.
  ///
  /// Even a single thread is one of its own, whose stack has room for the deepest tree of layers.
  ///
  /// - Parameters:
  ///   - count: How many turns there are.
  ///   - control: Ends the loop early.
  ///   - isLast: Whether nothing that comes after an output is wanted; outputs behind the first such
  ///     one are dropped, so that they do not depend on the threads either.
  ///   - report: Told after each turn how many are done, one call at a time.
  ///   - body: Makes an output, on any thread.
  /// - Returns: As many elements as there are turns.
  package func mapUntilStopped<Output: Sendable>(
    _ count: Int, control: RunControl = RunControl(),
    isLast: @Sendable (Output) -> Bool = { _ in false },
    report: @Sendable (_ done: Int) -> Void = { _ in },
    _ body: @Sendable (_ index: Int) -> Output
  ) -> [Output?] {
    let turns = Turns<Output>(count)
    WorkerThreads.run(WorkerThreads.count(wanted: min(threads, count))) { _ in
      while !control.isStopped, let index = turns.next() {
        let output = body(index)
        turns.end(index, output, isLast: isLast(output), report: report)
      }
    }
    return turns.outputs
  }
}

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

/// The turns of a loop: which is next, and what those that have ended made.
private final class Turns<Output: Sendable>: Sendable {
  private struct State {
    var next = 0
    /// Behind the last turn that is wanted.
    var limit: Int
    var done = 0
    var outputs: [Output?]
  }

  private let state: Mutex<State>

  init(_ count: Int) {
    let count = max(0, count)
    state = Mutex(State(limit: count, outputs: Array(repeating: nil, count: count)))
  }

  /// The next turn; `nil` behind the last one.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.limit else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func end(
    _ index: Int, _ output: Output, isLast: Bool = false, report: (_ done: Int) -> Void = { _ in }
  ) {
    state.withLock { state in
      state.outputs[index] = output
      if isLast { state.limit = min(state.limit, index + 1) }
      state.done += 1
      report(state.done)
    }
  }

  var outputs: [Output?] {
    state.withLock { state in
      state.outputs.enumerated().map { $0.offset < state.limit ? $0.element : nil }
    }
  }
}
