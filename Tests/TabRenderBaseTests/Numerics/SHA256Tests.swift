import Testing
import TabRenderBase

@Suite("SHA-256")
struct SHA256Tests {
  /// The examples of FIPS 180-4's companion documents, and lengths around a block's end.
  @Test(
    "matches published digests",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
    ])
  func matches(text: String, digest: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == digest)
  }

  @Test(
    "is the same whatever parts the bytes come in", arguments: [1, 3, 55, 63, 64, 65, 128, 200])
  func parts(size: Int) {
    for count in [0, 1, 55, 56, 63, 64, 65, 127, 128, 500] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      var digest = SHA256()
      for start in stride(from: 0, to: count, by: size) {
        digest.add(Array(bytes[start..<min(start + size, count)]))
      }
      #expect(digest.hexadecimal == SHA256.hexadecimal(of: bytes), "\(count) bytes")
    }
  }
}
