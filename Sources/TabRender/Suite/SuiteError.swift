/// Why a suite cannot be worked on: one or more things that are wrong, each with its location.
public struct SuiteError: Error, Hashable, Sendable {
  /// What is wrong, at least one thing.
  package var causes: [SuiteProblem]

  /// Creates an error from what is wrong.
  package init(_ causes: [SuiteProblem]) { self.causes = causes }

  /// Creates an error from one thing that is wrong.
  package init(_ cause: SuiteProblem) { causes = [cause] }

  /// What is wrong, as a results file has it.
  public var problems: [SuiteResults.Problem] { causes.map(\.record) }
}

extension SuiteError: CustomStringConvertible {
  /// Everything that is wrong, a line each, with its location and what helps.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension SuiteError {
  /// Runs a step whose problem is the whole error.
  static func wrap<Value>(_ step: () throws(SuiteProblem) -> Value) throws(SuiteError) -> Value {
    do throws(SuiteProblem) { return try step() } catch { throw SuiteError(error) }
  }
}

extension SuiteError {
  /// A scene that cannot be read.
  init(_ error: SceneError) {
    switch error {
    case .unreadable(let file, let error): self.init(.file(.unreadable(file, error)))
    case .invalid(let problems, let omitted):
      self.init(problems.map(SuiteProblem.json))
      if omitted > 0 { causes.append(.more(omitted, problems.first?.file)) }
    }
  }
}

extension JSONValidator {
  /// Throws what was found wrong, if anything was.
  func throwErrors() throws(SuiteError) {
    guard !isSound else { return }
    var problems = errors.map(SuiteProblem.json)
    if omittedErrors > 0 { problems.append(.more(omittedErrors, errors.first?.file)) }
    throw SuiteError(problems)
  }
}
