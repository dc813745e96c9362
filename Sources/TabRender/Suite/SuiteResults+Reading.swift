extension SuiteResults {
  /// How large a results file may be: 1 GiB, some hundred thousand pictures.
  static let maximumBytes = FileReader.defaultMaximumBytes

  private static let mark = FileMark("{\"schema\":1,\n \"tool\":")

  /// Whether a run has written the file at a path, or what is there can be read as its results.
  package static func isFile(_ path: String) -> Bool {
    mark.isOn(path) || (!FileReader.isSpecial(path) && (try? read(path)) != nil)
  }

  /// Whether there is a file that no run has written as its results.
  package static func isForeign(_ path: String) -> Bool {
    mark.isMissing(on: path) && !isFile(path)
  }

  /// Reads a results file, such as the `results.json` that `tabrender verify` writes.
  ///
  /// Keys that this version does not know are passed over, because newer ones may add some. Paths
  /// are as the file has them: those of pictures count from the suite's folder.
  ///
  /// - Parameter path: The file.
  /// - Returns: What it says.
  /// - Throws: ``SuiteError``: a file that cannot be read, or all that is wrong with it, with line
  ///   and column.
  public static func read(_ path: String) throws(SuiteError) -> SuiteResults {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, maximumBytes: maximumBytes, accepting: .anything)
    } catch {
      throw SuiteError(.file(.unreadable(path, error)))
    }
    return try read(bytes, name: path)
  }

  /// Reads the bytes of a results file, in the same way; `name` is what messages call it.
  public static func read(_ bytes: [UInt8], name: String) throws(SuiteError) -> SuiteResults {
    let document: JSONDocument
    do throws(JSONProblem) {
      document = try JSONReader.read(bytes, name: name, maximumBytes: maximumBytes)
      try format.refuseNewer(document.root)
    } catch {
      throw SuiteError(.json(error))
    }
    let validator = JSONValidator(document, isLenient: true)
    validator.check(shape)
    try validator.throwErrors()
    let results = keys.read(document.root)
    results.checkCounts(document.root, validator)
    try validator.throwErrors()
    return results
  }

  /// Says where the file contradicts itself, so that somebody has changed it.
  private func checkCounts(_ root: JSONNode, _ validator: JSONValidator) {
    for status in Status.allCases {
      guard let node = root["summary"]?[status.rawValue], node.integer != count(status) else {
        continue
      }
      validator.report(
        at: node, "the summary and the items disagree on how many are \(status.rawValue)",
        hint: "the file was changed or cut; run `tabrender verify` again")
    }
  }
}
