extension RenderCommand {
  static let page = CommandPage(
    usage: "tabrender render <scene.json|folder|->... [-o name] [options]",
    sentence: "Draws scenes from files; a folder stands for the scene files in it, - for stdin.\n"
      + "Without -o each picture is named after its scene, here: bar.png, bar~dark@2x.png. It is "
      + "silent\nwhen all went well; -v says what was written.",
    examples: [
      "tabrender render scene.json -o out.png",
      "tabrender render a.json b.json -o 'out/{name}~{appearance}@{scale}x.png' --scale 2,3",
      "tabrender --print-scene --corners all | tabrender render - --set bar.cornerRadius=24 -o - "
        + "> out.png",
    ],
    exitCodes: "0 drawn · 64 usage · 65 a scene is wrong or too large, or a warning with "
      + "--strict · 66 no input · 70 bug · 73/74 cannot write; with --keep-going the greatest",
    seeAlso: "tabrender help check · tabrender schema scene")
}
