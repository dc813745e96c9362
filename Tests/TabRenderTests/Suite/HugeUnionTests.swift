import Foundation
import TabRender
import Testing
import TestSupport

/// A baseline that is very wide and a picture that is very tall: each is small, no picture that
/// holds both is.
@Suite("A suite with pictures of which none holds both")
struct HugeUnionTests {
  private func line(_ width: Int, _ height: Int) -> Data {
    let row = [UInt8](repeating: 0, count: 1 + (width + 7) / 8)
    return Data(
      HandmadePNG(
        width: width, height: height, depth: 1, colorType: 0,
        rows: (0..<height).flatMap { _ in row }
      ).file)
  }

  private func item(_ compare: String, maximumPixels: Int) throws -> SuiteResults.Item {
    let folder = try TemporaryFolder([
      "tabrender.json": """
      { "tabrenderSuite": 1, "baselines": "baselines/{name}.png", "compare": { \(compare) },
        "external": [{ "name": "a", "actual": "shots/a.png" }] }
      """
    ])
    try folder.write(line(400_000, 1), to: "baselines/a.png")
    try folder.write(line(1, 30_000), to: "shots/a.png")
    let results = try SquareSuite.verify(folder) { $0.maximumPixels = maximumPixels }
    return try #require(results.items.first)
  }

  private static let rules = [
    "", "\"like\": \"pixelmatch\"",
    "\"metrics\": [\"max\", \"mae\", \"psnr\", \"ssim\", \"de2000\", \"flip\"]",
  ]

  @Test("Both together are over the limit, whatever counts", arguments: rules)
  func limit(compare: String) throws {
    let item = try item(compare, maximumPixels: 1 << 28)
    #expect(item.status == .error)
    #expect(item.problem?.code == 65)
    #expect(
      item.problem?.message == "both together are 400000×30000 px, over the limit of 268435456 px")
  }

  @Test("Where the limit is higher they differ, and no picture shows how", arguments: rules)
  func noPicture(compare: String) throws {
    let item = try item(compare, maximumPixels: 1 << 40)
    #expect(item.status == .changed)
    #expect(item.summary?.differingPixels == 429_998)
    #expect(item.summary?.outsidePixels == 429_998)
    #expect(item.summary?.reasons == [.size, .pixels])
    #expect(item.actual != nil && item.diff == nil)
    #expect(
      item.notes == [
        "there is no picture of the differences: "
          + "400000×30000 px is over the limit of 268435456 px"
      ])
  }
}
