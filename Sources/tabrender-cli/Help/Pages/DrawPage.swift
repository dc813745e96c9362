extension DrawCommand {
  static let page = CommandPage(
    usage: "tabrender [draw] [options] <out.png>|-",
    sentence: "Draws one tab bar at the bottom of a phone's screen to a PNG file; - is stdout.",
    examples: [
      "tabrender --corners top --shadow-radius 10 out.png",
      "tabrender --naming docc --scale 1,2,3 --appearance light,dark figs/bar.png",
      "tabrender --item Home:house --item Inbox:tray:3 --selected 2 --crop bar --pad 40 bar.png",
    ],
    exitCodes: "0 drawn · 64 usage · 65 too large, or a warning with --strict · 66 no input · "
      + "70 bug · 73/74 cannot write",
    seeAlso: "tabrender help compare · tabrender list devices")
}
