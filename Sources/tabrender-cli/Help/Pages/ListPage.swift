extension ListCommand {
  static let page = CommandPage(
    usage: "tabrender list \(ListTopic.choices) [--json]\n"
      + "tabrender list icons <sheet.png>",
    sentence: "Prints the names that options take, and what they stand for.",
    examples: [
      "tabrender list devices", "tabrender list icons icons.png", "tabrender list colors --json",
    ],
    exitCodes: "0 printed or drawn · 64 usage · 65/66 a font cannot be used · 73/74 cannot write",
    seeAlso: "tabrender help draw")
}
