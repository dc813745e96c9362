/// Problems of one document: the first twenty, and how many more there are.
package struct JSONProblemList: Sendable {
  private static let mostShown = 20

  /// The first problems, in the order in which they were met.
  package private(set) var shown: [JSONProblem] = []
  /// How many there are besides.
  package private(set) var omitted = 0

  /// Whether there are none.
  package var isEmpty: Bool { shown.isEmpty }

  /// Adds a problem, which is only made when it is shown: finding its line and pointer takes time.
  mutating func add(_ problem: @autoclosure () -> JSONProblem) {
    if shown.count < Self.mostShown { shown.append(problem()) } else { omitted += 1 }
  }

  /// Adds all problems of another list.
  mutating func add(_ other: JSONProblemList) {
    for problem in other.shown { add(problem) }
    omitted += other.omitted
  }
}
