internal import CPNG

/// The ICC profile of a PNG file, as it lies there: compressed, and not inflated unless asked.
public struct EmbeddedProfile: Hashable, Sendable {
  /// The name that the file gives the profile, 1 to 79 characters.
  public let name: String
  /// The profile's zlib stream.
  private let compressed: [UInt8]

  /// The largest profile that is inflated, 16 MiB; those of screens have a few thousand bytes.
  private static let limit = 16 << 20

  /// The profile of an `iCCP` chunk; `nil` when its name or method is not one.
  init?(_ data: ArraySlice<UInt8>) {
    guard let end = data.prefix(80).firstIndex(of: 0), end > data.startIndex,
      data.endIndex > end + 2, data[end + 1] == 0
    else { return nil }
    name = String(String.UnicodeScalarView(data[..<end].map { Unicode.Scalar($0) }))
    compressed = Array(data[(end + 2)...])
  }

  /// The profile's bytes; `nil` when the stream is damaged, or longer than the profile says it is.
  package var bytes: [UInt8]? {
    // The profile starts with its own length (ICC.1, 7.2.2): never more than that is inflated.
    guard let start = inflated(capacity: 4, isWhole: false), start.count == 4 else { return nil }
    let length = Int(start.bigEndian32(at: 0))
    guard length <= min(Self.limit, compressed.count * 1032) else { return nil }
    return inflated(capacity: length, isWhole: true)
  }

  private func inflated(capacity: Int, isWhole: Bool) -> [UInt8]? {
    var count = -1
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      count = unsafe cpng_inflate(
        compressed, compressed.count, buffer.baseAddress, capacity, isWhole ? 1 : 0)
      initialized = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  /// The SHA-256 of the profile's bytes in hexadecimal digits; `nil` when they do not inflate.
  public var digest: String? { bytes.map(SHA256.hexadecimal) }

  /// Whether both are the same profile, whatever they are called and however they are compressed.
  func isSame(as other: EmbeddedProfile) -> Bool {
    compressed == other.compressed || bytes.map { $0 == other.bytes } == true
  }
}
