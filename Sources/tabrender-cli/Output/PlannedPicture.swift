import TabRender

/// One picture to draw, and where it goes.
struct PlannedPicture {
  /// The scene's file; `nil` where options describe the scene.
  var file: String?
  let scene: ResolvedScene
  let destination: Destination

  /// The picture for JSON.
  var json: JSONValue {
    let (width, height) = scene.pixelSize
    let source: [(String, JSONValue)] =
      file.map { [("scene", .string($0)), ("name", .string(scene.name))] } ?? []
    return .object(
      source + [
        ("file", .string(destination.name)), ("width", .integer(width)),
        ("height", .integer(height)), ("scale", .number(scene.scale)),
        ("appearance", .string(scene.appearance.rawValue)),
      ])
  }
}

extension DrawRequest {
  /// The pictures that are asked for, by appearance and then scale, and what is doubtful in them.
  func planned(
    _ template: String, _ global: GlobalOptions
  ) throws(CommandLineError) -> (pictures: [PlannedPicture], doubts: [Diagnostic]) {
    let files = try description.readFiles(global)
    let pictures = try scenes(files).map { scene throws(CommandLineError) in
      let variant = Variant(
        scale: scene.scale, appearance: scene.appearance, device: description.device)
      return PlannedPicture(
        scene: scene, destination: Destination(try output.naming.name(template, for: variant)))
    }
    try OutputNaming.check(pictures, template)
    for picture in pictures {
      try global.checkSize(picture.scene.pixelSize, of: picture.destination.name)
    }
    let doubts = pictures.map(\.scene).doubts(in: nil)
    return (
      pictures, doubts + files.warnings.map { Diagnostic($0.warning.description, file: $0.file) }
    )
  }

  /// The scene for each appearance and scale.
  func scenes(_ files: SceneFiles) throws(CommandLineError) -> [ResolvedScene] {
    var scenes: [ResolvedScene] = []
    for appearance in description.appearances {
      for scale in description.drawnScales {
        let scene = try resolved(scale: scale, appearance: appearance, files)
        scenes.append(ResolvedScene(name: "", scene: scene))
      }
    }
    return scenes
  }

  /// Sees to it that the pictures can be written where they should go.
  func prepare(
    _ pictures: [PlannedPicture], _ global: GlobalOptions
  ) throws(CommandLineError) {
    var inputs = CommandFiles(global)
    inputs.read(description)
    try output.prepare(pictures.map(\.destination), besides: inputs)
  }
}
