import Foundation
import TabRenderUI
import Testing

@MainActor
@Suite struct FrameTests {
  @Test func `frame lets a larger view overflow as it is aligned`() {
    let frames = frames(100, 100) {
      box(60, 60, "b").frame(width: 40, height: 40, alignment: .bottomTrailing)
        .accessibilityIdentifier("f")
    }
    #expect(frames == ["f": [30, 30, 40, 40], "b": [10, 10, 60, 60]])
  }

  @Test(arguments: [-5, Double.infinity, .nan])
  func `frame leaves a length that is none to the view`(length: Double) {
    let frames = frames(100, 100) {
      Color.red.frame(width: length, height: 10).accessibilityIdentifier("f")
    }
    #expect(frames["f"] == [0, 45, 100, 10])
  }

  @Test func `frame between limits takes what is proposed between them`() {
    func width(_ proposal: Double) -> Double? {
      frames(proposal, 10) {
        box(30, 10, "b").frame(minWidth: 20, maxWidth: 80).accessibilityIdentifier("f")
      }["f"]?[2]
    }
    #expect([10, 50, 200].map(width) == [20, 50, 80])
  }

  @Test func `frame has its ideal lengths where nothing is proposed`() {
    let frames = frames(100, 100) {
      box(10, 10, "b").frame(idealWidth: 40, maxWidth: 90, idealHeight: 20).fixedSize()
        .accessibilityIdentifier("f")
    }
    #expect(frames == ["f": [30, 40, 40, 20], "b": [45, 45, 10, 10]])
  }

  @Test func `padding proposes what it leaves`() {
    let frames = frames(100, 60) {
      Color.red.accessibilityIdentifier("c").padding(.horizontal, 10).padding(.top)
    }
    #expect(frames == ["c": [10, 16, 80, 44]])
  }

  @Test func `position takes all and has the view's middle at a point`() {
    let frames = frames(100, 60) { box(10, 10, "b").position(x: 20, y: 30) }
    #expect(frames == ["b": [15, 25, 10, 10]])
  }

  @Test func `offset moves nothing but the view`() {
    let frames = frames(100, 20) {
      HStack(spacing: 0) {
        box(10, 10, "a").offset(x: 50, y: -5)
        box(10, 10, "b")
      }
    }
    #expect(frames == ["a": [90, 0, 10, 10], "b": [50, 5, 10, 10]])
  }

  @Test(
    arguments: [
      (ContentMode.fit, [0, 25, 100, 50.0]), (.fill, [-50, 0, 200, 100]),
    ])
  func `proportions are kept inside or around the space`(mode: ContentMode, expected: [Double]) {
    let frames = frames(100, 100) {
      Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: mode)
        .accessibilityIdentifier("r")
    }
    #expect(frames["r"] == expected)
  }

  @Test func `background and overlay have the view's size and do not change it`() {
    let frames = frames(100, 100) {
      box(20, 10, "b")
        .background { Color.red.accessibilityIdentifier("behind") }
        .overlay(alignment: .topTrailing) { box(8, 8, "badge").offset(x: 4, y: -4) }
        .accessibilityIdentifier("all")
    }
    #expect(frames["behind"] == [40, 45, 20, 10])
    #expect(frames["badge"] == [56, 41, 8, 8])
    #expect(frames["all"] == [40, 45, 20, 10])
  }

  @Test func `pile is as large as its views of the highest priority`() {
    let frames = frames(100, 100) {
      ZStack(alignment: .bottomLeading) {
        box(40, 10, "a")
        box(10, 40, "b").layoutPriority(1)
      }.accessibilityIdentifier("z")
    }
    #expect(frames == ["z": [45, 30, 10, 40], "a": [45, 60, 40, 10], "b": [45, 30, 10, 40]])
  }

  @Test func `edges are rounded to pixels and not sizes`() {
    let layout = ViewLayout(
      HStack(spacing: 0) {
        ForEach(0..<3) { Color.red.accessibilityIdentifier("\($0)") }
      }, size: CGSize(width: 50, height: 10), scale: 2)
    let edges = (0..<3).map { layout.snapped("\($0)").map { [$0.minX, $0.maxX] } }
    #expect(edges == [[0, 16.5], [16.5, 33.5], [33.5, 50]])
  }
}
