import TabRender

extension DiffRequest {
  /// The declarations, in the order of the help.
  static var groups: [OptionGroup<DiffRequest>] {
    [
      OptionGroup(title: "Comparison", options: pixels + leftOut),
      OptionGroup(title: "Verdict", options: budgets),
      OptionGroup(title: "Numbers", options: numbers),
      OptionGroup(title: "Picture", options: picture),
      OptionGroup(title: "Reports", options: reports),
      OptionGroup(title: "Numbers of another program", options: peers),
    ]
  }

  private static var pixels: [Option<DiffRequest>] {
    [
      .value(
        "--compare", ValueSyntax<PictureRule.Mode>.oneOf, default: "visible",
        "colour with alpha multiplied in, the samples as stored, or the files' bytes"
      ) { $0.settings.mode = $1 },
      .value(
        "--color-management", .oneOf, default: "off",
        "on: colours tagged differently, by gAMA, cHRM, iCCP or cICP, are compared as colours"
      ) { $0.colorManagement = $1 },
      .value(
        "--tolerance", .tolerance, default: "0",
        "the largest difference of a channel that counts as equal"
      ) { $0.tolerate(.channel($1)) },
      .value(
        "--delta-e", .number(0...100, unit: "", placeholder: "X"),
        "the largest CIEDE2000 difference that counts as equal; instead of --tolerance"
      ) { $0.tolerate(.deltaE($1)) },
      .flag("--ignore-aa", "forgive what antialiasing explains; it is counted all the same") {
        $0.settings.ignoresAntialiasing = true
      },
    ]
  }

  private static var leftOut: [Option<DiffRequest>] {
    [
      .value(
        "--ignore", .rectangle,
        "a part that is not compared, nor in metrics, in pt of --scale; again for more"
      ) { $0.ignored.append($1) },
      .value(
        "--scale", ValueSyntax<Double>.scale, default: "1, or what fits the --scene",
        "pixels per point, which --ignore counts in"
      ) { $0.scale = $1 },
      .value(
        "--ignore-layer", .layer,
        "a layer of the --scene that is not compared, with its shadow and what is inside it; again "
          + "for more"
      ) { $0.ignoredLayers.append($1) },
      .value(
        "--scene", .path("FILE"),
        "the scene file whose layers --ignore-layer names; its size in px "
          + "must be that of a picture"
      ) { $0.scene = $1 },
      .value(
        "--appearance", ValueSyntax<TabBarScene.Appearance>.oneOf, default: "the scene's first",
        "the appearance of the --scene"
      ) { $0.appearance = $1 },
      .value(
        "--mask", .path("FILE"),
        "a picture of what is not compared: its opaque pixels, or the white ones if all are opaque"
      ) { $0.mask = $1 },
      .flag(
        "--allow-size-change",
        "pictures of different sizes may be equal; pixels that only one has differ"
      ) { $0.settings.allowsSizeChange = true },
    ]
  }

  private static var budgets: [Option<DiffRequest>] {
    [
      .value(
        "--max-diff", .budget, default: "0",
        "so many pixels may differ, or so many of a hundred, rounded down"
      ) { $0.allow($1) },
      .value(
        "--max-ratio", ValueSyntax<Double>.fraction.map(DiffOptions.Budget.share),
        "the same as a share: 0.001 is --max-diff 0.1%"
      ) { $0.allow($1) },
      .value(
        "--max-cluster", .integer(0...1_000_000_000),
        default: "64 where --max-diff allows any, else no limit",
        "so many of them may touch, across corners too"
      ) { $0.settings.largestCluster = $1 },
      .value(
        "--fail-if", .condition,
        "different whatever the pixels say, such as 'ssim<0.99'; again for more"
      ) { $0.settings.conditions = ($0.settings.conditions ?? []) + [$1] },
    ]
  }

  private static var numbers: [Option<DiffRequest>] {
    [
      .value(
        "--metric", ValueSyntax<DiffOptions.Metric>.oneOf.list, default: "max",
        "more numbers in the output; they decide nothing"
      ) { $0.settings.metrics = ($0.settings.metrics ?? []).union($1) },
      .value(
        "--shift", .integer(0...DiffOptions.farthestShift), default: "2",
        "look for a movement of so many px each way that explains the differences"
      ) { $0.settings.shiftReach = $1 },
    ]
  }

  private static var picture: [Option<DiffRequest>] {
    [
      .value(
        "--output", short: "-o", .path("FILE|DIR"),
        "draw the differences into a .png file, or of two folders into a folder; - is stdout"
      ) { $0.output = $1 },
      .value("--out", .path("FILE|DIR"), "the same as --output") { $0.output = $1 },
      .value(
        "--style", .oneOf, default: "heat",
        "heat: over pale grey, by size from orange for 1/255 over red to violet, with a scale; red: "
          + "plain red; side: expected, heat and actual; overlay: red over the actual one; mask: "
          + "white on black, as --mask takes it; blink: both in turn, animated. Forgiven pixels are "
          + "blue, tolerated ones yellow, ignored ones hatched grey, those of one picture violet"
      ) { $0.style = $1 },
    ] + FileHandling.options.map { $0.within(\.files) }
  }

  private static var reports: [Option<DiffRequest>] {
    ReportRequest.files(page: nil, gitHub: "annotations, step summary and outputs of a workflow")
      .map { $0.within(\.reports) }
  }

  private static var peers: [Option<DiffRequest>] {
    [
      .value(
        "--like", .peer, "count as that program does: to move a project's thresholds over"
      ) { $0.settings.peer = $1 },
      .value("--threshold", .fraction, default: "0.1", "pixelmatch's threshold") {
        $0.settings.threshold = $1
      },
      .flag("--include-aa", "pixelmatch's includeAA: count antialiased pixels too") {
        $0.settings.includesAntialiasing = true
      },
      .value(
        "--pixelmatch-version", .pixelmatchVersion, default: "7",
        "whose counts are wanted; oklab is what follows 7.2"
      ) { $0.settings.peerVersion = $1 },
    ]
  }
}
