extension FormatCommand {
  static let page = CommandPage(
    usage: "tabrender fmt <scene.json|tabrender.json|folder|->... [--check]",
    sentence:
      "Writes scene files and suites in their canonical form: the format's order of keys, "
      + "two\nblanks of indentation. Unknown keys and the spelling of numbers are kept. A .jsonc "
      + "file with\ncomments is refused, and so is what is neither a scene nor a suite.",
    examples: [
      "tabrender fmt scene.json", "tabrender fmt --check scenes", "tabrender fmt - < scene.json",
    ],
    exitCodes: "0 done · 1 --check found a file · 64 usage · 65 not JSON · 66 no input · "
      + "73/74 cannot write",
    seeAlso: "tabrender help check")
}
