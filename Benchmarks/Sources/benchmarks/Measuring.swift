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

/// Runs a program to its end and gives its peak resident size in MiB.
///
/// It says nothing unless it fails.
@discardableResult
func run(_ program: String, _ arguments: [String]) -> Int {
  var words = ([program] + arguments).map { strdup($0) } + [nil]
  defer { words.forEach { free($0) } }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  var child = pid_t()
  guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else { return 0 }
  var status: Int32 = 0
  var usage = rusage()
  wait4(child, &status, 0, &usage)
  if status != 0 { print("\(program) failed, status \(status)") }
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
