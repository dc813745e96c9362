extension ApproveCommand {
  static let page = CommandPage(
    usage: "tabrender approve [suite] [options] [name|glob]...",
    sentence: "Makes the pictures that the last run found changed or missing the baselines, "
      + "provided that\nneither they nor the baselines have changed since. Without names it asks.",
    examples: [
      "tabrender approve", "tabrender approve bar-top 'list-*'",
      "tabrender approve --yes --from artifact/results.json",
    ],
    exitCodes:
      "0 approved · 1 something was rejected · 64 usage · 65 something has changed since "
      + "the run · 66 no results · 73/74 cannot write",
    seeAlso: "tabrender help verify")
}
