import TabRenderBase
import TabRenderDiff
import TabRenderBar
import TabRenderScene

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
  /// Keys that this version does not know are passed over, because newer ones may add some. Paths are
  /// as the file has them: those of pictures count from the suite's folder.
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
    let results = SuiteResults(document.root)
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

  private init(_ root: JSONNode) {
    self.init(
      tool: root["tool"]?.string ?? "", model: root["model"]?.integer ?? 0,
      suite: root["suite"]?.string ?? "")
    output = root["output"]?.string.map { SuitePath($0) } ?? output
    folder = root["folder"]?.string
    isStopped = root["incomplete"]?.boolean ?? false
    if let node = root["failOn"] { failing = Set(node.strings.compactMap(Status.init)) }
    fonts = root["fonts"]?.elements.map(Font.init) ?? []
    notes = root["notes"]?.strings ?? []
    skipped = root["skipped"]?.strings ?? []
    seconds = root["summary"]?["seconds"]?.number ?? 0
    items = root["items"]?.elements.map(Item.init) ?? []
    if let numbers = root["shard"]?.integers, numbers.count == 2 {
      shard = Shard(index: numbers[0], count: numbers[1])
    }
  }
}

extension JSONNode {
  fileprivate var strings: [String] { elements.compactMap(\.string) }
  fileprivate var integers: [Int] { elements.compactMap(\.integer) }
}

extension SuiteResults.Font {
  init(_ node: JSONNode) {
    self.init(name: node["name"]?.string ?? "", sha256: node["sha256"]?.string ?? "")
  }
}

extension SuiteResults.Item {
  fileprivate init(_ node: JSONNode) {
    self.init(
      name: node["name"]?.string ?? "", source: node["source"]?.string.map { SuitePath($0) },
      variant: node["variant"].flatMap(SuiteResults.Variant.init),
      status: node["status"]?.string.flatMap(SuiteResults.Status.init) ?? .error)
    baseline = node["baseline"].flatMap(SuiteResults.Picture.init)
    actual = node["actual"].flatMap(SuiteResults.Picture.init)
    diff = node["diff"]?.string.map { SuitePath($0) }
    fonts = node["fonts"]?.strings ?? []
    inputs = node["inputs"]?.string
    summary = node["pixels"] == nil ? nil : DiffSummary(node)
    layers = (node["layers"]?.elements ?? []).map {
      SuiteResults.Layer(id: $0["id"]?.string ?? "", pixels: $0["pixels"]?.integer ?? 0)
    }
    notes = node["notes"]?.strings ?? []
    problem = node["error"].flatMap(SuiteResults.Problem.init)
    seconds = node["seconds"]?.number ?? 0
  }
}

extension SuiteResults.Variant {
  fileprivate init?(_ node: JSONNode) {
    guard !node.isNull else { return nil }
    self.init(
      scale: node["scale"]?.number ?? 1,
      appearance: node["appearance"]?.string.flatMap(TabBarScene.Appearance.init) ?? .light)
  }
}

extension SuiteResults.Picture {
  fileprivate init?(_ node: JSONNode) {
    guard !node.isNull else { return nil }
    self.init(
      path: SuitePath(node["path"]?.string ?? ""), sha256: node["sha256"]?.string ?? "",
      size: DiffSummary.Size(node["size"]))
  }
}

extension SuiteResults.Problem {
  fileprivate init?(_ node: JSONNode) {
    guard !node.isNull else { return nil }
    self.init(
      code: node["code"]?.integer ?? Trouble.internal.rawValue,
      message: node["message"]?.string ?? "",
      file: node["file"]?.string, line: node["line"]?.integer, column: node["column"]?.integer,
      hint: node["hint"]?.string)
  }
}

extension DiffSummary.Size {
  fileprivate init(_ node: JSONNode?) {
    let numbers = node?.integers ?? []
    self.init(width: numbers.first ?? 0, height: numbers.last ?? 0)
  }
}

extension DiffSummary {
  /// Reads what ``jsonMembers`` are written to, from an object that ``SuiteResults/shape`` accepts.
  fileprivate init(_ node: JSONNode) {
    self.init(expected: Size(node["expectedSize"]), actual: Size(node["actualSize"]))
    func integer(_ key: String) -> Int { node[key]?.integer ?? 0 }
    differingPixels = integer("pixels")
    comparedPixels = integer("total")
    largestDelta = integer("maxDelta")
    deltaScale = node["deltaScale"]?.integer ?? deltaScale
    largestDeltaE = node["maxDeltaE"]?.number
    clusters = integer("clusters")
    largestCluster = integer("largestCluster")
    outsidePixels = integer("outside")
    storedDifferences = integer("stored")
    hiddenDifferences = integer("hidden")
    toleratedPixels = integer("tolerated")
    antialiasedPixels = integer("forgivenAA")
    ignoredPixels = integer("ignored")
    boxes = (node["boxes"]?.elements ?? []).map(\.integers).filter { $0.count == 4 }
      .map { Box(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    if let numbers = node["shift"]?.integers, numbers.count == 2 {
      shift = Shift(x: numbers[0], y: numbers[1])
    }
    allowedPixels = node["budget"]?["maxDiff"]?.integer ?? 0
    allowedCluster = node["budget"]?["maxCluster"]?.integer
    for member in node["metrics"]?.members ?? [] {
      // What is infinite is written as `null`.
      guard let metric = DiffOptions.Metric(rawValue: member.key) else { continue }
      metrics[metric] = member.value.number ?? .infinity
    }
    reasons = (node["reasons"]?.strings ?? []).compactMap(Reason.init(word:))
  }
}

extension DiffSummary.Reason {
  /// Reads what ``word`` writes.
  fileprivate init?(word: String) {
    switch word {
    case "size": self = .size
    case "pixels": self = .pixels
    case "cluster": self = .cluster
    case "bytes": self = .bytes
    default:
      guard let condition = try? DiffOptions.Condition(parsing: word) else { return nil }
      self = .condition(condition)
    }
  }
}
