import TabRender
import TestSupport
import Testing

@Suite("Diff summary as JSON")
struct DiffSummaryJSONTests {
  @Test("The JSON has every key, also of equal pictures")
  func json() {
    let summary = DiffSummary.comparing(Painting(1, 1), Painting(1, 1))
    let keys = DiffSummary.keys.members(of: summary).map(\.0)
    #expect(
      keys == [
        "expectedSize", "actualSize", "pixels", "total", "ratio", "maxDelta", "deltaScale",
        "maxDeltaE", "clusters", "largestCluster", "boxes", "outside", "stored", "hidden",
        "tolerated", "forgivenAA", "ignored", "shift", "budget", "metrics", "reasons",
      ])
  }
}
