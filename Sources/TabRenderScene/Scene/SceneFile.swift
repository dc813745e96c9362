import Foundation

/// A scene file that was read, checked and found drawable.
package struct SceneFile: Sendable {
  /// What matters for reading besides the file.
  package struct Options: Sendable {
    /// Whether unknown and double keys are only warned of.
    package var isLenient = false
    /// Values that replace those in the file.
    package var overrides: [SceneOverride] = []
    /// How many pixels a picture that the scene names, and all of them together, may have.
    package var maximumPixels = 256 << 20
    /// The scales to draw at instead of the file's.
    package var scales: [Double]?
    /// The appearances to draw in instead of the file's.
    package var appearances: [TabBarScene.Appearance]?

    /// Creates the options for a file as it is.
    package init() {}
  }

  /// One of the pictures that a scene file stands for.
  package typealias Variant = PictureVariant

  /// The file's name.
  package let file: String
  /// What it says.
  package let description: SceneDescription
  /// Every file that was read for it: itself, then those that it extends, then pictures and icons.
  package let inputs: [String]
  /// What is doubtful in it.
  package let warnings: [JSONProblem]
  private let root: JSONNode
  private let files: SceneFiles
  /// The PNG files that it names, as they are opened.
  package let pictureFiles: [String]

  /// Reads a scene file; `-` is the standard input.
  package static func read(
    _ file: String, options: Options = Options()
  ) throws(SceneError) -> SceneFile {
    var inheritance = SceneInheritance()
    let root = try inheritance.read(file)
    return try SceneFile(file, (root, inheritance.documents), options)
  }

  /// Reads a scene from bytes; what it extends is looked for beside the file of that name.
  package static func read(
    _ bytes: [UInt8], name: String, options: Options = Options()
  ) throws(SceneError) -> SceneFile {
    var inheritance = SceneInheritance()
    let root = try inheritance.merged(bytes, name: name)
    return try SceneFile(name, (root, inheritance.documents), options)
  }

  private init(
    _ file: String, _ merged: (root: JSONNode, documents: [JSONDocument]), _ options: Options
  ) throws(SceneError) {
    var (root, documents) = merged
    do throws(JSONProblem) {
      for override in options.overrides {
        let document = try override.document()
        documents.append(document)
        root = try override.applied(to: root, document.root)
      }
    } catch {
      throw SceneError(error)
    }
    let validator = JSONValidator(
      root, isLenient: options.isLenient, insertions: options.overrides.compactMap(\.insertion))
    documents.forEach(validator.note(duplicatesOf:))
    validator.check(SceneKeys.scene)
    try Self.stop(validator)
    var check = SceneCheck(validator, maximumPixels: options.maximumPixels)
    check.check(root)
    try Self.stop(validator)
    var description = SceneDescription.keys.read(root)
    if let scales = options.scales { description.drawnScales = scales }
    if let appearances = options.appearances { description.appearances = appearances }
    self.file = file
    self.description = description
    do throws(SceneFileProblem) {
      var pictures = check.pictures
      files = try SceneFiles(description, &pictures)
      pictureFiles = pictures.files.sorted()
      inputs = merged.documents.map(\.root.location.source.name) + pictureFiles
    } catch {
      // The check has read every file before; this one has gone since.
      var problem = JSONProblem(file: file, error.description, hint: error.hint)
      problem.cause = error.cause
      throw SceneError(problem)
    }
    self.root = root
    warnings = validator.warnings + Self.warnings(files, file)
    try checkVariants(validator, limit: options.maximumPixels)
  }

  private static func stop(_ validator: JSONValidator) throws(SceneError) {
    guard !validator.isSound else { return }
    throw .invalid(validator.errors, omitted: validator.omittedErrors)
  }

  private static func warnings(_ files: SceneFiles, _ file: String) -> [JSONProblem] {
    files.warnings.map { JSONProblem(file: $0.file, $0.warning.description) }
  }

  /// Every variant must resolve, or the file is wrong.
  private func checkVariants(_ validator: JSONValidator, limit: Int) throws(SceneError) {
    for variant in variants {
      do throws(SceneContradiction) {
        let pixels = try scene(of: variant).canvas.picturePixels
        if pixels.width < 1 || pixels.height < 1 {
          validator.report(emptyPicture: (pixels.width, pixels.height), scale: variant.scale)
        }
        let blurred = resolved(variant).blurredPixels(over: limit)
        if blurred > limit { validator.report(blurred, limit: limit, scale: variant.scale) }
      } catch {
        validator.report(error)
      }
      try Self.stop(validator)
    }
  }

  /// The scene's name: as it says, else its file's without the ending.
  package var name: String {
    if let name = description.name { return name }
    guard file != "-" else { return "scene" }
    return FilePath.name(of: FilePath.withoutExtension(file))
  }

  /// The merged document, with keys in the format's order.
  package var document: JSONValue { SceneFormat.ordered(root, SceneKeys.scene) }

  /// The pictures that it stands for, by appearance and then scale.
  package var variants: [Variant] {
    description.appearances.flatMap { appearance in
      description.drawnScales.map { Variant(scale: $0, appearance: appearance) }
    }
  }

  /// The scene of one of its ``variants``, or of another one.
  package func resolved(_ variant: Variant) -> ResolvedScene {
    // Only the crop can contradict a scale, by an edge that rounds away; then nothing is cut.
    let scene = (try? scene(of: variant)) ?? TabBarScene()
    return ResolvedScene(
      name: name, scene: scene, layers: description.layers, pictures: files.pictures)
  }

  private func scene(of variant: Variant) throws(SceneContradiction) -> TabBarScene {
    try description.resolved(scale: variant.scale, appearance: variant.appearance, files)
  }
}

extension JSONValidator {
  /// Says that the selected item is not there.
  func report(noItem index: Int, of count: Int, at node: JSONNode) {
    report(
      at: node, "selected is \(index), but there are \(count) items",
      hint: "items are counted from 0; \"none\" selects none")
  }

  /// Says why a picture has no pixels: its part of the canvas is below half a pixel.
  fileprivate func report(emptyPicture size: (width: Int, height: Int), scale: Double) {
    let canvas = root["canvas"]
    report(
      at: canvas?["crop"] ?? canvas?["size"] ?? canvas ?? root,
      "at scale \(JSONValue.number(scale).text) the picture has \(size.width)×\(size.height) px",
      hint: "a larger size or crop, or a larger scale")
  }

  /// Says that so many pixels lie behind layers that blur them.
  fileprivate func report(_ blurred: Int, limit: Int, scale: Double) {
    report(
      at: root["layers"] ?? root,
      "at scale \(JSONValue.number(scale).text) the layers with a backgroundBlur have \(blurred) px "
        + "together, over the limit of \(limit) px (--max-pixels)",
      hint: "fewer or smaller ones")
  }

  /// Says where a scene contradicts itself.
  fileprivate func report(_ contradiction: SceneContradiction) {
    switch contradiction {
    case .noSuchItem(let index, let count):
      report(noItem: index, of: count, at: root["bar"]?["selected"] ?? root)
    case .emptyCrop(let canvas):
      let size = [canvas.width, canvas.height].map { JSONValue.number($0).text }
      report(
        at: root["canvas"]?["crop"] ?? root,
        "crop shows nothing of the \(size[0])×\(size[1]) pt canvas")
    }
  }
}
