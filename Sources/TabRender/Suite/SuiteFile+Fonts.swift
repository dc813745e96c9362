extension SuiteFile {
  /// Throws what the suite names for fonts and cannot be used, with its location.
  ///
  /// What is given instead of the suite's own is not looked at, and what it takes the place of
  /// neither.
  package func checkFonts(besides given: FontSearch = FontSearch()) throws(SuiteError) {
    guard let node = fontsNode else { return }
    if given.file == nil, let file = node["file"] { try check(fontFile: file) }
    guard given.folders.isEmpty else { return }
    for (index, folder) in (node["folders"]?.elements ?? []).enumerated() {
      try check(fontFolder: folder, index)
    }
  }

  private func check(fontFile node: JSONNode) throws(SuiteError) {
    do throws(FontError) {
      try FontFile.check(located(SuitePath(node.string ?? "")))
    } catch {
      var problem = JSONProblem(
        at: node.location, pointer: "/fonts/file", error.description, hint: error.hint)
      problem.cause = error.isNoInput ? .noInput : .content
      throw SuiteError(.json(problem))
    }
  }

  private func check(fontFolder node: JSONNode, _ index: Int) throws(SuiteError) {
    let folder = located(SuitePath(node.string ?? ""))
    guard !Folder.exists(folder) else { return }
    var problem = JSONProblem(
      at: node.location, pointer: "/fonts/folders/\(index)", "\(folder): there is no such folder",
      hint: "paths count from this file's folder")
    problem.cause = .noInput
    throw SuiteError(.json(problem))
  }
}
