import Synchronization
import TabRenderBase
import Testing

@Suite struct ParallelLoopTests {
  @Test(arguments: [-1, 0, 1, 2, 100], [0, 1, 2, 3, 1000])
  func `outputs are in order, whatever the number of threads`(threads: Int, count: Int) {
    let loop = ParallelLoop(threads: threads)
    #expect(loop.map(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
    #expect(loop.mapUntilStopped(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func `each thread keeps one memory`() {
    let made = Atomic(0)
    let turns = ParallelLoop(threads: 2).map(
      50, memory: { made.add(1, ordering: .relaxed).newValue }, { memory, _ in memory })
    #expect(turns.count == 50)
    #expect(Set(turns).isSubset(of: [1, 2]))
    #expect(made.load(ordering: .relaxed) <= 2)
  }

  @Test(arguments: [1, 2, 5])
  func `nothing behind the first last output is kept`(threads: Int) {
    let outputs = ParallelLoop(threads: threads).mapUntilStopped(40, isLast: { $0 >= 7 }) { $0 }
    #expect(outputs == (0..<40).map { $0 <= 7 ? $0 : nil })
  }

  @Test func `a stopped loop takes no more turns and reports those it took`() {
    let control = RunControl()
    let reported = Mutex<[Int]>([])
    let outputs = ParallelLoop(threads: 1).mapUntilStopped(
      10, control: control, report: { done in reported.withLock { $0.append(done) } },
      { index in
        if index == 3 { control.stop() }
        return index
      })
    #expect(outputs == [0, 1, 2, 3] + Array(repeating: nil, count: 6))
    #expect(reported.withLock { $0 } == [1, 2, 3, 4])
  }

  @Test func `a turn has room for deep recursion`() {
    @Sendable func depth(_ n: Int) -> Int { n == 0 ? 0 : depth(n - 1) + 1 }
    #expect(ParallelLoop(threads: 1).mapUntilStopped(1) { _ in depth(20_000) } == [20_000])
  }
}
