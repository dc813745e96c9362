/// Where a suite may write: nowhere outside of its folder, and on none of what it reads.
extension SuiteFile {
  /// What keeps a folder from being the output, as a sentence; `nil` where nothing does.
  ///
  /// - Parameters:
  ///   - folder: The folder, for the program; links in it are followed.
  ///   - name: What the sentence calls it.
  /// - Returns: The sentence without a full stop.
  package func flaw(ofOutput folder: String, named name: String) -> String? {
    let output = FileIdentity(folder: folder)
    let baselines = identity(of: self.baselines.folder)
    if output.isInside(baselines) || baselines.isInside(output) {
      return "the baselines and the output \"\(name)\" must not lie inside each other"
    }
    let inner = external.first { identity(of: $0.actual.folder).isInside(output) }
    return inner.map { "the pictures of \"\($0.name)\" must not lie in the output \"\(name)\"" }
  }

  /// Says which paths a suite cannot have.
  func checkPaths(_ root: JSONNode, _ validator: JSONValidator) {
    let reports = root["reports"]?.members.map(\.value) ?? []
    for node in [root["output"], root["baselines"]].compactMap(\.self) + reports {
      guard let path = node.string, !SuitePath(path).isInside else { continue }
      validator.report(
        at: node, "\"\(path)\" leaves the suite's folder, and nothing is written outside of it",
        hint: "give a path below the folder of \(name)")
    }
    if scenes.isEmpty, external.isEmpty {
      validator.report(
        at: root["scenes"] ?? root["baselines"] ?? root,
        "there are neither scenes nor external pictures",
        hint: "\"scenes\": [\"scenes/**/*.json\"]")
    }
    guard let node = root["baselines"], SuitePath(baselines.text).isInside else { return }
    checkBaselines(node, output: root["output"], validator)
    guard !baselines.folder.text.isEmpty else { return }
    checkReports(root, validator)
  }

  private func checkBaselines(
    _ node: JSONNode, output location: JSONNode?, _ validator: JSONValidator
  ) {
    if baselines.folder.text.isEmpty {
      validator.report(
        at: node, "the baselines need a folder of their own",
        hint: "\"baselines/\(baselines.text)\"")
    } else if let flaw = flaw(ofOutput: located(output), named: output.text) {
      validator.report(at: location ?? node, flaw)
    }
    if !baselines.parts.contains(.name) {
      validator.report(
        at: node, "the baselines' path needs {name}",
        hint: "\"baselines/{name}{~appearance}{@scale}.png\"")
    }
    let folder = identity(of: baselines.folder)
    for external in external where !baselines.folder.text.isEmpty {
      guard identity(of: external.actual.folder).isInside(folder) else { continue }
      validator.report(
        at: node, "the pictures of \"\(external.name)\" must not lie among the baselines")
    }
  }

  private func checkReports(_ root: JSONNode, _ validator: JSONValidator) {
    var known: Set<FileIdentity> = []
    let results = identity(of: output).appending("results.json")
    for member in root["reports"]?.members ?? [] {
      let node = member.value
      guard let path = node.string, SuitePath(path).isInside else { continue }
      let report = identity(of: SuitePath(path))
      // A copy of the results may be the results themselves.
      if member.key == "json", report == results { continue }
      if let flaw = flaw(ofReport: report) {
        validator.report(at: node, "the report \"\(path)\" \(flaw)")
      } else if !known.insert(report).inserted {
        validator.report(at: node, "two reports cannot both be \"\(path)\"")
      }
    }
  }

  /// What keeps a report from a path, as the end of a sentence.
  private func flaw(ofReport report: FileIdentity) -> String? {
    if report == FileIdentity(folder: path) { return "would take the place of the suite" }
    if report.isInside(identity(of: baselines.folder)) {
      return "must not lie among the baselines"
    }
    let output = identity(of: self.output)
    let isTaken = SuiteOutput.ownNames.contains { report.isInside(output.appending($0)) }
    return isTaken ? "would take the place of what a run keeps in its output" : nil
  }

  private func identity(of path: SuitePath) -> FileIdentity {
    FileIdentity(folder: located(path))
  }
}
