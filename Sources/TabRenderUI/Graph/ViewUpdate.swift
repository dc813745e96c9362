internal import Observation

/// One evaluation of a tree: which slots it meets, and what is to be called once it is over.
@MainActor
final class ViewUpdate {
  /// Something that is called after the layout of an update, in the order in which it was noted.
  struct Action {
    let perform: () -> Void
  }

  /// The number of the update, from 1.
  let number: Int
  /// Calls of `onAppear` and `onChange`, deepest views first.
  private(set) var actions: [Action] = []
  /// Calls of `task`, which come after all others.
  private(set) var tasks: [Action] = []
  /// The records of views that are on the screen after this update.
  private(set) var appearances: [AppearanceRecord] = []

  init(number: Int) { self.number = number }

  /// The slot whose body is being evaluated; `nil` outside of bodies.
  private(set) static var evaluatedSlot: ViewSlot?
  /// Whether something that a view has read has changed since the last update began.
  private static var hasChanges = false

  /// Notes that the next update has something to do.
  static func noteChange() { hasChanges = true }

  /// Whether there is something to do; asking forgets it.
  static func takeChanges() -> Bool {
    defer { hasChanges = false }
    return hasChanges
  }

  /// Evaluates a body, so that what it reads has it evaluated again when it changes.
  func evaluating<Body>(_ slot: ViewSlot, _ body: () -> Body) -> Body {
    let outer = Self.evaluatedSlot
    Self.evaluatedSlot = slot
    defer { Self.evaluatedSlot = outer }
    return withObservationTracking(body) { [weak slot] in
      MainActor.assumeIsolated {
        slot?.isDirty = true
        Self.noteChange()
      }
    }
  }

  /// Has something called after the layout.
  func call(_ action: @escaping () -> Void) { actions.append(Action(perform: action)) }

  /// Has something called after all else.
  func callLast(_ action: @escaping () -> Void) { tasks.append(Action(perform: action)) }

  /// Notes a view that is on the screen.
  func note(_ record: AppearanceRecord) {
    record.lastUpdate = number
    appearances.append(record)
  }
}

/// What is called when a view comes onto the screen and leaves it.
@MainActor
final class AppearanceRecord {
  var disappear: (() -> Void)?
  var isVisible = false
  /// Whether it leaves before what takes its place comes.
  var leavesFirst = false
  fileprivate(set) var lastUpdate = 0
}
