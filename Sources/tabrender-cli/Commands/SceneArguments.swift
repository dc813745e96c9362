import Foundation
import TabRender

/// The scene files that a command's words name.
enum SceneArguments {
  /// The files; a folder stands for every `.json` and `.jsonc` file in it, in order of their names.
  static func files(_ words: [String]) throws(Failure) -> [String] {
    var files: [String] = []
    for word in words {
      guard Folder.exists(word) else {
        files.append(word)
        continue
      }
      files += try scenes(in: word)
    }
    return files
  }

  private static func scenes(in folder: String) throws(Failure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .file(.noInput(file: folder, reason: "the folder cannot be read"))
    }
    let scenes = names.filter(isScene).sorted()
    guard !scenes.isEmpty else {
      throw .file(.noInput(file: folder, reason: "there is no .json or .jsonc file in the folder"))
    }
    return scenes.map { FilePath.join(folder, $0) }
  }

  /// Whether a name is that of a scene file.
  static func isScene(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".json") || name.hasSuffix(".jsonc")
  }

  /// Reads a scene file.
  static func read(
    _ file: String, _ options: SceneFile.Options, _ global: GlobalOptions
  ) throws(Failure) -> SceneFile {
    let options = options.with(global)
    return try step { () throws(SceneError) in try SceneFile.read(file, options: options) }
  }

  /// Reads a scene from the bytes of a file.
  static func read(
    _ file: String, _ bytes: [UInt8], _ options: SceneFile.Options, _ global: GlobalOptions
  ) throws(Failure) -> SceneFile {
    let options = options.with(global)
    return try step { () throws(SceneError) in
      try SceneFile.read(bytes, name: file, options: options)
    }
  }

  private static func step(
    _ step: () throws(SceneError) -> SceneFile
  ) throws(Failure) -> SceneFile {
    do {
      return try step()
    } catch {
      throw .scene(error)
    }
  }

  /// Refuses a picture over the limit; nothing of its size has been allocated yet.
  static func checkSize(
    _ scene: ResolvedScene, of file: String, _ global: GlobalOptions
  ) throws(Failure) {
    let (width, height) = scene.pixelSize
    guard width * height > global.maxPixels else { return }
    throw .data(.tooLarge(name: file, width: width, height: height, limit: global.maxPixels))
  }

  /// What is doubtful in a scene file and in its pictures, each thing once.
  static func doubts(_ scene: SceneFile) -> [Diagnostic] {
    var warnings: [TabBarWarning] = []
    for warning in scene.variants.flatMap({ scene.resolved($0).warnings })
    where !warnings.contains(warning) {
      warnings.append(warning)
    }
    return scene.warnings.map(Diagnostic.init)
      + warnings.map { Words.diagnostic($0, in: scene.file) }
  }

  /// Says what is doubtful; under `--strict` it is an error.
  static func warn(_ diagnostics: [Diagnostic], _ console: Console) throws(Failure) {
    if console.options.isStrict, !diagnostics.isEmpty { throw .strictScene(diagnostics) }
    diagnostics.forEach(console.warn)
  }
}

extension SceneFile.Options {
  /// The same with what every command is told.
  fileprivate func with(_ global: GlobalOptions) -> SceneFile.Options {
    var options = self
    options.isLenient = global.isLenient
    options.maximumPixels = global.maxPixels
    return options
  }
}
