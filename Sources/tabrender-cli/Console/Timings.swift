import TabRender

/// How long each step took.
struct Timings {
  private let clock = ContinuousClock()
  private let start = ContinuousClock().now
  private var steps: [(name: String, duration: Duration)] = []

  /// Runs a step and remembers its duration.
  mutating func measure<Value, Problem: Error>(
    _ name: String, _ step: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let begin = clock.now
    let value = try step()
    steps.append((name, clock.now - begin))
    return value
  }

  /// One line for each step, and one for all.
  var lines: [String] {
    let total = (name: "total", duration: clock.now - start)
    return (steps + [total]).map { "\($0.name) \(Self.milliseconds($0.duration)) ms" }
  }

  /// Prints or writes the lines where they are wanted.
  func report(_ choice: OutputRequest.Timings?, _ console: Console) throws(CommandLineError) {
    switch choice {
    case .file(let file):
      let text = lines.joined(separator: "\n") + "\n"
      try Destination.file(file).write(Array(text.utf8))
    case .standardError: lines.forEach(console.talk)
    case nil: lines.forEach { console.detail($0) }
    }
  }

  private static func milliseconds(_ duration: Duration) -> String {
    DecimalNumber.text(
      Double(duration.components.seconds) * 1e3
        + Double(duration.components.attoseconds) / 1e15)
  }
}
