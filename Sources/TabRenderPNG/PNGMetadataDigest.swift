/// What the chunks hold that concern neither pixels nor colours, to tell whether two files differ.
///
/// A chunk's bytes are represented by their number and their CRC-32.
public struct PNGMetadataDigest: Hashable, Sendable {
  /// The chunks of one name, in their order, as one number each.
  private var chunks: [String: [UInt64]] = [:]
  private var count = 0

  /// More chunks than any file needs; what follows is not compared, so that memory stays bounded.
  private static let limit = 10_000

  init() {}

  mutating func add(_ chunk: PNGChunk) {
    count += 1
    guard count <= Self.limit else { return }
    let digest = UInt64(chunk.data.count) << 32 | UInt64(chunk.storedChecksum)
    chunks[chunk.name, default: []].append(digest)
  }

  /// Whether the file has more chunks than are compared.
  package var isCutOff: Bool { count > Self.limit }

  /// The names of the chunks that one of the two has and the other has not, or differently; sorted.
  package func names(differingFrom other: PNGMetadataDigest) -> [String] {
    Set(chunks.keys).union(other.chunks.keys).filter { chunks[$0] != other.chunks[$0] }.sorted()
  }
}
