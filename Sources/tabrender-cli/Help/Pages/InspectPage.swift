extension InspectCommand {
  static var page: CommandPage {
    CommandPage(
      usage: "tabrender inspect <picture.png> [--json]",
      sentence: "Says what is in a PNG file: its size and form, a digest of its pixels, its chunks "
        + "and texts,\namong them the fonts of a picture drawn with --metadata full.",
      examples: [
        "tabrender inspect out.png", "tabrender inspect --json out.png",
        "tabrender --metadata full out.png && tabrender inspect out.png",
      ],
      exitCodes: "0 printed · 64 usage · 65 not a sound PNG, or too large · 66 no input",
      seeAlso: "tabrender help draw")
  }
}
