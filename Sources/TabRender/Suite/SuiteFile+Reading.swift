extension SuiteFile {
  /// How large a suite's file may be.
  static let maximumBytes = JSONReader.maximumBytes

  /// Reads a suite's file.
  ///
  /// - Parameters:
  ///   - path: The file; its folder is the suite's.
  ///   - isLenient: Whether unknown keys are only warned of.
  /// - Returns: The suite, and what is doubtful in its file.
  /// - Throws: Everything that is wrong with it, with line and column.
  package static func read(
    _ path: String, isLenient: Bool = false
  ) throws(SuiteError) -> (suite: SuiteFile, warnings: [SuiteProblem]) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, maximumBytes: maximumBytes, accepting: .anything)
    } catch {
      throw SuiteError(.file(.unreadable(path, error)))
    }
    return try read(bytes, name: path, isLenient: isLenient)
  }

  /// Reads the bytes of a suite's file; `name` is its path, whose folder is the suite's.
  ///
  /// Returns and throws as reading the file does.
  package static func read(
    _ bytes: [UInt8], name path: String, isLenient: Bool = false
  ) throws(SuiteError) -> (suite: SuiteFile, warnings: [SuiteProblem]) {
    let document: JSONDocument
    do throws(JSONProblem) {
      document = try JSONReader.read(bytes, name: path, dialect: JSONDialect(file: path))
      try format.refuseNewer(document.root)
    } catch {
      throw SuiteError(.json(error))
    }
    let validator = JSONValidator(document, isLenient: isLenient)
    validator.check(shape)
    try validator.throwErrors()
    let suite = SuiteFile(document.root, path, validator)
    try validator.throwErrors()
    return (suite, validator.warnings.map(SuiteProblem.json))
  }

  private init(_ root: JSONNode, _ path: String, _ validator: JSONValidator) {
    self = Self.keys.read(root)
    self.path = path
    scenes = (root["scenes"]?.elements ?? []).enumerated().map { index, node in
      SceneEntry(node, pointer: "/scenes/\(index)")
    }
    external = (root["external"]?.elements ?? []).map { External($0) }
    fontsNode = root["fonts"]
    if let node = root["compare"] { compare.check(node, validator) }
    for (rule, node) in zip(rules, root["rules"]?.elements ?? []) { rule.check(node, validator) }
    checkPaths(root, validator)
  }

  /// The folder of the output that a suite's file states, as far as it can be read.
  ///
  /// Else it is the usual one.
  package static func statedOutput(_ path: String) -> SuitePath {
    let bytes = (try? FileReader.read(path, maximumBytes: JSONReader.maximumBytes)) ?? []
    let root = (try? JSONReader.read(bytes, name: path, dialect: JSONDialect(file: path)))?.root
    let output = root?["output"]?.string.map { SuitePath($0).normalized }
    return output.flatMap { $0.isInside ? $0 : nil } ?? SuitePath(".tabrender")
  }
}
