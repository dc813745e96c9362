extension RecordCommand {
  static let page = CommandPage(
    usage: "tabrender record [suite] [--missing|--failed|--all] [options] [name|glob]...",
    sentence: "Draws the scenes of a suite and makes the pictures its baselines, each file whole "
      + "or not at all.",
    examples: [
      "tabrender record", "tabrender record --failed 'bar-*'", "tabrender record --all --dry-run",
    ],
    exitCodes: "0 recorded · 64 usage, or CI is set without --in-ci · 65 a scene or the suite is "
      + "invalid · 66 no input · 73/74 cannot write · 130/143 interrupted",
    seeAlso: "tabrender help verify · tabrender help prune")
}
