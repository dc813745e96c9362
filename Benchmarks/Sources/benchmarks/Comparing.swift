import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A program that compares two pictures, as a user runs it.
struct Peer {
  let name: String
  /// The command with the two files' names.
  let command: (_ expected: String, _ actual: String) -> [String]
  /// What tells whether the machine has it.
  let probe: [String]

  /// This program first, then others that may be there.
  static func all(_ program: String) -> [Peer] {
    [
      Peer(
        name: "tabrender diff", command: { [program, "diff", $0, $1] },
        probe: [program, "help", "diff"]),
      Peer(
        name: "ImageMagick compare -metric AE",
        command: { ["compare", "-metric", "AE", $0, $1, "null:"] }, probe: ["compare", "-version"]),
      Peer(
        name: "gm compare -metric MAE", command: { ["gm", "compare", "-metric", "MAE", $0, $1] },
        probe: ["gm", "version"]),
      Peer(name: "odiff", command: { ["odiff", $0, $1] }, probe: ["odiff", "--version"]),
      python(
        "blazediff (Rust, from Python)", module: "blazediff", "blazediff.compare(a, b)"),
      python(
        "pybind11-pixelmatch (C++)", module: "pybind11_pixelmatch",
        """
        import numpy; from PIL import Image; import pybind11_pixelmatch as p
        read = lambda n: numpy.array(Image.open(n).convert("RGBA"))
        print(p.pixelmatch(read(a), read(b), options=p.Options()))
        """),
    ]
  }

  private static func python(_ name: String, module: String, _ lines: String) -> Peer {
    Peer(
      name: name,
      command: {
        ["python3", "-c", "import sys, \(module); a, b = sys.argv[1:]\n" + lines, $0, $1]
      },
      probe: ["python3", "-c", "import numpy, PIL, \(module)"])
  }
}

/// Times every program on a pair, in rounds that take turns, and prints medians and peak memory.
func compareFiles(_ title: String, _ expected: String, _ actual: String, _ peers: [Peer]) {
  print(title)
  var times = [[Double]](repeating: [], count: peers.count)
  var work = times
  var memory = [Int](repeating: 0, count: peers.count)
  for round in 0..<8 {
    for (index, peer) in peers.enumerated() {
      let outcome = spawn(peer.command(expected, actual))
      memory[index] = max(memory[index], outcome.peakMebibytes)
      if outcome.status > 1 { print("\(peer.name) failed, status \(outcome.status)") }
      // The first round fills the caches.
      guard round > 0 else { continue }
      times[index].append(outcome.milliseconds)
      work[index].append(outcome.processorMilliseconds)
    }
  }
  let (medians, processor) = (times.map(median), work.map(median))
  for (index, peer) in peers.enumerated() {
    let name = peer.name.padding(toLength: 40, withPad: " ", startingAt: 0)
    print(
      name,
      String(
        format: "median %8.1f ms   × %5.2f   processor %8.1f ms   peak %4d MiB", medians[index],
        medians[index] / medians[0], processor[index], memory[index]))
  }
  // A run may be stopped: what is measured is shown at once, also in a pipe.
  fflush(nil)
}

private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

/// Draws two pairs with the program, and compares each with it and with the peers that are there.
///
/// It runs while this process is small, because a child's peak memory counts what it had before it
/// became another program.
func benchmarkComparisons(_ program: String) {
  let present = Peer.all(program).filter { spawn($0.probe).status == 0 }
  let absent = Peer.all(program).map(\.name).filter { name in !present.contains { $0.name == name }
  }
  if !absent.isEmpty { print("not here, so not measured: \(absent.joined(separator: ", "))") }
  guard present.first?.name == "tabrender diff" else { return }
  let folder = FileManager.default.temporaryDirectory.path
  let pair = [folder + "/tabrender-expected.png", folder + "/tabrender-actual.png"]
  defer { pair.forEach { try? FileManager.default.removeItem(atPath: $0) } }
  for (title, size) in [("a phone screen, 1179 × 2556", [String]()), ("4096 × 4096", large)] {
    let items = size + ["--item", "Home:house", "--item", "Inbox:tray:3", "--item"]
    run(program, items + ["Profile:person", pair[0]])
    run(program, items + ["Account:person", "--tint", "#34c759", pair[1]])
    compareFiles("\(title), another word and colour in the bar", pair[0], pair[1], present)
    if spawn(asRGBA(pair)).status == 0 {
      compareFiles("the same in RGBA, written by Pillow", pair[0], pair[1], present)
    }
    run(program, items + ["Profile:person", pair[0]])
    run(program, items + ["Profile:person", "--metadata", "none", pair[1]])
    compareFiles("\(title), equal pixels in different files", pair[0], pair[1], present)
  }
}

/// Writes files anew, as most programs write screenshots: our own are smaller and read faster.
private func asRGBA(_ files: [String]) -> [String] {
  let lines = """
    import sys; from PIL import Image
    for name in sys.argv[1:]: Image.open(name).convert("RGBA").save(name)
    """
  return ["python3", "-c", lines] + files
}

private let large: [String] = ["--size", "1024x1024", "--scale", "4"]

/// A finished program: how long it took, the work of all its threads, and its peak memory.
private struct Finished {
  let status: Int32
  let milliseconds: Double
  let processorMilliseconds: Double
  let peakMebibytes: Int
}

/// Runs a command that is looked for in PATH, its output thrown away.
private func spawn(_ command: [String]) -> Finished {
  var words = command.map { strdup($0) } + [nil]
  defer { words.forEach { free($0) } }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for stream in [STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
  }
  var child = pid_t()
  var status: Int32 = 127
  var usage = rusage()
  let duration = ContinuousClock().measure {
    guard posix_spawnp(&child, command[0], &actions, nil, &words, environ) == 0 else { return }
    wait4(child, &status, 0, &usage)
    status = status & 0x7f == 0 ? (status >> 8) & 0xff : 128
  }
  #if os(Linux)
  let peak = usage.ru_maxrss / 1024
  #else
  let peak = usage.ru_maxrss / 1024 / 1024
  #endif
  return Finished(
    status: status, milliseconds: duration / .milliseconds(1),
    processorMilliseconds: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
    peakMebibytes: peak)
}

private func milliseconds(_ time: timeval) -> Double {
  Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
}
