import Foundation
import TabRender

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Runs something several times and prints the fastest and the middle duration.
func report(_ name: String, runs: Int = 15, _ body: () -> Void) {
  body()
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in milliseconds(clock.measure(body)) }.sorted()
  let name = name.padding(toLength: 40, withPad: " ", startingAt: 0)
  print(name, String(format: "min %8.3f ms   median %8.3f ms", times[0], times[runs / 2]))
}

/// Runs a program to its end, its output thrown away.
func run(_ program: String, _ arguments: [String]) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try? process.run()
  process.waitUntilExit()
}

/// The largest resident size of any child process so far, in MiB.
func peakMemoryOfChildren() -> Int {
  var usage = rusage()
  getrusage(RUSAGE_CHILDREN, &usage)
  #if os(Linux)
  return usage.ru_maxrss / 1024
  #else
  return usage.ru_maxrss / 1024 / 1024
  #endif
}

extension TabBarScene {
  /// A copy with a change.
  func with(_ change: (inout TabBarScene) -> Void) -> TabBarScene {
    var copy = self
    change(&copy)
    return copy
  }
}

private func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}
