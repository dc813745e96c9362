/// A value that a view keeps while it is on the screen; changing it evaluates what has read it.
///
/// The initial value counts when the view appears. Its identity in the tree, not the struct, owns the
/// value: another branch of an `if` or another `id` starts anew.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with its initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state with its initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; outside of a tree the initial one, and setting it then does nothing.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// The value as something that other views can read and change.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}

extension State: LinkedProperty {
  mutating func link(_ context: PropertyContext, offset: Int) {
    location = context.slot.property(at: offset) { StateLocation(initial) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

/// Where the value of a state is kept, and which views have read it.
///
/// Views are evaluated on the main actor, and so is all that changes them.
final class StateLocation<Value> {
  private var stored: Value
  private let readers = Readers()

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      let readers = readers
      MainActor.assumeIsolated { readers.noteReading() }
      return stored
    }
    set {
      stored = newValue
      let readers = readers
      MainActor.assumeIsolated { readers.invalidate() }
    }
  }
}

/// The views whose bodies have read something.
@MainActor
final class Readers {
  private var slots: [ObjectIdentifier: WeakSlot] = [:]

  private struct WeakSlot {
    weak var slot: ViewSlot?
  }

  nonisolated init() {}

  /// Notes that the body that is being evaluated reads it.
  func noteReading() {
    guard let slot = ViewUpdate.evaluatedSlot else { return }
    slots[ObjectIdentifier(slot)] = WeakSlot(slot: slot)
  }

  /// Has the bodies of all that have read it evaluated anew.
  func invalidate() {
    for reader in slots.values { reader.slot?.isDirty = true }
    slots = [:]
    ViewUpdate.noteChange()
  }
}

/// Access to a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates access from a pair of closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Access to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The access itself.
  public var projectedValue: Binding<Value> { self }

  /// Access that was projected by another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Access to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { get()[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
