/// What a command's help says besides its options.
struct CommandPage {
  /// How the command is written.
  let usage: String
  /// What it does, in a sentence.
  let sentence: String
  /// Three uses worth copying.
  let examples: [String]
  /// What its exit codes mean.
  let exitCodes: String
  /// Where to read on.
  let seeAlso: String
}

extension CommandHelp {
  /// The page of a command.
  static func page(_ command: CommandName) -> CommandPage {
    switch command {
    case .draw: draw
    case .compare: compare
    case .list: list
    case .inspect: inspect
    case .help: help
    }
  }

  private static var draw: CommandPage {
    CommandPage(
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

  private static var compare: CommandPage {
    CommandPage(
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

  private static var list: CommandPage {
    CommandPage(
      usage: "tabrender list devices|icons|fonts|corners|colors [--json]\n"
        + "tabrender list icons <sheet.png>",
      sentence: "Prints the names that options take, and what they stand for.",
      examples: [
        "tabrender list devices", "tabrender list icons icons.png", "tabrender list colors --json",
      ],
      exitCodes: "0 printed or drawn · 64 usage · 65/66 a font cannot be used · 73/74 cannot write",
      seeAlso: "tabrender help draw")
  }

  private static var inspect: CommandPage {
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

  private static var help: CommandPage {
    CommandPage(
      usage: "tabrender help [command]",
      sentence: "Explains the program or a command.",
      examples: ["tabrender help", "tabrender help draw", "tabrender compare --help"],
      exitCodes: "0 printed · 64 usage",
      seeAlso: "tabrender list devices|icons|fonts|corners|colors")
  }
}
