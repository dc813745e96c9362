import Foundation
import TabRenderUI
import Testing

@MainActor
@Suite struct StackTests {
  @Test func `stack shares its length equally between flexible views`() {
    let frames = frames(90, 20) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        Color.red.accessibilityIdentifier("b")
        Color.red.accessibilityIdentifier("c")
      }
    }
    #expect(frames == ["a": [0, 0, 30, 20], "b": [30, 0, 30, 20], "c": [60, 0, 30, 20]])
  }

  @Test func `stack asks the view between limits first`() {
    let frames = frames(200, 10) {
      HStack(spacing: 10) {
        Color.red.accessibilityIdentifier("a")
        Color.red.frame(minWidth: 20, maxWidth: 40).accessibilityIdentifier("b")
      }
    }
    #expect(frames == ["a": [0, 0, 150, 10], "b": [160, 0, 40, 10]])
  }

  @Test func `stack gives a view of a higher priority all but the others' least`() {
    let frames = frames(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 15).accessibilityIdentifier("a")
        Color.red.layoutPriority(2).accessibilityIdentifier("b")
        Color.red.layoutPriority(1).accessibilityIdentifier("c")
      }
    }
    #expect(frames == ["a": [0, 0, 15, 10], "b": [15, 0, 85, 10], "c": [100, 0, 0, 10]])
  }

  @Test func `spacer has no distance to its neighbors unless the stack has one`() {
    let usual = frames(100, 10) {
      HStack {
        box(10, 10, "a")
        Spacer().accessibilityIdentifier("s")
        box(10, 10, "b")
      }
    }
    #expect(usual["s"] == [10, 5, 80, 0])
    let spaced = frames(100, 10) {
      HStack(spacing: 4) {
        box(10, 10, "a")
        Spacer().accessibilityIdentifier("s")
        box(10, 10, "b")
      }
    }
    #expect(spaced["s"] == [14, 5, 72, 0])
  }

  @Test(arguments: [(nil, 8.0), (0, 0), (30, 30)])
  func `spacer is at least as long as its minimum`(minimum: Double?, length: Double) {
    let frames = frames(50, 10) {
      HStack(spacing: 0) {
        box(50, 10, "a")
        Spacer(minLength: minimum.map { CGFloat($0) }).accessibilityIdentifier("s")
      }
    }
    #expect(frames["s"]?[2] == length)
  }

  @Test func `spacer outside of a stack takes all`() {
    let frames = frames(50, 40) { ZStack { Spacer().accessibilityIdentifier("s") } }
    #expect(frames["s"] == [0, 0, 50, 40])
  }

  @Test func `divider is one pixel thick across its stack`() {
    let row = frames(100, 30) { HStack { Divider().accessibilityIdentifier("d") } }
    #expect(row["d"] == [49.75, 0, 0.5, 30])
    let column = frames(90, 30, scale: 3) { VStack { Divider().accessibilityIdentifier("d") } }
    #expect(column["d"] == [0, 14.83, 90, 0.33])
  }

  @Test func `guide of one view moves it against the others`() {
    let frames = frames(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        box(10, 20, "a")
        box(10, 20, "b").alignmentGuide(.top) { $0.height / 2 }
      }
    }
    #expect(frames == ["a": [40, 45, 10, 20], "b": [50, 35, 10, 20]])
  }

  @Test func `guide of one's own goes through stacks and paddings`() {
    let frames = frames(100, 100) {
      HStack(alignment: .knee, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 20, "a")
          box(10, 20, "b").padding(.top, 5).alignmentGuide(.knee) { _ in 15 }
        }
        box(10, 10, "c")
      }
    }
    #expect(frames["c"]?[1] == frames["a"].map { $0[1] + 35 - 5 })
  }

  @Test func `baselines of texts lie on one line`() throws {
    let frames = frames(300, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Ag").font(.system(size: 40)).accessibilityIdentifier("large")
        Text("Ag").font(.system(size: 10)).accessibilityIdentifier("small")
      }
    }
    let (large, small) = (try #require(frames["large"]), try #require(frames["small"]))
    #expect(small[1] > large[1] + 10)
    #expect(small[1] + small[3] < large[1] + large[3])
  }
}

extension VerticalAlignment {
  private enum Knee: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] / 2 }
  }

  fileprivate static let knee = VerticalAlignment(Knee.self)
}
