extension VerifyCommand {
  static let page = CommandPage(
    usage: "tabrender verify [suite] [options] [name|glob]...",
    sentence: "Draws the scenes of a suite (tabrender.json) and compares them with their "
      + "baselines, which it\nnever writes. What differs or is missing is left in the suite's "
      + "output folder.",
    examples: [
      "tabrender verify", "tabrender verify 'bar-*' --fail-on changed,missing,obsolete",
      "tabrender verify tests/tabrender.json --shard 2/4 --json",
    ],
    exitCodes: "0 everything is as it should be · 1 something changed or is missing · 64 usage · "
      + "65 a scene, baseline or the suite is invalid, or nothing was compared · 66 no input · "
      + "73/74 cannot write · 130/143 interrupted; trouble beats difference",
    seeAlso: "tabrender help record · tabrender help approve")
}
