public import Observation

/// An object that tells views when one of its published properties changes.
///
/// A small form of Combine's protocol, for systems without it.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher; the library's own by default.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Tells of changes.
  @MainActor var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object: one for each object, made when it is first asked for.
  @MainActor public var objectWillChange: ObservableObjectPublisher {
    Publishers.publisher(of: self)
  }
}

/// Tells everyone who listens that an object is about to change.
public final class ObservableObjectPublisher {
  private struct Listener {
    weak var owner: AnyObject?
    let call: () -> Void
  }

  private var listeners: [ObjectIdentifier: Listener] = [:]
  private var limit = 16

  /// Creates a publisher that nobody listens to.
  public init() {}

  /// Tells that the object is about to change.
  public func send() {
    for listener in listeners.values where listener.owner != nil { listener.call() }
  }

  /// Has something called at each change while its owner lives; an owner listens once.
  func listen(_ owner: AnyObject, _ call: @escaping () -> Void) {
    listeners[ObjectIdentifier(owner)] = Listener(owner: owner, call: call)
    guard listeners.count > limit else { return }
    listeners = listeners.filter { $0.value.owner != nil }
    limit = max(16, listeners.count * 2)
  }
}

/// The publishers of objects that have none of their own.
@MainActor
private enum Publishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static var known: [ObjectIdentifier: Entry] = [:]
  private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = known[key], entry.object === object { return entry.publisher }
    let made = ObservableObjectPublisher()
    known[key] = Entry(object: object, publisher: made)
    forgetDead()
    return made
  }

  /// Lets go of the publishers of objects that are gone, each time that their number has doubled.
  private static func forgetDead() {
    guard known.count > limit else { return }
    known = known.filter { $0.value.object != nil }
    limit = max(64, known.count * 2)
  }
}

/// A property of an observable object, whose changes the object tells of.
@propertyWrapper
public struct Published<Value> {
  private var stored: Value

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { stored = wrappedValue }

  /// Creates the property with its first value.
  public init(initialValue: Value) { stored = initialValue }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published works in classes only.")
  public var wrappedValue: Value {
    get { fatalError("Only properties of classes are published.") }
    set { fatalError("Only properties of classes are published.") }
  }

  /// The value in its object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { object[keyPath: storage].stored }
    set {
      nonisolated(unsafe) let object = object
      MainActor.assumeIsolated { unsafe object.objectWillChange.send() }
      unsafe object[keyPath: storage].stored = newValue
    }
  }
}

/// An object that somebody else owns; the view is evaluated anew when it changes.
@propertyWrapper
@dynamicMemberLookup
public struct ObservedObject<Object: ObservableObject>: DynamicProperty
where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object.
  public var wrappedValue: Object

  /// Creates it for an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Creates it for an object.
  public init(initialValue: Object) { wrappedValue = initialValue }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<Object> { self }

  /// Access to a property of the object.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

extension ObservedObject: LinkedProperty {
  mutating func link(_ context: PropertyContext, offset: Int) {
    context.slot.observe(wrappedValue)
  }
}

/// An object that the view makes when it appears, and owns while it is on the screen.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty
where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
  private final class Location {
    let object: Object

    init(_ object: Object) { self.object = object }
  }

  private let make: () -> Object
  private var location: Location?

  /// Creates it with what makes the object, which is called once.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  /// The object; outside of a tree a new one each time.
  public var wrappedValue: Object { location?.object ?? make() }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<Object> { ObservedObject(wrappedValue: wrappedValue) }
}

extension StateObject: LinkedProperty {
  mutating func link(_ context: PropertyContext, offset: Int) {
    let made = context.slot.property(at: offset) { Location(make()) }
    location = made
    context.slot.observe(made.object)
  }
}

/// An object that a view further out has put into the environment.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty
where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
  private var object: Object?

  /// Creates it; the object is found by its type.
  public init() {}

  /// The object.
  ///
  /// Without one in the environment the program ends, as with SwiftUI.
  public var wrappedValue: Object {
    guard let object else {
      fatalError(
        "There is no \(Object.self) in the environment; a view further out needs "
          + ".environmentObject(_:).")
    }
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<Object> { ObservedObject(wrappedValue: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
  mutating func link(_ context: PropertyContext, offset: Int) {
    object = context.environment[objectOf: Object.self]
    context.reads.noteObject(object, context.environment)
    if let object { context.slot.observe(object) }
  }
}

extension EnvironmentValues {
  /// The object of a type.
  subscript<Object: AnyObject>(objectOf type: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(type)) as? Object }
    set { setValue(newValue, of: ObjectIdentifier(type)) }
  }
}

extension EnvironmentReads {
  func noteObject<Object: AnyObject>(_ object: Object?, _ environment: EnvironmentValues) {
    note { $0[objectOf: Object.self] !== object }
  }
}

@MainActor
extension ViewSlot {
  /// Has the view's body evaluated anew when an object changes.
  func observe<Object: ObservableObject>(_ object: Object)
  where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    object.objectWillChange.listen(self) { [weak self] in
      guard let slot = self else { return }
      MainActor.assumeIsolated {
        slot.isDirty = true
        ViewUpdate.noteChange()
      }
    }
  }
}

extension View {
  /// Puts an object into the environment of the view and what is in it, where
  /// ``EnvironmentObject`` finds it.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentModifier { $0[objectOf: T.self] = object })
  }

  /// Puts an observable object into the environment, where `@Environment(Type.self)` finds it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentModifier { $0[objectOf: T.self] = object })
  }
}

/// Gives bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates it for an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates it for an object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Access to a property of the object.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
