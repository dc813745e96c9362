import TabRender

/// The formats that have a schema.
enum SchemaTopic: String, CaseIterable {
  case scene, suite, results

  /// The words of all topics.
  static var names: [String] { allCases.map(\.rawValue) }

  var schema: JSONValue {
    switch self {
    case .scene:
      JSONSchema.document(
        SceneKeys.scene, identifier: "urn:tabrender:scene:1",
        title: "A scene file of tabrender, version 1", base: "extends")
    case .suite:
      JSONSchema.document(
        SuiteFile.shape, identifier: "urn:tabrender:suite:1",
        title: "A suite file of tabrender, version 1")
    case .results:
      JSONSchema.document(
        SuiteResults.shape, identifier: "urn:tabrender:results:1",
        title: "A results file of tabrender, version 1")
    }
  }
}

/// `tabrender schema`: prints the JSON Schema of a format.
enum SchemaCommand: Command {
  static var name: CommandName { .schema }

  static func validate(
    _ request: Void, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    _ = try topic(words)
  }

  static func run(_ request: Void, _ words: [String], _ console: Console) throws(Failure)
    -> ExitCode
  {
    let topic = try usage { () throws(UsageError) in try Self.topic(words) }
    try console.output(verbatim: topic.schema.prettyText)
    return .ok
  }

  private static func topic(_ words: [String]) throws(UsageError) -> SchemaTopic {
    guard let word = words.first, let topic = SchemaTopic(rawValue: word) else {
      throw .command(.unknownSchema(words.first))
    }
    guard words.count == 1 else { throw .command(.surplusWord(words[1])) }
    return topic
  }
}
