import TabRender

/// What `compare` is asked for.
struct CompareRequest: CommandRequest {
  /// The scene and the output; its shadow host is one of `hosts` in turn.
  var draw = DrawRequest()
  /// The hosts, a column each.
  var hosts = [TabBarScene.ShadowHost.sibling, .sublayer]
  /// Hosts whose corner gaps are expected to show nothing of the content.
  var covered: [TabBarScene.ShadowHost] = []
  /// Hosts whose corner gaps are expected to show content everywhere.
  var clear: [TabBarScene.ShadowHost] = []

  /// Its own declarations, then those of `draw` that it does not decide itself.
  static var groups: [OptionGroup<CompareRequest>] {
    [comparison]
      + DrawOptions.groups.map { group in
        let options = group.options.filter { !decidedOptions.contains($0.description.name) }
        return OptionGroup(title: group.title, options: options).within(\.draw)
      }
  }

  private static var comparison: OptionGroup<CompareRequest> {
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
  private static let decidedOptions: Set = [
    "--shadow-host", "--no-shadow", "--print-scene", "--warn-truncation", "--tree",
  ]

  /// Checks what the options mean together.
  func validate() throws(CommandLineError) {
    try draw.validate()
    guard draw.appearances.count == 1, draw.drawnScales.count == 1 else {
      throw .compare(.severalComparisons)
    }
    for (option, expected) in [("--expect-covered", covered), ("--expect-clear", clear)] {
      for host in expected where !hosts.contains(host) {
        throw .compare(.expectationOutsideHosts(option: option, host: host.rawValue))
      }
    }
    if let both = covered.first(where: clear.contains) {
      throw .compare(.contradictoryExpectation(both.rawValue))
    }
  }
}
