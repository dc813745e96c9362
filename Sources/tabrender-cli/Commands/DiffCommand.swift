import TabRender

/// `tabrender diff`: compares two pictures, or two folders of them.
enum DiffCommand: Command {
  static var name: CommandName { .diff }
  static var groups: [OptionGroup<DiffRequest>] { DiffRequest.groups }
  static var defaultRequest: DiffRequest { DiffRequest() }

  static func validate(
    _ request: DiffRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    try request.validate()
    guard words.count >= 2 else { throw .diff(.missingPictures(words.count)) }
    guard words.count == 2 else { throw .command(.surplusWord(words[2])) }
    guard words != ["-", "-"] else { throw .diff(.twoStandardInputs) }
    if global.isJSON, request.output == "-" { throw .output(.jsonWithStandardOutput) }
  }

  static func run(
    _ request: DiffRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    let (expected, actual) = (words[0], words[1])
    for word in words where word != "-" { try checkIsThere(word) }
    let comparison = try fileComparison(request, console)
    switch (Folder.exists(expected), Folder.exists(actual)) {
    case (false, false):
      let files = DiffFiles(
        request: request, comparison: comparison, expected: expected, actual: actual,
        console: console)
      return try files.run()
    case (true, true):
      if !request.ignoredLayers.isEmpty { throw .usage(.diff(.layersOfFolders)) }
      let folders = DiffFolderPair(
        request: request, comparison: comparison, expected: expected, actual: actual,
        console: console)
      return try folders.run()
    case (true, false):
      throw .usage(.diff(.folderAndPicture(folder: expected, picture: actual)))
    case (false, true):
      throw .usage(.diff(.pictureAndFolder(picture: expected, folder: actual)))
    }
  }
}

private func checkIsThere(_ path: String) throws(Failure) {
  do throws(FileError) {
    try FileStatus.check(path)
  } catch {
    throw .file(.noInput(file: path, reason: error.description))
  }
}

/// The comparison that a request asks for; a mask is read for it.
private func fileComparison(
  _ request: DiffRequest, _ console: Console
) throws(Failure) -> FileComparison {
  let global = console.options
  var comparison = FileComparison()
  comparison.rule = request.rule(scale: request.scale ?? 1)
  if let mask = request.mask {
    comparison.rule.options.mask = try readMask(mask, limit: global.maxPixels, console)
  }
  comparison.managesColor = request.colorManagement == .on
  comparison.maximumPixels = global.maxPixels
  comparison.threads = threads(jobs: global.jobs)
  return comparison
}
