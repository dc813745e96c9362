extension InspectCommand {
  static let page = CommandPage(
    usage: "tabrender inspect <picture.png|scene.json> [--at x,y] [--json]",
    sentence: "Says what is in a PNG file: its size and form, a digest of its pixels, its chunks "
      + "and texts,\namong them the fonts of a picture drawn with --metadata full. Of a scene "
      + "file it prints\nthe tree of its layers with their frames on the canvas, in points. Flaws of a "
      + "PNG file that\nleave its pixels intact are warnings. Long texts are cut short, but not "
      + "with --json.",
    examples: [
      "tabrender inspect --json out.png", "tabrender inspect scene.json",
      "tabrender inspect scene.json --at 196,800",
      "tabrender --metadata full out.png && tabrender inspect out.png",
    ],
    exitCodes: "0 printed · 64 usage · 65 not a sound PNG or scene, too large, or a warning with "
      + "--strict · 66 no input",
    seeAlso: "tabrender help draw")
}
