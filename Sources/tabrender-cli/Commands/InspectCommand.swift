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
    let file = words[0]
    let bytes = try readPictureBytes(file, console) { holdsScene(file, $0) }
    if holdsScene(file, bytes) {
      let scene = try SceneArguments.read(file, bytes, SceneFile.Options(), global)
      if let place = request.place {
        try SceneInspection.printOwner(of: place, in: scene, console)
      } else {
        try SceneInspection.print(scene, console)
      }
      return .ok
    }
    if request.place != nil { throw .usage(.command(.placeInPicture(file))) }
    let inspection = try inspect(file, bytes, limit: global.maxPixels)
    try PictureInspection(inspection, file: file).print(console)
    return .ok
  }

  /// Whether a file is a scene: by its ending, or because its text begins as an object does.
  ///
  /// A file that is called a picture is none, whatever is in it. Its bytes are given, because a pipe
  /// gives them once.
  private static func holdsScene(_ file: String, _ bytes: [UInt8]) -> Bool {
    if SceneArguments.isScene(file) { return true }
    if file.lowercased().hasSuffix(".png") { return false }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }
}
