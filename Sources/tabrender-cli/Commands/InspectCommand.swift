import Foundation
import TabRender

/// `tabrender inspect`: says what is in a PNG file or a scene file.
enum InspectCommand: Command {
  static var name: CommandName { .inspect }
  static var groups: [OptionGroup<InspectRequest>] { [InspectRequest.group] }
  static var defaultRequest: InspectRequest { InspectRequest() }

  static func validate(
    _ request: InspectRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    guard words.count <= 1 else { throw .command(.surplusWord(words[1])) }
    if words.isEmpty { throw .command(.missingPicture) }
  }

  static func run(
    _ request: InspectRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    let global = console.options
    if holdsScene(words[0]) {
      let scene = try SceneArguments.read(words[0], SceneFile.Options(), global)
      if let place = request.place {
        try SceneInspection.printOwner(of: place, in: scene, console)
      } else {
        try SceneInspection.print(scene, console)
      }
      return .ok
    }
    if request.place != nil { throw .usage(.command(.placeInPicture(words[0]))) }
    let inspection = try inspect(words[0], limit: global.maxPixels, console)
    try PictureInspection(inspection, file: words[0]).print(console)
    return .ok
  }

  /// Whether a file is a scene: by its ending, or because its text begins as an object does.
  ///
  /// A file that is called a picture is none, whatever is in it.
  private static func holdsScene(_ file: String) -> Bool {
    if SceneArguments.isScene(file) { return true }
    guard file != "-", !file.lowercased().hasSuffix(".png"),
      let handle = FileHandle(forReadingAtPath: file),
      let start = try? handle.read(upToCount: 512)
    else { return false }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return (start.starts(with: mark) ? start.dropFirst(mark.count) : start)
      .first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }
}
