import TabRender

/// Tests write the paths of suites as literals; in the library a text says what it counts from.
extension SuitePath: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self.init(value) }
}
