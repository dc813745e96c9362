@_spi(Reflection) internal import Swift

/// Tells whether a view's value is the one that it was at the update before.
///
/// Equal bytes are equal values. Where they differ, `Equatable` decides, else every stored property
/// does; what can be compared in no way, such as a closure, counts as changed.
enum ValueComparison {
  /// Whether two values are known to be equal.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    unsafe withUnsafeBytes(of: one) { one in
      unsafe withUnsafeBytes(of: other) { other in
        unsafe areEqual(one, other, Value.self)
      }
    }
  }

  @unsafe
  private static func areEqual(
    _ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, _ type: Any.Type
  ) -> Bool {
    if unsafe one.elementsEqual(other) { return true }
    if let type = type as? any Equatable.Type { return unsafe compare(one, other, type) }
    guard let first = one.baseAddress, let second = other.baseAddress else {
      return true
    }
    var count = 0
    let isSame = unsafe _forEachField(of: type) { _, offset, type, _ in
      count += 1
      let size = size(of: type)
      return unsafe areEqual(
        UnsafeRawBufferPointer(start: first + offset, count: size),
        UnsafeRawBufferPointer(start: second + offset, count: size), type)
    }
    return isSame && count > 0
  }

  @unsafe
  private static func compare<Value: Equatable>(
    _ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, _: Value.Type
  ) -> Bool {
    guard let one = one.baseAddress, let other = other.baseAddress else { return true }
    return unsafe one.assumingMemoryBound(to: Value.self).pointee
      == other.assumingMemoryBound(to: Value.self).pointee
  }

  private static func size(of type: Any.Type) -> Int {
    func open<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }
}
