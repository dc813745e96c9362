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
  ) throws(SuiteError) -> (suite: SuiteFile, warnings: [SuiteResults.Problem]) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, maximumBytes: maximumBytes, accepting: .anything)
    } catch {
      throw SuiteError(unreadable: path, error)
    }
    return try read(bytes, name: path, isLenient: isLenient)
  }

  /// Reads the bytes of a suite's file; `name` is its path, whose folder is the suite's.
  ///
  /// Returns and throws as reading the file does.
  package static func read(
    _ bytes: [UInt8], name path: String, isLenient: Bool = false
  ) throws(SuiteError) -> (suite: SuiteFile, warnings: [SuiteResults.Problem]) {
    let document: JSONDocument
    do throws(JSONProblem) {
      document = try JSONReader.read(bytes, name: path, dialect: JSONDialect(file: path))
      try format.refuseNewer(document.root)
    } catch {
      throw SuiteError([SuiteResults.Problem(error)])
    }
    let review = JSONReview(document, isLenient: isLenient)
    review.check(shape)
    try review.throwErrors()
    let suite = try SuiteFile(document.root, path, review)
    try review.throwErrors()
    return (suite, review.warnings.map { SuiteResults.Problem($0) })
  }

  private init(_ root: JSONNode, _ path: String, _ review: JSONReview) throws(SuiteError) {
    guard let text = root["baselines"]?.string, let template = try? PictureTemplate(text) else {
      throw SuiteError([SuiteResults.Problem(code: 70, message: "a checked template is none")])
    }
    self.path = path
    baselines = template
    scenes = (root["scenes"]?.elements ?? []).enumerated().map { index, node in
      SceneEntry(node, pointer: "/scenes/\(index)")
    }
    if let folder = root["output"]?.string { output = Self.normalized(folder) }
    if let node = root["variants"] { variants = Variants(node) }
    if let node = root["compare"] { compare = CompareSettings(node, review) }
    rules = root["rules"]?.elements.map { CompareRule($0, review) } ?? []
    if let node = root["reports"] { reports = Reports(node) }
    external = root["external"]?.elements.compactMap { External($0) } ?? []
    fontsNode = root["fonts"]
    if let node = fontsNode { fonts = fontSearch(node) }
    checkPaths(root, review)
  }

  private func fontSearch(_ node: JSONNode) -> FontSearch {
    FontSearch(
      file: node["file"]?.string.map(located),
      folders: node["folders"]?.elements.compactMap(\.string).map(located) ?? [])
  }

  /// The folder of the output that a suite's file states, as far as it can be read.
  ///
  /// Else it is the usual one. The path counts from the suite's folder.
  package static func statedOutput(_ path: String) -> String {
    let bytes = (try? FileReader.read(path, maximumBytes: JSONReader.maximumBytes)) ?? []
    let root = (try? JSONReader.read(bytes, name: path))?.root
    guard let output = root?["output"]?.string, isInside(output) else { return ".tabrender" }
    return normalized(output)
  }

  /// A path without `./` and doubled or trailing slashes.
  package static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a path stays below the suite's folder.
  package static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return !path.hasPrefix("/") && !parts.isEmpty && !parts.contains("..")
      && !path.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  private func checkPaths(_ root: JSONNode, _ review: JSONReview) {
    let reports = root["reports"]?.members.map(\.value) ?? []
    for node in [root["output"], root["baselines"]].compactMap(\.self) + reports {
      guard let path = node.string, !Self.isInside(path) else { continue }
      review.complain(
        at: node, "\"\(path)\" leaves the suite's folder, and nothing is written outside of it",
        hint: "give a path below the folder of \(name)")
    }
    guard let node = root["baselines"], Self.isInside(baselines.text) else { return }
    if baselines.folder.isEmpty {
      review.complain(
        at: node, "the baselines need a folder of their own",
        hint: "\"baselines/\(baselines.text)\"")
    } else if Self.isSame(baselines.folder, orBelow: output)
      || Self.isSame(output, orBelow: Self.normalized(baselines.folder))
    {
      review.complain(
        at: node, "the baselines and the output \"\(output)\" must not lie inside each other")
    }
    if !baselines.parts.contains(.name) {
      review.complain(
        at: node, "the baselines' path needs {name}",
        hint: "\"baselines/{name}{~appearance}{@scale}.png\"")
    }
    if scenes.isEmpty, external.isEmpty {
      review.complain(
        at: root["scenes"] ?? node, "there are neither scenes nor external pictures",
        hint: "\"scenes\": [\"scenes/**/*.json\"]")
    }
  }

  private static func isSame(_ path: String, orBelow folder: String) -> Bool {
    let path = normalized(path)
    return path == folder || path.hasPrefix(folder + "/")
  }
}

