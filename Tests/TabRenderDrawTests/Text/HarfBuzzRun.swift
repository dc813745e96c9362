import Foundation
import Testing

/// A glyph with its lengths in font units.
struct UnitGlyph: Hashable, CustomStringConvertible {
  var glyph: Int
  var cluster: Int
  var advance: Int
  var x: Int
  var y: Int

  var description: String { "\(glyph)=\(cluster)@\(x),\(y)+\(advance)" }
}

/// A text of one direction and script, shaped by HarfBuzz's own program.
struct HarfBuzzRun {
  static let program = "/usr/bin/hb-shape"
  static var isPresent: Bool { FileManager.default.isExecutableFile(atPath: program) }
  static let needsProgram: Comment = "needs hb-shape, of the package libharfbuzz-bin"

  /// Shapes a text; clusters count from `start`.
  static func shape(
    _ text: some StringProtocol, _ font: TestFont, direction: String, script: String,
    start: Int = 0, features: String = ""
  ) throws -> [UnitGlyph] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    let unicodes = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ",")
    process.arguments = [
      "--no-glyph-names", "--direction=\(direction)", "--script=\(script)",
      "--features=\(features)",
      "--unicodes=\(unicodes)", font.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try text.trimming("[]\n").split(separator: "|").map { try glyph($0, start) }
  }

  /// `index=cluster@x,y+advance`, the offset left out where it is nothing.
  private static func glyph(_ text: Substring, _ start: Int) throws -> UnitGlyph {
    let numbers = text.split { "=@,+".contains($0) }.compactMap { Int($0) }
    try #require(numbers.count == 3 || numbers.count == 5, "\(text)")
    let hasOffset = numbers.count == 5
    return UnitGlyph(
      glyph: numbers[0], cluster: numbers[1] + start, advance: numbers[numbers.count - 1],
      x: hasOffset ? numbers[2] : 0, y: hasOffset ? numbers[3] : 0)
  }
}

extension String {
  fileprivate func trimming(_ characters: String) -> String {
    trimmingCharacters(in: CharacterSet(charactersIn: characters))
  }
}
