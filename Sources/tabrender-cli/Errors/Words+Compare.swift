/// What is wrong with what `compare` is asked for.
enum CompareUsageError {
  /// More than one scale or appearance.
  case severalComparisons
  /// An expectation about a host that is not compared.
  case expectationOutsideHosts(option: String, host: String)
  /// A host is expected to be both covered and clear.
  case contradictoryExpectation(String)
}

extension Words {
  /// The words for what `compare` is asked for.
  static func diagnostic(_ error: CompareUsageError) -> Diagnostic {
    switch error {
    case .severalComparisons:
      Diagnostic("compare draws one picture; give one --scale and one --appearance")
    case .expectationOutsideHosts(let option, let host):
      Diagnostic(
        "\(option) \(host), but \(host) is not among the --hosts", hint: "--hosts …,\(host)")
    case .contradictoryExpectation(let host):
      Diagnostic("--expect-covered and --expect-clear both name \(host)")
    }
  }
}
