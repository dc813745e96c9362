import Foundation
import TabRender

/// A folder for pictures to compare.
struct DiffPictures {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The pictures of one grey, and of the same with a square of another.
  init(square side: Int, by delta: Int, in size: Int = 40) throws {
    try self.init()
    try write("a.png", Self.grey(100, size))
    var other = Self.grey(100, size)
    for y in 4..<4 + side {
      for x in 4..<4 + side { other[x, y] = Self.pixel(100 + delta) }
    }
    try write("b.png", other)
  }

  static func pixel(_ level: Int) -> PremultipliedPixel {
    PremultipliedPixel(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
  }

  static func grey(_ level: Int, _ width: Int, _ height: Int? = nil) -> Bitmap {
    let count = width * (height ?? width)
    return Bitmap(
      width: width, height: height ?? width,
      bytes: (0..<count).flatMap { _ in [UInt8(level), UInt8(level), UInt8(level), 255] })
  }

  /// Writes a picture, into folders that are made for it.
  func write(_ name: String, _ bitmap: Bitmap) throws {
    try write(name, Data(PNGEncoder().encode(bitmap)))
  }

  func write(_ name: String, _ data: Data) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func read(_ name: String) throws -> Bitmap {
    try PNGDecoder().decode(contentsOf: folder.path(name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(name)) }

  /// Compares `a.png` with `b.png`.
  func diff(_ options: String...) throws -> Program.Outcome {
    try Program.run(["diff", "a.png", "b.png"] + options, in: folder.url)
  }

  /// Runs `diff` with these words.
  func run(_ words: [String]) throws -> Program.Outcome {
    try Program.run(["diff"] + words, in: folder.url)
  }
}

extension Program.Outcome {
  /// The JSON document on stdout.
  var document: [String: Any] {
    (try? JSONSerialization.jsonObject(with: output)) as? [String: Any] ?? [:]
  }
}
