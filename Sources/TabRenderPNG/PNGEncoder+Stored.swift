extension PNGEncoder {
  /// What reading the file of a picture with these pixels would give, without the file being made.
  ///
  /// Only the form of the samples is that of `image` rather than of the file. Throws as
  /// ``encode(_:scale:)`` does for the same scale and metadata.
  package func stored(_ image: StoredImage, scale: Double = 1) throws(PNGError) -> StoredPNG {
    let dot = try Self.encode(
      Bitmap(width: 1, height: 1), as: .rgba, compression: PNGCompression(level: 0),
      tags: try PNGTags(metadata, scale: scale))
    var stored = try PNGDecoder().readStored(dot)
    stored.image = image
    return stored
  }
}
