extension DiffCommand {
  static let page = CommandPage(
    usage: "tabrender diff [options] <expected.png> <actual.png>\n"
      + "tabrender diff [options] <expected folder> <actual folder>",
    sentence: "Compares two pictures, or two folders of them: exactly, unless an option allows "
      + "more.\nOne of two pictures may be -, stdin. Folders are compared by the relative names of "
      + "their .png\nfiles; hidden ones are left out, and links to folders are followed.\nWith -q "
      + "nothing is said but errors, also not on stdout: the exit code tells.",
    examples: [
      "tabrender diff old.png new.png",
      "tabrender diff old.png new.png -o diff.png --style side",
      "tabrender diff expected/ actual/ --out diff/ --max-diff 0.1% --max-cluster 16",
    ],
    exitCodes: "0 equal · 1 different · 64 usage · 65 not a sound PNG, or too large · 66 no "
      + "input · 70 bug · 73/74 cannot write; trouble beats a difference",
    seeAlso: "tabrender help inspect")
}
