import Foundation
import Synchronization

/// Shows how far a run is, on stderr.
final class Progress: Sendable {
  private enum Style {
    case bar, lines, none
  }

  private struct State {
    var lastTenth = 0
    var lastTime: ContinuousClock.Instant
    var isDrawn = false
  }

  /// A run that is over in less says nothing.
  private static let patience = Duration.seconds(1)
  /// A slow run says something at least so often.
  private static let longestSilence = Duration.seconds(10)
  /// A bar is drawn no more often than this.
  private static let frame = Duration.milliseconds(50)

  private let style: Style
  private let console: Console
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let state: Mutex<State>

  /// Creates what the options ask for; by itself a bar on a terminal, lines where `CI` is set.
  init(_ console: Console) {
    self.console = console
    style =
      switch console.options.progress {
      case _ where console.options.isJSON || console.options.verbosity == .quiet: .none
      case .none: .none
      case .plain: .lines
      case .auto: console.isInCI ? .lines : console.talksToTerminal ? .bar : .none
      }
    start = clock.now
    state = Mutex(State(lastTime: clock.now))
  }

  /// So many are done.
  func report(_ done: Int, of total: Int) {
    let now = clock.now
    state.withLock { state in
      switch style {
      case .none: return
      case .bar: draw(done, total, now, &state)
      case .lines: say(done, total, now, &state)
      }
    }
  }

  /// Leaves the terminal as it was.
  func end() {
    state.withLock { if $0.isDrawn { console.ask("\r\u{1B}[K") } }
  }

  private func draw(
    _ done: Int, _ total: Int, _ now: ContinuousClock.Instant, _ state: inout State
  ) {
    guard now - state.lastTime >= Self.frame else { return }
    let width = 30
    let filled = done * width / max(1, total)
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    console.ask("\r[\(bar)] \(done)/\(total)")
    state.isDrawn = true
    state.lastTime = now
  }

  private func say(
    _ done: Int, _ total: Int, _ now: ContinuousClock.Instant, _ state: inout State
  ) {
    let tenth = done * 10 / max(1, total)
    guard now - start >= Self.patience, done < total,
      tenth > state.lastTenth || now - state.lastTime >= Self.longestSilence
    else { return }
    console.talk("tabrender: \(done) of \(total) pictures, \(done * 100 / total) %")
    (state.lastTenth, state.lastTime) = (tenth, now)
  }
}
