import Foundation
import TabRenderBase
import TabRenderPNG
import TestSupport

/// Pairs of pictures and published numbers that lie beside the package and not inside it.
enum SharedPictures {
  static let folder = Repository.root
    .appending(path: "../shared").standardizedFileURL.path

  static let arePresent = FileManager.default.fileExists(atPath: "\(folder)/peers/fixtures/1a.png")

  static func read(_ path: String) throws -> StoredImage {
    let file = try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
    return try PNGDecoder().readStored([UInt8](file)).image
  }
}
