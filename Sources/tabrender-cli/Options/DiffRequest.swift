import TabRender

/// What `diff` is asked for.
struct DiffRequest {
  /// Whether tags of colour spaces count.
  enum ColorManagement: String, CaseIterable { case off, on }

  /// Another program whose numbers are wanted.
  enum Peer: String, CaseIterable { case pixelmatch }

  /// What is compared of each pixel, and how far apart pixels may be.
  var comparison = PictureRule.Mode.visible
  var colorManagement = ColorManagement.off
  var tolerance: Double?
  var deltaE: Double?
  /// How many pixels may differ, and how many of them next to each other.
  var budget: DiffOptions.Budget?
  var budgetIsGivenTwice = false
  var largestCluster: Int?
  /// What is forgiven or left out; rectangles are x, y, width and height in points.
  var forgivesAntialiasing = false
  var ignored: [[Double]] = []
  var scale: Double?
  /// Layers that are left out, the scene that has them, and which of its pictures it is.
  var ignoredLayers: [String] = []
  var scene: String?
  var appearance: TabBarScene.Appearance?
  var mask: String?
  var allowsSizeChange = false
  /// What is said beside the number of pixels.
  var metrics: Set<DiffOptions.Metric> = []
  var conditions: [DiffOptions.Condition] = []
  var shiftReach = 2
  /// The other program, and its own options.
  var peer: Peer?
  var threshold: Double?
  var includesAntialiasing = false
  var peerVersion: Pixelmatch.Version?
  /// The picture of the differences.
  var style: DiffPicture.Style?
  var output: String?
  var existing = ExistingFile.replace
  var makesFolders = false
  /// Reports of what was found.
  var reports = ReportRequest()

  /// Sets the budget; a second one contradicts the first.
  mutating func allow(_ budget: DiffOptions.Budget) {
    budgetIsGivenTwice = budgetIsGivenTwice || self.budget != nil
    self.budget = budget
  }

  /// Checks what the options mean together.
  func validate() throws(UsageError) {
    if tolerance != nil, deltaE != nil { throw .diff(.twoTolerances) }
    if budgetIsGivenTwice { throw .diff(.twoBudgets) }
    try validatePeer()
    if mask == "-" { throw .diff(.maskFromStandardInput) }
    if style != nil, output == nil { throw .diff(.styleWithoutOutput) }
    if scene == nil, !ignoredLayers.isEmpty { throw .diff(.layerWithoutScene) }
    if ignoredLayers.isEmpty, let option = sceneOption { throw .diff(.sceneWithoutLayer(option)) }
    if reports.choices.assets != nil, reports.choices.html == nil {
      throw .command(.assetsWithoutPage)
    }
    try reports.validateFiles()
  }

  private var sceneOption: String? {
    scene.map { _ in "--scene" } ?? appearance.map { _ in "--appearance" }
  }

  private func validatePeer() throws(UsageError) {
    guard peer != nil else {
      if let option = peerOptions.first { throw .diff(.needsPeer(option)) }
      return
    }
    if let option = ownOptions.first { throw .diff(.foreignToPeer(option)) }
  }

  /// The options given that only mean something for the other program.
  private var peerOptions: [String] {
    [
      threshold.map { _ in "--threshold" }, includesAntialiasing ? "--include-aa" : nil,
      peerVersion.map { _ in "--pixelmatch-version" },
    ].compactMap(\.self)
  }

  /// The options given that the other program has no notion of.
  private var ownOptions: [String] {
    [
      comparison == .visible ? nil : "--compare", tolerance.map { _ in "--tolerance" },
      deltaE.map { _ in "--delta-e" }, forgivesAntialiasing ? "--ignore-aa" : nil,
      ignored.isEmpty ? nil : "--ignore", mask.map { _ in "--mask" },
      ignoredLayers.isEmpty ? nil : "--ignore-layer",
      allowsSizeChange ? "--allow-size-change" : nil, metrics.isEmpty ? nil : "--metric",
      conditions.isEmpty ? nil : "--fail-if",
    ].compactMap(\.self)
  }
}
