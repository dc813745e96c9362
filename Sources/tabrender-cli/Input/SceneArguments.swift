import Foundation
import TabRender

/// The scene files that a command's arguments name.
enum SceneArguments {
  /// The files; a folder stands for every `.json` and `.jsonc` file in it, in order of their names.
  static func files(_ arguments: [String]) throws(CommandLineError) -> [String] {
    var files: [String] = []
    for argument in arguments {
      files += Folder.exists(argument) ? try scenes(in: argument) : [argument]
    }
    return files
  }

  private static func scenes(in folder: String) throws(CommandLineError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .input(folder, .unreadableFolder)
    }
    let scenes = names.filter(isScene).sorted()
    guard !scenes.isEmpty else { throw .input(folder, .noScenes) }
    return scenes.map { FilePath.join(folder, $0) }
  }

  /// Whether a name is that of a scene file.
  static func isScene(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".json") || name.hasSuffix(".jsonc")
  }

  /// Reads a scene file, or a scene from the bytes that were read of it.
  static func read(
    _ file: String, bytes: [UInt8]? = nil, as options: SceneFile.Options = SceneFile.Options(),
    _ global: GlobalOptions
  ) throws(CommandLineError) -> SceneFile {
    var options = options
    options.isLenient = global.isLenient
    options.maximumPixels = global.maxPixels
    guard let bytes else {
      return try attempt(SceneFile.read(file, options: options), or: CommandLineError.scene)
    }
    return try attempt(
      SceneFile.read(bytes, name: file, options: options), or: CommandLineError.scene)
  }
}

extension SceneFile {
  /// Its pictures, resolved.
  var scenes: [ResolvedScene] { variants.map(resolved) }

  /// What is doubtful in it and in its pictures, each thing once.
  var doubts: [Diagnostic] {
    warnings.map(Diagnostic.init) + scenes.doubts(in: file)
  }
}

extension [ResolvedScene] {
  /// What is doubtful in the pictures of one scene, each thing once; `nil` is no file.
  func doubts(in file: String?) -> [Diagnostic] {
    var doubts: [TabBarWarning] = []
    for warning in flatMap(\.warnings) where !doubts.contains(warning) { doubts.append(warning) }
    return doubts.map { Messages.warning($0, in: file) }
  }
}
