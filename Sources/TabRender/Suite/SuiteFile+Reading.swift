import TabRenderBase
import TabRenderDraw
import TabRenderBar
import TabRenderScene

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
    let suite = try SuiteFile(document.root, path, validator)
    try validator.throwErrors()
    return (suite, validator.warnings.map(SuiteProblem.json))
  }

  private init(_ root: JSONNode, _ path: String, _ validator: JSONValidator) throws(SuiteError) {
    guard let text = root["baselines"]?.string, let template = try? PictureTemplate(text) else {
      throw SuiteError(.json(JSONProblem(file: path, "has no baselines")))
    }
    self.path = path
    baselines = template
    scenes = (root["scenes"]?.elements ?? []).enumerated().map { index, node in
      SceneEntry(node, pointer: "/scenes/\(index)")
    }
    if let folder = root["output"]?.string { output = SuitePath(folder).normalized }
    if let node = root["variants"] { variants = Variants(node) }
    if let node = root["compare"] { compare = CompareSettings(node, validator) }
    rules = root["rules"]?.elements.map { CompareRule($0, validator) } ?? []
    if let node = root["reports"] { reports = Reports(node) }
    external = root["external"]?.elements.compactMap { External($0) } ?? []
    fontsNode = root["fonts"]
    if let node = fontsNode { fonts = fontSearch(node) }
    checkPaths(root, validator)
  }

  private func fontSearch(_ node: JSONNode) -> FontSearch {
    FontSearch(
      file: node["file"]?.string.map { located(SuitePath($0)) },
      folders: (node["folders"]?.elements ?? []).compactMap(\.string).map { located(SuitePath($0)) }
    )
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

extension SuiteFile.SceneEntry {
  fileprivate init(_ node: JSONNode, pointer: String) {
    var named = node
    if let file = node["file"] { named = file }
    pattern = named.string ?? ""
    location = named.location
    name = node["name"]?.string
    set = (node["set"]?.members ?? []).map { member in
      SceneOverride(
        JSONInsertion(member, pointer: "\(pointer)/set/\(JSONPointer.escaped(member.key))"))
    }
    if let variants = node["variants"] { self.variants = SuiteFile.Variants(variants) }
  }
}

extension SuiteFile.Variants {
  fileprivate init(_ node: JSONNode) {
    scales = node["scale"]?.numbers
    appearances = node["appearance"]?.elements.compactMap(\.string)
      .compactMap { TabBarScene.Appearance(rawValue: $0) }
  }
}

extension SuiteFile.Reports {
  fileprivate init(_ node: JSONNode) {
    html = node["html"]?.string.map { SuitePath($0) }
    junit = node["junit"]?.string.map { SuitePath($0) }
    markdown = node["markdown"]?.string.map { SuitePath($0) }
    json = node["json"]?.string.map { SuitePath($0) }
  }
}

extension SuiteFile.External {
  fileprivate init?(_ node: JSONNode) {
    guard let name = node["name"]?.string, let text = node["actual"]?.string,
      let template = try? PictureTemplate(text)
    else { return nil }
    self.name = name
    actual = template
    location = node.location
  }
}
