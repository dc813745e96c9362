/// What the chunks `fcTL` and `fdAT` of an animation hold, to tell whether two animations differ.
///
/// It is a CRC-32 and a number for each chunk, mixed into one number in their order.
struct PNGFrameDigest: Hashable, Sendable {
  private var mixed: UInt64 = 0

  mutating func add(_ chunk: PNGChunk) {
    let digest = UInt64(chunk.data.count) << 32 | UInt64(chunk.storedChecksum)
    // An odd factor loses nothing; the rotation lets high bits meet low ones.
    mixed = ((mixed << 23 | mixed >> 41) ^ digest) &* 0x9E37_79B9_7F4A_7C15
  }
}
