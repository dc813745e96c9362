extension ReportCommand {
  static let page = CommandPage(
    usage: "tabrender report [options] [results.json|folder]...",
    sentence: "Writes the results of `tabrender verify` as a page, as JUnit XML, as Markdown and "
      + "for GitHub.\nThe results of shards become one; without a name it is "
      + ".tabrender/results.json.",
    examples: [
      "tabrender report --open", "tabrender report --html out/report.html --junit out/junit.xml",
      "tabrender report shards/*/results.json --github",
    ],
    exitCodes: "0 written, and the results are green · 1 written; pictures changed or are "
      + "missing · 64 usage · 65 written, but something was not compared or the run is "
      + "incomplete; or not sound results · 66 no input · 73/74 cannot write",
    seeAlso: "tabrender help verify, tabrender help approve")
}
