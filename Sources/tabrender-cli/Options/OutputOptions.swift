import TabRender

extension OutputRequest {
  /// The declarations.
  static var group: OptionGroup<OutputRequest> {
    OptionGroup(title: "Output", options: outputNames + outputFiles)
  }

  private static var outputNames: [Option<OutputRequest>] {
    [
      .value(
        "--naming", .oneOf, default: "plain",
        "names of several files: by {scale} {appearance} {device} in the output's name, "
          + "bar~dark@2x.png, or bar@2x~dark.png"
      ) { $0.naming = $1 },
      .flag("--force-name", "accept a name that does not end in .png") {
        $0.acceptsAnyName = true
      },
      .flag("--force", "replace a file that exists (the default)") {
        $0.existing = .replace
      },
      .flag("--no-clobber", "keep a file that exists, and fail") { $0.existing = .keep },
      .flag("--parents", "make missing folders") { $0.makesFolders = true },
    ]
  }

  private static var outputFiles: [Option<OutputRequest>] {
    [
      .flag("--warn-truncation", "warn of titles and texts that are longer than their room") {
        $0.warnsOfTruncation = true
      },
      .value(
        "--png-level", .integer(0...9), default: "the writer's choice",
        "the effort of compression; the pixels stay"
      ) { $0.level = $1 },
      .value(
        "--metadata", .oneOf, default: "dpi",
        "sRGB and 72 × scale dpi; full adds the version and a digest of the scene, never a date"
      ) { $0.metadata = $1 },
      .optionalValue(
        "--tree", .path("FILE"),
        "list the layers, a line of JSON each, in FILE or beside NAME.png in NAME.tree.jsonl"
      ) { $0.tree = $1.map(TreeChoice.file) ?? .besidePicture },
      .flag("--open", "open the picture once it is written") { $0.opens = true },
      .optionalValue("--timings", .path("FILE"), "how long each step took, on stderr or in FILE") {
        $0.timings = $1.map(TimingsChoice.file) ?? .standardError
      },
    ]
  }
}
