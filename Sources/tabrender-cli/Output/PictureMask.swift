import TabRender

/// The mask in a PNG file: what is opaque in it, or what is white where all of it is opaque.
func readMask(_ file: String, limit: Int, _ console: Console) throws(Failure) -> Mask {
  Mask(try readPicture(file, limit: limit, console))
}
