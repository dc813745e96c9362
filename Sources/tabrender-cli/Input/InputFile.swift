import Dispatch
import TabRender

/// A file that the program is told to read; `-` is the standard input.
struct InputFile {
  let name: String
  let console: Console

  init(_ name: String, _ console: Console) {
    self.name = name
    self.console = console
  }

  /// All of it, up to `limit` bytes.
  func bytes(limit: Int) throws(CommandLineError) -> [UInt8] {
    try attempt(
      name == "-"
        ? FileReader.readStandardInput(maximumBytes: limit)
        : FileReader.read(name, maximumBytes: limit, accepting: .anything)
    ) { .input(name, .unreadable($0)) }
  }

  /// The bytes of a PNG file, or the beginning of another one.
  ///
  /// All of a file is read too whose beginning `isWanted`.
  func pictureBytes(
    or isWanted: (_ beginning: [UInt8]) -> Bool = { _ in false }
  ) throws(CommandLineError) -> [UInt8] {
    let notice = console.noticeOfWaiting(for: name)
    defer { notice?.cancel() }
    func goesOn(_ beginning: [UInt8]) -> Bool {
      PNGSniffer.mayGoOn(beginning) || isWanted(beginning)
    }
    return try attempt(
      name == "-"
        ? FileReader.readStandardInput(goesOn: goesOn)
        : FileReader.read(name, accepting: .anything, goesOn: goesOn)
    ) { .picture(name, .file($0)) }
  }

  /// The picture in a PNG file.
  func picture() throws(CommandLineError) -> Bitmap {
    let bytes = try pictureBytes()
    return try attempt(decoder.decode(bytes)) { .picture(name, $0) }
  }

  /// What is in the bytes of a PNG file.
  func inspection(of bytes: [UInt8]) throws(CommandLineError) -> PNGInspection {
    try attempt(PNGInspection(bytes, decoder: decoder)) { .picture(name, $0) }
  }

  private var decoder: PNGDecoder { PNGDecoder(maximumPixels: console.options.maxPixels) }
}

extension SceneDescription {
  /// What the scene names, read.
  func readFiles(_ global: GlobalOptions) throws(CommandLineError) -> SceneFiles {
    try attempt(SceneFiles(self, limit: global.maxPixels), or: CommandLineError.sceneFiles)
  }
}
