extension FormatCommand {
  static var page: CommandPage {
    CommandPage(
      usage: "tabrender fmt <scene.json|folder|->... [--check]",
      sentence: "Writes scene files in their canonical form: the format's order of keys, two "
        + "blanks of\nindentation. A .jsonc file with comments is refused.",
      examples: [
        "tabrender fmt scene.json", "tabrender fmt --check scenes", "tabrender fmt - < scene.json",
      ],
      exitCodes: "0 done · 1 --check found a file · 64 usage · 65 not JSON · 66 no input · "
        + "73/74 cannot write",
      seeAlso: "tabrender help check")
  }
}
