import TabRender

/// Whatever the bytes are, reading ends with a suite or problems that have words; and no name and
/// no path is too strange for its patterns, rules and templates.
enum SuiteCheck {
  private static let names = ["bar", "folder/bar~dark@2x", "", "ä@99999999999999999999x"]
  private static let paths = [
    "baselines/bar.png", "baselines/bar~dark@2x.png", "b/@99999999999999999999x.png", "",
  ]
  private static let variants: [SuiteResults.Variant?] = [
    nil, .init(scale: 1, appearance: .light), .init(scale: 2.5, appearance: .dark),
  ]

  static func check(_ bytes: [UInt8]) {
    do throws(SuiteError) {
      let (suite, warnings) = try SuiteFile.read(bytes, name: "fuzz.jsonc")
      demand(warnings.allSatisfy { !$0.record.message.isEmpty }, "a warning has words")
      check(suite)
    } catch {
      demand(!error.problems.isEmpty, "an error has a reason")
      demand(error.problems.allSatisfy { !$0.message.isEmpty }, "a problem has words")
    }
  }

  private static func check(_ suite: SuiteFile) {
    let templates = [suite.baselines] + suite.external.map(\.actual)
    let strange = suite.scenes.compactMap(\.name) + suite.scenes.map(\.pattern)
    for name in names + strange {
      for variant in variants {
        let options = suite.rule(name: name, variant).options
        demand(options.ignored.allSatisfy { $0.minX <= $0.maxX }, "a box has no negative width")
        for template in templates {
          let path = template.path(name: name, variant)
          _ = template.fields(of: path)
        }
      }
    }
    for path in paths + strange { templates.forEach { _ = $0.fields(of: SuitePath(path)) } }
  }
}
