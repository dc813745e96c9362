import TabRenderBase
import TabRenderDraw
import TestSupport
import Testing

/// The same bytes in every build: the digests are recorded once and hold in debug and in release,
/// on every machine, with any number of threads.
@Suite("Configuration")
struct ConfigurationTests {
  @Test("Every tree has the recorded bytes", arguments: [1, 3])
  func recordedDigests(threads: Int) throws {
    let lines = TabBarTree.allCases.map { "\($0) \(Self.digest($0, threads: threads))\n" }
    try Golden.expect(lines.joined(), in: "scene-digests.txt")
  }

  /// 64-bit FNV-1a of the pixels around the bar.
  private static func digest(_ tree: TabBarTree, threads: Int) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let bitmap = Renderer(threads: threads).render(tree.displayList(of: TabBarTree.bar))
    for byte in bitmap.bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
