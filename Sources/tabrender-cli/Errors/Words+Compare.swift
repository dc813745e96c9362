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
  static func complaint(_ error: CompareUsageError) -> Complaint {
    switch error {
    case .severalComparisons:
      Complaint("compare draws one picture; give one --scale and one --appearance")
    case .expectationOutsideHosts(let option, let host):
      Complaint(
        "\(option) \(host), but \(host) is not among the --hosts", hint: "--hosts …,\(host)")
    case .contradictoryExpectation(let host):
      Complaint("--expect-covered and --expect-clear both name \(host)")
    }
  }
}
