import TabRender

/// The formats that have a schema.
enum SchemaTopic: String, Topic {
  case scene, suite, results

  /// The schema of the format's first version.
  var schema: JSONValue {
    switch self {
    case .scene: document(SceneKeys.scene, "A scene file", base: "extends")
    case .suite: document(SuiteFile.shape, "A suite file")
    case .results: document(SuiteResults.shape, "A results file")
    }
  }

  private func document(_ shape: JSONShape, _ title: String, base: String? = nil) -> JSONValue {
    JSONSchema.document(
      shape, identifier: "urn:tabrender:\(rawValue):1", title: "\(title) of tabrender, version 1",
      base: base)
  }
}

/// `tabrender schema`: prints the JSON Schema of a format.
struct SchemaCommand: Command {
  let invocation: Invocation<NoOptions>
  private let topic: SchemaTopic

  init(invocation: Invocation<NoOptions>) throws(CommandLineError) {
    self.invocation = invocation
    let name = invocation.arguments.first
    guard let topic = name.flatMap(SchemaTopic.init(rawValue:)) else {
      throw .command(.unknownSchema(name))
    }
    try invocation.refuseArguments(after: 1)
    self.topic = topic
  }

  func run() throws(CommandLineError) -> ExitCode {
    try console.output(verbatim: topic.schema.prettyText)
    return .ok
  }
}
