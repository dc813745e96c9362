import TabRender

/// `tabrender inspect`: says what is in a PNG file or a scene file.
struct InspectCommand: Command {
  let invocation: Invocation<InspectRequest>
  private let file: String

  init(invocation: Invocation<InspectRequest>) throws(CommandLineError) {
    self.invocation = invocation
    guard let file = invocation.arguments.first else { throw .command(.missingPicture) }
    try invocation.refuseArguments(after: 1)
    self.file = file
  }

  func run() throws(CommandLineError) -> ExitCode {
    let input = InputFile(file, console)
    let bytes = try input.pictureBytes(or: holdsScene)
    if holdsScene(bytes) {
      let scene = try SceneArguments.read(file, bytes: bytes, console.options)
      try SceneInspection(scene, console)?.print(at: request.point)
      return .ok
    }
    if request.point != nil { throw .command(.pointInPicture(file)) }
    try PictureInspection(input.inspection(of: bytes), file: file).print(console)
    return .ok
  }

  /// Whether the file is a scene: by its ending, or because its text begins as an object does.
  ///
  /// A file that is called a picture is none, whatever is in it. Its bytes are given, because a pipe
  /// gives them once.
  private func holdsScene(_ bytes: [UInt8]) -> Bool {
    if SceneArguments.isScene(file) { return true }
    if file.lowercased().hasSuffix(".png") { return false }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }
}
