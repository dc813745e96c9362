import Foundation
import PackagePlugin

/// Makes each text file among a target's sources a constant of `EmbeddedText`, named as the file.
///
/// SwiftPM's `.embedInCode` would make it an array of bytes: for 35 kB the compiler then takes four
/// seconds and writes 250 kB of code. A string costs its own bytes and no time.
@main struct EmbedText: BuildToolPlugin {
  private static let kinds: Set = ["css", "js", "txt"]

  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let texts = module.sourceFiles.map(\.url).filter { Self.kinds.contains($0.pathExtension) }
    let script = context.package.directoryURL.appending(path: "Plugins/EmbedText/embed-text.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path] + texts.map(\.path),
        inputFiles: texts + [script], outputFiles: [output])
    ]
  }
}
