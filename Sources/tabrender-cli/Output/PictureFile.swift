import Foundation
import TabRender

/// How a picture becomes a PNG file.
struct PictureEncoding {
  /// 0…9, `nil` for the writer's own choice.
  let level: Int?
  let metadata: MetadataChoice
  /// Pixels per point, for the resolution.
  let scale: Double
}

/// The PNG file of a picture.
func encode(_ bitmap: Bitmap, _ encoding: PictureEncoding) throws(Failure) -> [UInt8] {
  throw .internal("the PNG writer is not joined to the program yet")
}

/// Writes a finished PNG file: whole, or not at all.
func write(_ png: [UInt8], to destination: Destination) throws(Failure) {
  throw .internal("the PNG writer is not joined to the program yet")
}

/// The picture in a PNG file; `limit` is the largest number of pixels that is read.
func readPicture(_ file: String, limit: Int) throws(Failure) -> Bitmap {
  guard FileManager.default.isReadableFile(atPath: file) else {
    throw .file(.noInput(file: file, reason: "there is no such file, or it cannot be read"))
  }
  throw .internal("the PNG reader is not joined to the program yet")
}
