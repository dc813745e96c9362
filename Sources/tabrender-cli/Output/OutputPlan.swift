import Foundation
import TabRender

/// Where a picture goes.
enum Destination: Equatable {
  case standardOutput
  case file(String)

  init(_ name: String) {
    self = name == "-" ? .standardOutput : .file(name)
  }

  /// The name for messages.
  var name: String {
    switch self {
    case .standardOutput: "-"
    case .file(let name): name
    }
  }
}

/// One picture to draw, and where it goes.
struct PlannedPicture {
  let scene: TabBarScene
  let destination: Destination
}

/// Everything that will be drawn, checked as a whole before anything is.
struct OutputPlan {
  /// The pictures, by appearance and then scale.
  let pictures: [PlannedPicture]
  /// What was left out of the files that were read for them.
  let diagnostics: [Diagnostic]

  /// Resolves the request into scenes and names.
  init(_ request: DrawRequest, template: String, _ files: SceneFiles) throws(UsageError) {
    var pictures: [PlannedPicture] = []
    for appearance in request.appearances {
      for scale in request.drawnScales {
        let variant = Variant(scale: scale, appearance: appearance, device: request.device)
        let name = try request.output.naming.name(template, for: variant)
        let scene = try request.resolved(scale: scale, appearance: appearance, files)
        pictures.append(PlannedPicture(scene: scene, destination: Destination(name)))
      }
    }
    self.pictures = pictures
    diagnostics = files.warnings.map { Diagnostic($0.warning.description, file: $0.file) }
    try OutputNaming.check(pictures.map(\.destination), template) {
      .several(pictures.count, name: template)
    }
  }

  /// Refuses pictures over the limit; nothing of their size has been allocated yet.
  func checkSizes(limit: Int) throws(Failure) {
    for picture in pictures {
      let pixels = picture.scene.canvas.picturePixels
      guard pixels.width * pixels.height > limit else { continue }
      throw .data(
        .tooLarge(
          name: picture.destination.name, width: pixels.width, height: pixels.height, limit: limit))
    }
  }

  /// Sees to it that all files can be written where they should go.
  func prepare(_ request: DrawRequest, _ global: GlobalOptions) throws(Failure) {
    var inputs = CommandFiles(global)
    inputs.read(request.description)
    try request.output.prepare(pictures.map(\.destination), besides: inputs)
  }
}

extension Destination {
  /// Checks the folder, and makes it if wanted; refuses terminals and files to keep.
  func prepare(_ output: OutputRequest) throws(Failure) {
    guard case .file(let file) = self else {
      if isatty(STDOUT_FILENO) == 1 { throw .usage(.output(.pictureToTerminal)) }
      return
    }
    let folder = FilePath.folder(of: file)
    if !folder.isEmpty { try prepare(folder, for: file, output) }
    if Folder.exists(file) { throw .file(.cannotCreate(file: file, reason: "it is a folder")) }
    if output.existing == .keep, isThere(file) { throw .file(.exists(file: file)) }
  }

  private func prepare(
    _ folder: String, for file: String, _ output: OutputRequest
  ) throws(Failure) {
    if Folder.exists(folder) { return }
    if isThere(folder) { throw .file(.cannotCreate(file: file, reason: "\(folder) is a file")) }
    guard output.makesFolders else { throw .file(.noFolder(file: file, folder: folder)) }
    do throws(FileError) {
      try Folder.make(folder)
    } catch {
      throw .file(
        .cannotCreate(file: file, reason: "folder \(folder) cannot be made: \(error.description)"))
    }
  }
}
