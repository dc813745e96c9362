import Foundation
import TabRender
import Testing

@Suite("What a suite sets in a scene")
struct SuiteSceneTests {
  private func suite(_ set: String) throws -> (suite: Suite, folder: SuiteFolder) {
    let folder = try SuiteFolder([
      "scenes/a.json": "{ \"tabrender\": 1, \"canvas\": { \"size\": [8, 8] } }",
      "tabrender.json": """
      { "tabrenderSuite": 1, "baselines": "baselines/{name}.png",
        "scenes": [{ "file": "scenes/a.json", "set": \(set) }] }
      """,
    ])
    try folder.write(Data(PNGEncoder().encode(Bitmap(width: 8, height: 8))), to: "pictures/b.png")
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    let reader = SuiteScene.reader(isLenient: false, maximumPixels: 1 << 20)
    return (try Suite(file, reader: reader), folder)
  }

  @Test(
    "Its files are looked for beside the suite, wherever the program runs",
    arguments: [
      "{ \"content\": { \"kind\": \"picture\", \"file\": \"pictures/b.png\" } }",
      "{ \"content.kind\": \"picture\", \"content.file\": \"pictures/b.png\" }",
    ])
  func files(set: String) throws {
    let (suite, folder) = try suite(set)
    #expect(suite.broken.isEmpty, "\(suite.broken.flatMap(\.problems)) in \(folder.url)")
    #expect(suite.items.map(\.name) == ["a"])
  }

  @Test("What is wrong with it is said to be the suite's")
  func wrong() throws {
    let (suite, folder) = try suite("{ \"canvas.size\": \"wide\" }")
    let problem = try #require(suite.broken.first?.problems.first)
    #expect(problem.file == folder.path("tabrender.json") + ", set canvas.size")
  }
}
