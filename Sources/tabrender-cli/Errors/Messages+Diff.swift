import TabRender

// What `diff` is asked for.
extension Messages {
  static func diagnostic(_ use: CommandLineError.DiffUse) -> Diagnostic {
    switch use {
    case .missingPictures(let count):
      Diagnostic(
        "diff needs two pictures or two folders, got \(count)",
        hint: "tabrender diff expected.png actual.png")
    case .twoStandardInputs: Diagnostic("only one of the pictures can be -, stdin")
    case .maskFromStandardInput:
      Diagnostic(
        "--mask needs the name of a file; stdin is not read for it",
        hint: "./- is the file of that name")
    case .twoTolerances:
      Diagnostic("--tolerance and --delta-e both say how far apart pixels may be; give one")
    case .twoBudgets:
      Diagnostic("--max-diff and --max-ratio both say how many pixels may differ; give one, once")
    case .styleWithoutOutput:
      Diagnostic("--style needs a file to draw into", hint: "-o diff.png")
    case .needsPeer(let option):
      Diagnostic("\(option) means something to pixelmatch only", hint: "--like pixelmatch")
    case .foreignToPeer(let option):
      Diagnostic("pixelmatch has nothing like \(option), so it does not go with --like")
    case .layerWithoutScene:
      Diagnostic("--ignore-layer needs the scene that has the layer", hint: "--scene scene.json")
    case .sceneWithoutLayer(let option):
      Diagnostic("\(option) says where an ignored layer is", hint: "--ignore-layer ID")
    }
  }

  static func diagnostic(_ use: CommandLineError.DiffFolderUse) -> Diagnostic {
    switch use {
    case .pictureAndFolder(let picture, let folder):
      Diagnostic(
        "\(picture) is a picture and \(folder) a folder; give two pictures or two folders",
        hint: hint(picture, counterpart(of: picture, in: folder)))
    case .folderAndPicture(let folder, let picture):
      Diagnostic(
        "\(folder) is a folder and \(picture) a picture; give two pictures or two folders",
        hint: hint(counterpart(of: picture, in: folder), picture))
    case .layersOfFolders:
      Diagnostic(
        "--ignore-layer goes with two pictures, not with folders",
        hint: "\"ignoreLayers\" in the rules of a suite")
    case .outputInFolder(let output, let folder):
      Diagnostic(
        "\(output) lies in \(folder), whose pictures are compared, so the next run would compare it "
          + "too", hint: "a folder beside it")
    case .folderIntoFile(let name):
      Diagnostic(
        "the differences of two folders go into a folder, not into \(name)", hint: "-o diff/")
    }
  }

  /// The picture of that name in a folder; `nil` where it has none, on stdin.
  private static func counterpart(of picture: String, in folder: String) -> String? {
    picture == "-" ? nil : FilePath.join(folder, FilePath.name(of: picture))
  }

  private static func hint(_ expected: String?, _ actual: String?) -> String? {
    guard let expected, let actual else { return nil }
    return "tabrender diff \(ShellArgument.file(expected)) \(ShellArgument.file(actual))"
  }
}
