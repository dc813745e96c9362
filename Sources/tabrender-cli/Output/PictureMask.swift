import TabRender

/// The mask in a PNG file: what is opaque in it, or what is white where all of it is opaque.
func readMask(_ file: String, limit: Int, _ console: Console) throws(Failure) -> Mask {
  let picture = try readPicture(file, limit: limit, console)
  let isOpaque = stride(from: 3, to: picture.bytes.count, by: 4)
    .allSatisfy { picture.bytes[$0] == 255 }
  let bytes = stride(from: 0, to: picture.bytes.count, by: 4).map { start in
    isOpaque
      ? max(picture.bytes[start], picture.bytes[start + 1], picture.bytes[start + 2])
      : picture.bytes[start + 3]
  }
  return Mask(width: picture.width, height: picture.height, bytes: bytes)
}
