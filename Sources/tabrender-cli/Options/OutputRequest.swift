import TabRender

/// How pictures are written.
struct OutputRequest {
  /// What the PNG file says about itself besides its pixels.
  enum Metadata: String, CaseIterable {
    /// Nothing.
    case none
    /// The colour space and the resolution.
    case dpi
    /// The program's version and a digest of the scene as well; never a date.
    case full
  }

  /// Where the timings go.
  enum Timings: Equatable {
    case standardError
    case file(String)
  }

  /// Where the list of layers goes.
  enum Tree: Equatable {
    /// Into a file called after the picture.
    case besidePicture
    case file(String)
  }

  /// How several pictures share one name.
  var naming = OutputNaming.plain
  /// The effort of compression, `nil` for the writer's own choice.
  var level: Int?
  var metadata = Metadata.dpi
  var files = FileHandling()
  /// Whether a name without `.png` is meant.
  var acceptsAnyName = false
  /// Whether texts that are cut short are told of.
  var warnsOfTruncation = false
  /// Whether the picture is opened once it is written.
  var opens = false
  /// Where the timings go; `nil` for nowhere.
  var timings: Timings?
  /// Where the layers are listed; `nil` for nowhere.
  var tree: Tree?
}

extension OutputRequest {
  /// The declarations.
  static var group: OptionGroup<OutputRequest> {
    OptionGroup(
      title: "Output", options: names + FileHandling.options.map { $0.within(\.files) } + contents)
  }

  private static var names: [Option<OutputRequest>] {
    [
      .value(
        "--naming", .oneOf, default: "plain",
        "names of several files: by {scale} {appearance} {device} in the output's name, "
          + "bar~dark@2x.png, or bar@2x~dark.png"
      ) { $0.naming = $1 },
      .flag("--force-name", "accept a name that does not end in .png") {
        $0.acceptsAnyName = true
      },
    ]
  }

  private static var contents: [Option<OutputRequest>] {
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
      ) { $0.tree = $1.map(Tree.file) ?? .besidePicture },
      .flag("--open", "open the picture once it is written") { $0.opens = true },
      .optionalValue("--timings", .path("FILE"), "how long each step took, on stderr or in FILE") {
        $0.timings = $1.map(Timings.file) ?? .standardError
      },
    ]
  }
}
