extension CompareCommand {
  static let page = CommandPage(
    usage: "tabrender compare [options] <out.png>|-",
    sentence: "Draws the same bar with each shadow host, side by side, and measures how much of "
      + "the content\nbehind it still shows.",
    examples: [
      "tabrender compare compare.png",
      "tabrender compare --json --hosts sibling,sublayer,self compare.png",
      "tabrender compare --expect-covered sublayer --expect-clear sibling compare.png",
    ],
    exitCodes: "0 drawn, expectations hold · 1 one does not · 64 usage · 65 data · 66 no input · "
      + "70 bug · 73/74 cannot write",
    seeAlso: "tabrender help draw")
}
