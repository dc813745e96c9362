public import Observation

/// A value that flows down the tree.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What flows down the tree to a view, by key.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which every value is the default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing cast to an optional type would be a value that is `nil`.
      values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What is kept under an identity that is no key.
  func value(of id: ObjectIdentifier) -> Any? { values[id] }

  /// Keeps something under an identity that is no key.
  mutating func setValue(_ value: Any?, of id: ObjectIdentifier) { values[id] = value }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that a view further out has put there.
  ///
  /// Without one the program ends, as with SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[objectOf: objectType] else {
        fatalError(
          "There is no \(objectType) in the environment; a view further out needs "
            + ".environment(_:).")
      }
      return object
    }
  }

  /// The value; outside of a tree the default.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: LinkedProperty {
  mutating func link(_ context: PropertyContext, offset: Int) {
    let read = read
    let value = read(context.environment)
    self.value = value
    context.reads.note { !ValueComparison.areEqual(read($0), value) }
  }
}

/// What a body has read of the environment.
@MainActor
final class EnvironmentReads {
  private var changes: [(EnvironmentValues) -> Bool] = []

  /// Notes that a value was read, by what tells whether an environment has another one.
  func note(_ isOther: @escaping (EnvironmentValues) -> Bool) { changes.append(isOther) }

  /// Whether any of it is another value in an environment.
  func differ(in environment: EnvironmentValues) -> Bool { changes.contains { $0(environment) } }
}

extension View {
  /// Sets a value of the environment for the view and what is in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the view and what is in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// Changes the environment of a view.
public struct _EnvironmentModifier: _PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  /// The view's nodes in the changed environment.
  public static func _makeNodes<V: View>(
    _ modifier: _EnvironmentModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    var context = context
    modifier.change(&context.environment)
    return V._makeNodes(content, in: context)
  }
}
