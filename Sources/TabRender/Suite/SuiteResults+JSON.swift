import TabRenderScene

extension SuiteResults {
  /// The results as the text of a results file: JSON, one item a line, ending in a line feed.
  ///
  /// ``read(_:name:)`` makes the same results of it, but for what the file does not say: see
  /// ``approvedFrom``, ``missingShards`` and ``origin``. Times are rounded to milliseconds.
  public var jsonText: String {
    var text = "{"
    for (key, value) in headMembers { text += "\"\(key)\":\(value.text),\n " }
    text += "\"items\":["
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n  " : ",\n  ") + item.json.text
    }
    return text + (items.isEmpty ? "]}\n" : "\n ]}\n")
  }

  private var headMembers: [(String, JSONValue)] {
    [
      ("schema", .integer(Self.schema)), ("tool", .string(tool)), ("model", .integer(model)),
      ("suite", .string(title)), ("folder", folder.map(JSONValue.string) ?? .null),
      ("output", .string(output.text)),
      ("shard", shard.map { .array([.integer($0.index), .integer($0.count)]) } ?? .null),
      ("incomplete", .boolean(isIncomplete)),
      ("failOn", .array(Status.allCases.filter(failing.contains).map { .string($0.rawValue) })),
      ("summary", summaryJSON),
      ("fonts", .array(fonts.map(\.json))), ("notes", .array(notes.map(JSONValue.string))),
      ("skipped", .array(skipped.map(JSONValue.string))),
    ]
  }

  private var summaryJSON: JSONValue {
    .object(countMembers + [("seconds", .number(Self.milliseconds(seconds)))])
  }

  /// How many items came out how, as members of a JSON object: always all, in the usual order.
  package var countMembers: [(String, JSONValue)] {
    Status.allCases.map { ($0.rawValue, .integer(count($0))) }
  }

  /// Seconds to three decimals: more would be noise.
  fileprivate static func milliseconds(_ seconds: Double) -> Double {
    (seconds * 1000).rounded() / 1000
  }
}

extension SuiteResults.Font {
  /// The font as a JSON object.
  package var json: JSONValue {
    .object([("name", .string(name)), ("sha256", .string(sha256))])
  }
}

extension SuiteResults.Item {
  /// The item as a JSON object; what is not known is left out.
  var json: JSONValue {
    .object(jsonMembers + [("seconds", .number(SuiteResults.milliseconds(seconds)))])
  }

  /// The same without the time it took: equal for equal pictures.
  package var jsonMembers: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("name", .string(name))]
    if let source { members.append(("source", .string(source.text))) }
    if let variant { members.append(("variant", variant.json)) }
    members.append(("status", .string(status.rawValue)))
    if let baseline { members.append(("baseline", baseline.json)) }
    if let actual { members.append(("actual", actual.json)) }
    if let diff { members.append(("diff", .string(diff.text))) }
    if !fonts.isEmpty { members.append(("fonts", .array(fonts.map(JSONValue.string)))) }
    if let inputs { members.append(("inputs", .string(inputs))) }
    members += summary?.jsonMembers ?? []
    if !layers.isEmpty { members.append(("layers", .array(layers.map(\.json)))) }
    if !notes.isEmpty { members.append(("notes", .array(notes.map(JSONValue.string)))) }
    if let problem { members.append(("error", problem.json)) }
    return members
  }
}

extension SuiteResults.Variant {
  fileprivate var json: JSONValue {
    .object([("scale", .number(scale)), ("appearance", .string(appearance.rawValue))])
  }
}

extension SuiteResults.Picture {
  /// The record as a JSON object.
  package var json: JSONValue {
    .object([
      ("path", .string(path.text)), ("sha256", .string(sha256)),
      ("size", .array([.integer(size.width), .integer(size.height)])),
    ])
  }
}

extension SuiteResults.Layer {
  fileprivate var json: JSONValue {
    .object([("id", .string(id)), ("pixels", .integer(pixels))])
  }
}

extension SuiteResults.Problem {
  /// The problem as a JSON object; what is not known is left out.
  package var json: JSONValue {
    var members: [(String, JSONValue)] = [("code", .integer(code)), ("message", .string(message))]
    if let file { members.append(("file", .string(file))) }
    if let line { members.append(("line", .integer(line))) }
    if let column { members.append(("column", .integer(column))) }
    if let hint { members.append(("hint", .string(hint))) }
    return .object(members)
  }
}
