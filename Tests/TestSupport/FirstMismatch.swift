/// Where two rows part, and what they hold there; `nil` where they are equal.
///
/// A failed `==` of long arrays would print them whole.
package func firstMismatch<Element: Equatable>(
  _ got: [Element], _ expected: [Element]
) -> String? {
  guard got.count == expected.count else {
    return "\(got.count) elements, expected \(expected.count)"
  }
  return zip(got, expected).enumerated().first { $1.0 != $1.1 }
    .map { "at \($0): \($1.0), expected \($1.1)" }
}
