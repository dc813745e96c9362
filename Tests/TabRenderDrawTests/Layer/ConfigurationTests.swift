import Foundation
import Testing
import TabRenderDraw
import TestSupport
import TabRenderBase

/// The same bytes in every build: the digests are recorded once and hold in debug and in release,
/// on every machine, with any number of threads.
///
/// A change of what is drawn changes digests. `RECORD_DIGESTS=1 swift test --filter Configuration`
/// writes the new ones and fails; the commit says why they changed.
@Suite("Configuration")
struct ConfigurationTests {
  private static let file = Repository.root.appendingPathComponent("Fixtures/scene-digests.txt")

  @Test("Every tree has the recorded bytes, with one thread or three")
  func recordedDigests() throws {
    let digests = TabBarTree.allCases.map { "\($0.rawValue) \(Self.digest($0, threads: 1))" }
    if ProcessInfo.processInfo.environment["RECORD_DIGESTS"] != nil {
      try Data((digests.joined(separator: "\n") + "\n").utf8).write(to: Self.file)
      Issue.record("Recorded new digests")
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    #expect(recorded.map(String.init) == digests)
    let threaded = TabBarTree.allCases.map { "\($0.rawValue) \(Self.digest($0, threads: 3))" }
    #expect(threaded == digests)
  }

  /// 64-bit FNV-1a of the pixels around the bar at 2x: small enough for a debug build.
  private static func digest(_ tree: TabBarTree, threads: Int) -> String {
    let list = DisplayList(
      tree.tree(), width: 780, height: 406, scale: 2, origin: (x: 0, y: 1282), background: .white)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Renderer(threads: threads).render(list).bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