extension SuiteFile.SceneEntry {
  fileprivate init(_ node: JSONNode, pointer: String) {
    var named = node
    if let file = node["file"] { named = file }
    pattern = named.string ?? ""
    place = named.place
    name = node["name"]?.string
    set = (node["set"]?.members ?? []).map { member in
      SceneOverride(
        JSONGraft(member, pointer: "\(pointer)/set/\(JSONPointer.escaped(member.key))"))
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
    html = node["html"]?.string
    junit = node["junit"]?.string
    markdown = node["markdown"]?.string
    json = node["json"]?.string
  }
}

extension SuiteFile.External {
  fileprivate init?(_ node: JSONNode) {
    guard let name = node["name"]?.string, let text = node["actual"]?.string,
      let template = try? PictureTemplate(text)
    else { return nil }
    self.name = name
    actual = template
    place = node.place
  }
}

extension CompareSettings {
  // Statements instead of `map` and `??`: with closures over a node, the optimizer of Swift 6.3.1
  // crashes on this.
  fileprivate init(_ node: JSONNode, _ review: JSONReview) {
    self.init()
    readTolerance(node, review)
    readBudget(node)
    if let word = node["mode"]?.string { mode = PictureRule.Mode(rawValue: word) }
    readPeer(node, review)
    forgivesAntialiasing = node["ignoreAA"]?.boolean
    allowsSizeChange = node["allowSizeChange"]?.boolean
    shiftReach = node["shift"]?.integer
    if let words = node["metrics"] {
      metrics = Set(
        words.elements.compactMap(\.string).compactMap { DiffOptions.Metric(rawValue: $0) })
    }
    if let texts = node["failIf"] {
      conditions = texts.elements.compactMap(\.string).compactMap { try? .init(parsing: $0) }
    }
  }

  private mutating func readTolerance(_ node: JSONNode, _ review: JSONReview) {
    if let channel = node["tolerance"]?.number { tolerance = .channel(channel) }
    guard let deltaE = node["deltaE"], let limit = deltaE.number else { return }
    if tolerance != nil {
      review.complain(at: deltaE, "tolerance and deltaE say the same thing; give one")
    }
    tolerance = .deltaE(limit)
  }

  private mutating func readPeer(_ node: JSONNode, _ review: JSONReview) {
    if let word = node["like"]?.string { peer = Peer(rawValue: word) }
    threshold = node["threshold"]?.number
    includesAntialiasing = node["includeAA"]?.boolean
    guard peer == .pixelmatch else { return }
    for key in Self.foreignToPeer {
      guard let value = node[key] else { continue }
      review.complain(
        at: value, "pixelmatch has nothing like \(key), so it does not go with \"like\"")
    }
  }

  /// What says how pixels are counted, which the other program does in its own way.
  private static let foreignToPeer = [
    "mode", "tolerance", "deltaE", "ignoreAA", "allowSizeChange", "metrics", "failIf",
  ]

  private mutating func readBudget(_ node: JSONNode) {
    if let text = node["maxDiff"]?.string, let share = DiffOptions.Budget.share(percentage: text) {
      budget = .share(share)
    } else if let count = node["maxDiff"]?.integer {
      budget = .pixels(count)
    }
    largestCluster = node["maxCluster"]?.integer
  }
}

extension CompareRule {
  fileprivate init(_ node: JSONNode, _ review: JSONReview) {
    self.init()
    if let pattern = node["match"]?.string { match = pattern }
    if let word = node["appearance"]?.string { appearance = .init(rawValue: word) }
    scale = node["scale"]?.number
    if let boxes = node["ignore"] { ignored = boxes.elements.compactMap { PointBox($0, review) } }
    if let layers = node["ignoreLayers"] { ignoredLayers = layers.elements.compactMap(\.string) }
    if let compare = node["compare"] { settings = CompareSettings(compare, review) }
  }
}
