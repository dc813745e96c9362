package import Foundation
package import TabRenderBase
import TabRenderPNG

/// Texts and pictures in `Fixtures` that tests compare with, exactly.
///
/// Where a test finds something else, it fails and leaves what it found in ``foundFolder``. With
/// `TABRENDER_UPDATE_GOLDENS=1` that becomes the golden; the run fails all the same, so that none
/// passes which nobody has looked at. Where `CI` is set nothing is recorded.
package enum Golden {
  /// Where files lie that are not as their goldens.
  package static let foundFolder = Repository.root.appending(path: ".build/goldens")

  private static let folder = Repository.root.appending(path: "Fixtures")

  /// Compares a text with a file of `Fixtures`.
  package static func expect(_ text: String, in file: String) throws {
    let golden = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
    guard text != golden else { return }
    try refuse(Data(text.utf8), for: file, golden.map { difference(text, $0) })
  }

  /// Compares every pixel of a picture with a PNG file of `Fixtures`.
  package static func expect(_ picture: Bitmap, in file: String) throws {
    let golden = try? PNGDecoder().decode(contentsOf: folder.appending(path: file).path)
    guard picture != golden else { return }
    let png = try PNGEncoder(level: 9, metadata: .none).encode(picture)
    try refuse(Data(png), for: file, golden.map { difference(picture, $0) })
  }

  /// Writes what was found, as the golden if that is asked for, and fails.
  private static func refuse(_ found: Data, for file: String, _ difference: String?) throws {
    let environment = ProcessInfo.processInfo.environment
    let isRecorded = environment["TABRENDER_UPDATE_GOLDENS"] == "1" && environment["CI"] == nil
    let target = (isRecorded ? folder : foundFolder).appending(path: file)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try found.write(to: target)
    throw isRecorded
      ? GoldenError.recorded(file)
      : GoldenError.differs(file, difference ?? "the file is not there")
  }

  private static func difference(_ text: String, _ golden: String) -> String {
    firstMismatch(text.split(separator: "\n"), golden.split(separator: "\n"))
      .map { "line, from 0, \($0)" } ?? "the line ends differ"
  }

  private static func difference(_ picture: Bitmap, _ golden: Bitmap) -> String {
    guard (picture.width, picture.height) == (golden.width, golden.height) else {
      return "\(picture.width) × \(picture.height) px, expected \(golden.width) × \(golden.height)"
    }
    let levels = zip(picture.bytes, golden.bytes).map { abs(Int($0) - Int($1)) }
    let pixels = stride(from: 0, to: levels.count, by: 4).filter { levels[$0..<$0 + 4].max() != 0 }
    let (y, x) = ((pixels.first ?? 0) / 4).quotientAndRemainder(dividingBy: picture.width)
    return "\(pixels.count) pixels, by up to \(levels.max() ?? 0) levels, the first at (\(x), \(y))"
  }
}

/// Why a golden does not let a test pass.
package enum GoldenError: Error, CustomStringConvertible {
  case differs(_ file: String, _ how: String)
  case recorded(_ file: String)

  package var description: String {
    switch self {
    case .differs(let file, let how):
      """
      \(file) is not as it was: \(how).
      What is drawn now is \(Golden.foundFolder.path)/\(file).
      If the change is meant, run the test again with TABRENDER_UPDATE_GOLDENS=1, look at the \
      difference and commit it with its reason.
      """
    case .recorded(let file): "Fixtures/\(file) is recorded. Look at it, and run the test again."
    }
  }
}
