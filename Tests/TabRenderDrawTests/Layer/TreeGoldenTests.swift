import Foundation
import TabRenderBase
import TabRenderDraw
import TestSupport
import Testing

/// Each tree at 2 pixels per point: its display list as text, and a crop of its picture.
///
/// A crop is the left end of the bar with what its shadow reaches above it; `ConfigurationTests`
/// holds the digests of the whole bars.
@Suite struct TreeGoldenTests {
  @Test(arguments: TabBarTree.allCases)
  func `display list is that of the golden text`(tree: TabBarTree) throws {
    // An outline's elements get lines of their own.
    let text = tree.displayList(of: TabBarTree.bar).description
      .replacing(#/ (?=[MLQWCZ] )/#, with: "\n      ")
    try Golden.expect(text, in: "trees/\(tree).txt")
  }

  @Test(arguments: TabBarTree.allCases)
  func `picture is that of the golden crop`(tree: TabBarTree) throws {
    let crop = Renderer().render(tree.displayList(of: TabBarTree.leftEnd))
    try Golden.expect(crop, in: "trees/\(tree).png")
  }

  @Test func `every golden belongs to a tree`() throws {
    let folder = Repository.root.appending(path: "Fixtures/trees").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(files) == Set(TabBarTree.allCases.flatMap { ["\($0).txt", "\($0).png"] }))
  }
}
