import TabRenderBase
import TabRenderScene

/// Where a suite may write: nowhere outside of its folder, and on none of what it reads.
extension SuiteFile {
  /// Whether a path stays below the suite's folder.
  package static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return !path.hasPrefix("/") && !parts.isEmpty && !parts.contains("..")
      && !path.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// What keeps a folder from being the output, as a sentence; `nil` where nothing does.
  ///
  /// - Parameters:
  ///   - folder: The folder, for the program; links in it are followed.
  ///   - name: What the sentence calls it.
  /// - Returns: The sentence without a full stop.
  package func flaw(ofOutput folder: String, named name: String) -> String? {
    let output = FilePlace(folder)
    let baselines = FilePlace(located(self.baselines.folder))
    if output.isInside(baselines) || baselines.isInside(output) {
      return "the baselines and the output \"\(name)\" must not lie inside each other"
    }
    let inner = external.first { FilePlace(located($0.actual.folder)).isInside(output) }
    return inner.map { "the pictures of \"\($0.name)\" must not lie in the output \"\(name)\"" }
  }

  /// Says which paths a suite cannot have.
  func checkPaths(_ root: JSONNode, _ review: JSONReview) {
    let reports = root["reports"]?.members.map(\.value) ?? []
    for node in [root["output"], root["baselines"]].compactMap(\.self) + reports {
      guard let path = node.string, !Self.isInside(path) else { continue }
      review.complain(
        at: node, "\"\(path)\" leaves the suite's folder, and nothing is written outside of it",
        hint: "give a path below the folder of \(name)")
    }
    if scenes.isEmpty, external.isEmpty {
      review.complain(
        at: root["scenes"] ?? root["baselines"] ?? root,
        "there are neither scenes nor external pictures",
        hint: "\"scenes\": [\"scenes/**/*.json\"]")
    }
    guard let node = root["baselines"], Self.isInside(baselines.text) else { return }
    checkBaselines(node, output: root["output"], review)
    guard !baselines.folder.isEmpty else { return }
    checkReports(root, review)
  }

  private func checkBaselines(_ node: JSONNode, output place: JSONNode?, _ review: JSONReview) {
    if baselines.folder.isEmpty {
      review.complain(
        at: node, "the baselines need a folder of their own",
        hint: "\"baselines/\(baselines.text)\"")
    } else if let flaw = flaw(ofOutput: located(output), named: output) {
      review.complain(at: place ?? node, flaw)
    }
    if !baselines.parts.contains(.name) {
      review.complain(
        at: node, "the baselines' path needs {name}",
        hint: "\"baselines/{name}{~appearance}{@scale}.png\"")
    }
    let folder = FilePlace(located(baselines.folder))
    for external in external where !baselines.folder.isEmpty {
      guard FilePlace(located(external.actual.folder)).isInside(folder) else { continue }
      review.complain(
        at: node, "the pictures of \"\(external.name)\" must not lie among the baselines")
    }
  }

  private func checkReports(_ root: JSONNode, _ review: JSONReview) {
    var known: Set<FilePlace> = []
    let results = FilePlace(located(output)).appending("results.json")
    for member in root["reports"]?.members ?? [] {
      let node = member.value
      guard let path = node.string, Self.isInside(path) else { continue }
      let place = FilePlace(located(path))
      // A copy of the results may be the results themselves.
      if member.key == "json", place == results { continue }
      if let flaw = flaw(ofReport: place) {
        review.complain(at: node, "the report \"\(path)\" \(flaw)")
      } else if !known.insert(place).inserted {
        review.complain(at: node, "two reports cannot both be \"\(path)\"")
      }
    }
  }

  /// What keeps a report from a place, as the end of a sentence.
  private func flaw(ofReport place: FilePlace) -> String? {
    if place == FilePlace(path) { return "would take the place of the suite" }
    if place.isInside(FilePlace(located(baselines.folder))) {
      return "must not lie among the baselines"
    }
    let output = FilePlace(located(self.output))
    let isTaken = SuiteOutput.ownNames.contains { place.isInside(output.appending($0)) }
    return isTaken ? "would take the place of what a run keeps in its output" : nil
  }
}
