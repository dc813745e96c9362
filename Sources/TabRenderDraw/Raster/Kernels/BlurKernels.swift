/// The loops of the separable blur.
package enum BlurKernels {
  /// Adds a multiple of a row to another: target[i] += factor · source[i].
  package static func add(
    _ source: Span<Float>, times factor: Float, to target: inout MutableSpan<Float>
  ) {
    precondition(source.count == target.count)
    for i in 0..<source.count {
      unsafe target[unchecked: i] += factor * source[unchecked: i]
    }
  }

  /// Takes one row from another, target[i] = a[i] − b[i], and says whether they differ.
  package static func difference(
    _ a: Span<Float>, _ b: Span<Float>, into target: inout MutableSpan<Float>
  ) -> Bool {
    precondition(a.count == target.count && b.count == target.count)
    var differs = false
    for i in 0..<a.count {
      let d = unsafe a[unchecked: i] - b[unchecked: i]
      unsafe target[unchecked: i] = d
      differs = differs || d != 0
    }
    return differs
  }

  /// Replaces a row of steps by its running sum.
  package static func sum(_ row: inout MutableSpan<Float>) {
    var sum: Float = 0
    for i in 0..<row.count {
      unsafe sum += row[unchecked: i]
      unsafe row[unchecked: i] = sum
    }
  }
}
