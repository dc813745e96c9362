extension PruneCommand {
  static let page = CommandPage(
    usage: "tabrender prune [suite] [--dry-run] [--yes]",
    sentence: "Deletes the baselines of a suite that belong to none of its scenes, after listing "
      + "them.",
    examples: [
      "tabrender prune --dry-run", "tabrender prune --yes",
      "tabrender prune tests/tabrender.json",
    ],
    exitCodes: "0 done · 64 usage · 65 a scene or the suite is invalid, so nothing can be told "
      + "obsolete · 66 no input · 73 cannot delete",
    seeAlso: "tabrender help verify")
}
