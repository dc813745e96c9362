extension CheckCommand {
  static var page: CommandPage {
    CommandPage(
      usage: "tabrender check <scene.json|folder|->... [--json]",
      sentence: "Says what is wrong with scene files, with line and column, and draws nothing.",
      examples: [
        "tabrender check scene.json", "tabrender check scenes", "tabrender check --json scenes",
      ],
      exitCodes: "0 nothing is wrong · 64 usage · 65 something is, or a warning with --strict · "
        + "66 no input",
      seeAlso: "tabrender help render · tabrender schema scene")
  }
}
