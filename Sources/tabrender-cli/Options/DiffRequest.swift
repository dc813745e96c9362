import TabRender

/// What `diff` is asked for.
struct DiffRequest: CommandRequest {
  /// Whether tags of colour spaces count.
  enum ColorManagement: String, CaseIterable { case off, on }

  /// How pictures are compared, as a suite says it too.
  var settings = CompareSettings()
  var toleranceIsGivenTwice = false
  var budgetIsGivenTwice = false
  var colorManagement = ColorManagement.off
  /// What is left out; rectangles are x, y, width and height in points.
  var ignored: [[Double]] = []
  var scale: Double?
  /// Layers that are left out, the scene that has them, and which of its pictures it is.
  var ignoredLayers: [String] = []
  var scene: String?
  var appearance: TabBarScene.Appearance?
  var mask: String?
  /// The picture of the differences.
  var style: DiffPicture.Style?
  var output: String?
  var files = FileHandling()
  /// Reports of what was found.
  var reports = ReportRequest()

  /// Sets how far apart equal pixels may be; a second way to say so contradicts the first.
  mutating func tolerate(_ tolerance: DiffOptions.Tolerance) {
    switch (settings.tolerance, tolerance) {
    case (.channel, .deltaE), (.deltaE, .channel): toleranceIsGivenTwice = true
    default: break
    }
    settings.tolerance = tolerance
  }

  /// Sets the budget; a second one contradicts the first.
  mutating func allow(_ budget: DiffOptions.Budget) {
    budgetIsGivenTwice = budgetIsGivenTwice || settings.budget != nil
    settings.budget = budget
  }

  /// Checks what the options mean together.
  func validate() throws(CommandLineError) {
    if toleranceIsGivenTwice { throw .diff(.twoTolerances) }
    if budgetIsGivenTwice { throw .diff(.twoBudgets) }
    try validatePeer()
    if mask == "-" { throw .diff(.maskFromStandardInput) }
    if style != nil, output == nil { throw .diff(.styleWithoutOutput) }
    if scene == nil, !ignoredLayers.isEmpty { throw .diff(.layerWithoutScene) }
    if ignoredLayers.isEmpty, let option = sceneOption { throw .diff(.sceneWithoutLayer(option)) }
    try reports.validateAssets()
    try reports.validateFiles()
  }

  private var sceneOption: String? {
    scene.map { _ in "--scene" } ?? appearance.map { _ in "--appearance" }
  }

  private func validatePeer() throws(CommandLineError) {
    switch settings.conflict {
    case .foreignToPeer(let key): throw .diff(.foreignToPeer(key.option))
    case .withoutPeer(let key): throw .diff(.needsPeer(key.option))
    case .partsWithPeer, .layersOfExternal, nil: break
    }
    if settings.peer == .pixelmatch, let option = leftOutOption {
      throw .diff(.foreignToPeer(option))
    }
  }

  /// The first option that leaves a part of the pictures out.
  private var leftOutOption: String? {
    if !ignored.isEmpty { return "--ignore" }
    if mask != nil { return "--mask" }
    return ignoredLayers.isEmpty ? nil : "--ignore-layer"
  }
}

extension CompareSettings.ForeignKey {
  /// The option that says the same.
  fileprivate var option: String {
    switch self {
    case .mode: "--compare"
    case .tolerance: "--tolerance"
    case .deltaE: "--delta-e"
    case .ignoreAA: "--ignore-aa"
    case .allowSizeChange: "--allow-size-change"
    case .metrics: "--metric"
    case .failIf: "--fail-if"
    }
  }
}

extension CompareSettings.PeerKey {
  /// The option that says the same.
  fileprivate var option: String {
    switch self {
    case .threshold: "--threshold"
    case .includeAA: "--include-aa"
    case .pixelmatchVersion: "--pixelmatch-version"
    }
  }
}
