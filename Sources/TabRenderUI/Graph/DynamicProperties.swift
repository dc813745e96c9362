@_spi(Reflection) internal import Swift

/// A stored property of a view that is connected to something outside of it before its body is
/// evaluated, such as ``State`` and ``Environment``.
public protocol DynamicProperty {
  /// Called before the body is evaluated, once the property's own dynamic properties are connected.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor public mutating func update() {}
}

/// What a dynamic property is connected to.
@MainActor
struct PropertyContext {
  /// The identity of the view.
  let slot: ViewSlot
  /// What flows down to the view.
  let environment: EnvironmentValues
  /// Notes what the view reads of it.
  let reads: EnvironmentReads
}

/// A dynamic property of the library.
@MainActor
protocol LinkedProperty: DynamicProperty {
  /// Connects the property; the offset tells it from the view's others.
  mutating func link(_ context: PropertyContext, offset: Int)
}

/// Finds the dynamic properties of a view, and connects them.
@MainActor
enum DynamicProperties {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// Connects every dynamic property of a value.
  static func link<Value>(_ value: inout Value, _ context: PropertyContext, offset base: Int = 0) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      for field in fields {
        guard let start = bytes.baseAddress else { continue }
        @MainActor func open<Property: DynamicProperty>(_: Property.Type) {
          let property = unsafe (start + field.offset).assumingMemoryBound(to: Property.self)
          unsafe link(property: &property.pointee, context, offset: base + field.offset)
        }
        open(field.type)
      }
    }
  }

  private static func link<Property: DynamicProperty>(
    property: inout Property, _ context: PropertyContext, offset: Int
  ) {
    if var linked = property as? any LinkedProperty {
      linked.link(context, offset: offset)
      if let linked = linked as? Property { property = linked }
    } else {
      link(&property, context, offset: offset)
    }
    property.update()
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _ = unsafe _forEachField(of: type) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: type))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
