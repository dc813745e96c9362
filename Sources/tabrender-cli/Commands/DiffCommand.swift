import TabRender

/// `tabrender diff`: compares two pictures, or two folders of them.
struct DiffCommand: Command {
  let invocation: Invocation<DiffRequest>

  var expected: String { arguments[0] }
  var actual: String { arguments[1] }

  init(invocation: Invocation<DiffRequest>) throws(CommandLineError) {
    self.invocation = invocation
    try request.validate()
    guard arguments.count >= 2 else { throw .diff(.missingPictures(arguments.count)) }
    try invocation.refuseArguments(after: 2)
    guard arguments != ["-", "-"] else { throw .diff(.twoStandardInputs) }
    if console.options.isJSON, request.output == "-" { throw .output(.jsonWithStandardOutput) }
  }

  func run() throws(CommandLineError) -> ExitCode {
    for file in [expected, actual] where file != "-" {
      try attempt(FileStatus.check(file)) { .input(file, .unreadable($0)) }
    }
    let comparison = try comparison()
    switch (Folder.exists(expected), Folder.exists(actual)) {
    case (false, false):
      return try compareFiles(comparison)
    case (true, true):
      if !request.ignoredLayers.isEmpty { throw .diffFolders(.layersOfFolders) }
      return try compareFolders(comparison)
    case (true, false):
      throw .diffFolders(.folderAndPicture(folder: expected, picture: actual))
    case (false, true):
      throw .diffFolders(.pictureAndFolder(picture: expected, folder: actual))
    }
  }

  /// The comparison that is asked for; a mask is read for it.
  private func comparison() throws(CommandLineError) -> FileComparison {
    var comparison = FileComparison()
    comparison.rule = request.rule(scale: request.scale ?? 1)
    if let mask = request.mask {
      comparison.rule.options.mask = Mask(try InputFile(mask, console).picture())
    }
    comparison.managesColor = request.colorManagement == .on
    comparison.maximumPixels = console.options.maxPixels
    comparison.threads = console.options.threads
    return comparison
  }
}
