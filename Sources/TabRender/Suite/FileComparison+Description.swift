import TabRenderDiff

extension FileComparison.Problem: CustomStringConvertible {
  /// What is wrong, in a sentence without a full stop that calls the files by their side.
  public var description: String {
    switch self {
    case .unreadable(let pictures):
      pictures.map { "the \($0.side.rawValue) picture: \($0.error.description)" }
        .joined(separator: "; ")
    case .inconvertible(let side, let error): "the \(side.rawValue) picture: \(error.description)"
    case .nothingCompared: DiffSummary.comparedNothingText
    case .tooManyPixels(let width, let height, let limit):
      "both together are \(width)×\(height) px, over the limit of \(limit) px"
    }
  }
}
