import TabRender

extension CommandFiles {
  /// What two pictures or folders are compared with, and the reports of that.
  init(_ request: DiffRequest, _ global: GlobalOptions) {
    self.init(global)
    read(request.mask, as: "--mask")
    write(request.reports.choices)
  }

  /// The pictures of two folders, and those of their differences.
  mutating func add(_ pairs: [PicturePair], differencesIn output: String?) {
    fill(output, as: "-o")
    for pair in pairs {
      read(pair.expected, as: "the expected picture")
      read(pair.actual, as: "the actual picture")
      guard let output, pair.expected != nil, pair.actual != nil else { continue }
      write(FilePath.join(output, pair.name), as: "-o")
    }
  }

  /// What a scene of the command line names.
  mutating func read(_ scene: SceneDescription) {
    if case .file(let file) = scene.content.subject { read(file, as: "--content") }
    guard case .written(let items) = scene.bar?.items else { return }
    for icon in items.compactMap(\.icon) where Symbol.named(icon) == nil {
      read(icon, as: "--item")
    }
  }

  /// A scene's file, and all that was read for it.
  mutating func read(_ scene: SceneFile) {
    for input in scene.inputs {
      read(input, as: input == scene.file ? "the scene" : "the scene's file")
    }
  }

  /// Pictures that are drawn, and what is written about them.
  mutating func write(
    _ pictures: [Destination], _ output: OutputRequest, as role: String
  ) throws(CommandLineError) {
    for picture in pictures {
      write(picture, as: role)
      write(try output.treeFile(of: picture), as: "--tree")
    }
    if case .file(let file) = output.timings { write(file, as: "--timings") }
  }

  /// The reports of results.
  mutating func write(_ reports: ReportFiles.Choices) {
    write(reports.html, as: "--html")
    write(reports.junit, as: "--junit")
    write(reports.markdown, as: "--markdown")
    fill(reports.assets, as: "--assets")
  }

  /// The pictures that results name, as reports look for them: in the first folder that has them.
  mutating func readPictures(of results: SuiteResults, in folders: [String]) {
    for item in results.items {
      for path in [item.baseline?.path, item.actual?.path, item.diff].compactMap(\.self) {
        for folder in folders {
          read(path.located(in: folder), as: "the results' picture")
        }
      }
    }
  }
}
