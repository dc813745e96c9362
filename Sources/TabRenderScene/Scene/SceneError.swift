/// Why a scene cannot be drawn.
package enum SceneError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(file: String, FileError)
  /// What is in it, or in a file that it extends, is wrong; and how many more problems there are
  /// than are listed.
  case invalid([JSONProblem], omitted: Int)

  /// A single problem.
  init(_ problem: JSONProblem) { self = .invalid([problem], omitted: 0) }
}

extension SceneError {
  /// Whether a file is missing or cannot be read: the scene's own or one that it names.
  package var isNoInput: Bool {
    switch self {
    case .unreadable: true
    case .invalid(let problems, _): problems.contains { $0.cause == .noInput }
    }
  }
}

extension SceneError: CustomStringConvertible {
  /// Everything that is wrong, as a compiler would print it.
  package var description: String {
    switch self {
    case .unreadable(let file, let error): return "\(file): error: \(error)"
    case .invalid(let problems, let omitted):
      let more = omitted > 0 ? ["and \(omitted) more"] : []
      return (problems.map(\.description) + more).joined(separator: "\n")
    }
  }
}
