extension SchemaCommand {
  static let page = CommandPage(
    usage: "tabrender schema \(SchemaTopic.names.joined(separator: "|"))",
    sentence: "Prints the JSON Schema (2020-12) of a file format, for editors and other tools.",
    examples: [
      "tabrender schema scene", "tabrender schema scene > scene.schema.json",
      "tabrender schema suite > suite.schema.json",
    ],
    exitCodes: "0 printed · 64 usage",
    seeAlso: "tabrender help check")
}
