import Foundation
import Testing
import TabRenderBar
import TabRenderDraw
import TabRenderBase

@Suite("Shadow comparison")
struct ShadowComparisonTests {
  static func compare(
    _ change: (inout TabBarScene) -> Void = { _ in }
  ) -> ShadowComparison {
    var scene = TabBarScene()
    scene.canvas.scale = 2
    change(&scene)
    return ShadowComparison(
      scene, hosts: [.sibling, .sublayer, .`self`, .none], renderer: Renderer())
  }

  @Test("Only a sublayer keeps the content from the corner gaps")
  func transmittance() {
    let columns = Self.compare().columns
    #expect(columns.map(\.isClear) == [true, false, true, true])
    #expect(columns.map(\.isCovered) == [false, true, false, false])
    // Without a shadow all of the content comes through.
    #expect(columns[3].meanGapTransmittance == 1)
    #expect(columns[2].meanGapTransmittance == 1)
    // The table of alphas at 2 and 4 pt from the corner is 0.13 and 0.16.
    #expect((0.84...0.90).contains(columns[0].meanGapTransmittance))
    #expect(columns[1].meanGapTransmittance == 0)
    #expect(columns[0].pixelsDifferingFromFirst == 0)
    #expect(columns[1].pixelsDifferingFromFirst > columns[1].gapPixels)
  }

  @Test("The gaps are what a quarter circle leaves of its square, twice")
  func gapSize() {
    let gaps = Self.compare().columns[0].gapPixels
    let area = 2 * 32 * 32 * (1 - Double.pi / 4)
    // Whole pixels only: the arc's own pixels, at most two a column, are left out.
    #expect(Double(gaps) < area && Double(gaps) > area - 2 * 2 * 32)
  }

  @Test("A bar without rounded corners has no gaps and is neither clear nor covered")
  func noGaps() {
    let column = Self.compare { $0.bar.corners = [] }.columns[0]
    #expect(column.gapPixels == 0)
    #expect(!column.isClear && !column.isCovered)
    #expect(column.meanGapTransmittance == 0)
  }

  @Test("The picture has the size that is announced")
  func pictureSize() {
    let comparison = Self.compare()
    let picture = comparison.makePicture(renderer: Renderer())
    #expect((picture.width, picture.height) == comparison.pictureSize)
  }
}
