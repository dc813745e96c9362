import TabRender

/// What `compare` is asked for.
struct CompareRequest {
  /// The scene and the output; its shadow host is one of `hosts` in turn.
  var draw = DrawRequest()
  /// The hosts, a column each.
  var hosts = [TabBarScene.ShadowHost.sibling, .sublayer]
  /// Hosts whose corner gaps are expected to show nothing of the content.
  var covered: [TabBarScene.ShadowHost] = []
  /// Hosts whose corner gaps are expected to show content everywhere.
  var clear: [TabBarScene.ShadowHost] = []

  /// The declarations that `draw` does not have.
  static var group: OptionGroup<CompareRequest> {
    let hosts = ValueSyntax<TabBarScene.ShadowHost>.oneOf.list
    return OptionGroup(
      title: "Comparison",
      options: [
        .value("--hosts", hosts, default: "sibling,sublayer", "the shadow hosts, a column each") {
          $0.hosts = $1
        },
        .value("--expect-covered", hosts, "exit 1 unless its corner gaps show no content") {
          $0.covered += $1
        },
        .value("--expect-clear", hosts, "exit 1 unless its corner gaps show content everywhere") {
          $0.clear += $1
        },
      ])
  }

  /// The options of `draw` that `compare` decides itself.
  static let decidedOptions: Set = [
    "--shadow-host", "--no-shadow", "--print-scene", "--warn-truncation", "--tree",
  ]

  /// Checks what the options mean together.
  func validate() throws(UsageError) {
    try draw.validate()
    guard draw.appearances.count == 1, draw.drawnScales.count == 1 else {
      throw .compare(.severalComparisons)
    }
    for host in covered where !hosts.contains(host) {
      throw .compare(.expectationOutsideHosts(option: "--expect-covered", host: host.rawValue))
    }
    for host in clear where !hosts.contains(host) {
      throw .compare(.expectationOutsideHosts(option: "--expect-clear", host: host.rawValue))
    }
    if let both = covered.first(where: clear.contains) {
      throw .compare(.contradictoryExpectation(both.rawValue))
    }
  }
}
