extension HelpCommand {
  static let page = CommandPage(
    usage: "tabrender help [command]",
    sentence: "Explains the program or a command.",
    examples: ["tabrender help", "tabrender help draw", "tabrender compare --help"],
    exitCodes: "0 printed · 64 usage",
    seeAlso: "tabrender list \(ListTopic.choices)")
}
