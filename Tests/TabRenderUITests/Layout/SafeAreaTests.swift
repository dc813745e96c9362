import Foundation
import TabRenderUI
import Testing

@MainActor
@Suite struct SafeAreaTests {
  private let phone = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)

  @Test func `view that ignores the safe area reaches the edges it touches`() {
    let frames = frames(100, 300, safeArea: phone) {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea().accessibilityIdentifier("layout")
        Color.red.accessibilityIdentifier("b").ignoresSafeArea(edges: .bottom)
      }
    }
    #expect(frames["layout"] == [0, 40, 100, 120])
    #expect(frames["b"] == [0, 160, 100, 140])
  }

  @Test func `view that touches no edge does not grow`() {
    let frames = frames(100, 300, safeArea: phone) {
      Color.red.accessibilityIdentifier("c").edgesIgnoringSafeArea(.all).padding(1)
    }
    #expect(frames["c"] == [1, 41, 98, 238])
  }

  @Test func `bars inside of each other take space one after the other`() {
    let frames = frames(100, 300, safeArea: phone) {
      Color.red.accessibilityIdentifier("c")
        .safeAreaInset(edge: .bottom, spacing: 0) { box(100, 30, "inner") }
        .safeAreaInset(edge: .bottom) { box(60, 50, "outer") }
    }
    #expect(frames["outer"] == [20, 230, 60, 50])
    #expect(frames["inner"] == [0, 192, 100, 30])
    #expect(frames["c"] == [0, 40, 100, 152])
  }

  @Test func `view below bars reaches beyond all of them`() {
    let frames = frames(100, 300, safeArea: phone) {
      Color.red.accessibilityIdentifier("c").ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.red.frame(height: 30).accessibilityIdentifier("top")
        }
        .safeAreaInset(edge: .leading, spacing: 5) { box(20, 100, "side") }
    }
    #expect(frames["side"] == [0, 110, 20, 100])
    #expect(frames["top"] == [25, 40, 75, 30])
    #expect(frames["c"] == [0, 0, 100, 300])
  }

  @Test func `padding of the safe area is padding that can be ignored`() {
    let frames = frames(100, 100) {
      ZStack {
        Color.red.accessibilityIdentifier("all").ignoresSafeArea()
        Color.red.accessibilityIdentifier("inner")
      }.safeAreaPadding(.horizontal, 12)
    }
    #expect(frames["all"] == [0, 0, 100, 100])
    #expect(frames["inner"] == [12, 0, 76, 100])
  }

  @Test func `leading edge is on the right where lines run to the left`() {
    let frames = frames(100, 100, direction: .rightToLeft) {
      Color.red.accessibilityIdentifier("c")
        .safeAreaInset(edge: .leading, spacing: 0) { box(20, 10, "bar") }
    }
    #expect(frames == ["bar": [80, 45, 20, 10], "c": [0, 0, 80, 100]])
  }

  @Test func `scroll view's content begins inside of the safe area and passes behind bars`() {
    let rows = { (offset: CGFloat) in
      frames(100, 300, safeArea: self.phone) {
        ScrollView {
          VStack(spacing: 0) {
            box(100, 200, "first")
            box(100, 300, "last")
          }
        }
        .initialScrollOffset(CGPoint(x: 0, y: offset))
        .accessibilityIdentifier("scroll")
      }
    }
    #expect(rows(0)["scroll"] == [0, 40, 100, 240])
    #expect(rows(0)["first"] == [0, 40, 100, 200])
    #expect(rows(50)["first"] == [0, -10, 100, 200])
    #expect(rows(9999)["last"] == [0, -20, 100, 300])
  }
}
