extension StatusCommand {
  static let page = CommandPage(
    usage: "tabrender status [suite] [--json]",
    sentence: "Says how the last run of a suite came out, and how many baselines are Git LFS "
      + "pointers.",
    examples: [
      "tabrender status", "tabrender status tests/tabrender.json", "tabrender status --json",
    ],
    exitCodes:
      "0 printed · 64 usage · 65 invalid suite or results · 66 no suite, or no results yet",
    seeAlso: "tabrender help verify")
}
