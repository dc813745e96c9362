extension CheckCommand {
  static let page = CommandPage(
    usage: "tabrender check <scene.json|suite.json|folder|->... [--json]",
    sentence: "Says what is wrong with scene files, or with a suite and all of its scenes, with "
      + "line and\ncolumn, and draws nothing. A folder with a tabrender.json is that suite.",
    examples: [
      "tabrender check scene.json", "tabrender check scenes", "tabrender check tabrender.json",
    ],
    exitCodes: "0 nothing is wrong · 64 usage · 65 something is, or a warning with --strict · "
      + "66 no input",
    seeAlso: "tabrender help render · tabrender schema scene|suite")
}
