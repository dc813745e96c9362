import Foundation
import TabRenderUI
import Testing

@MainActor
@Suite struct GridTests {
  @Test func `column is as wide as its widest view, and a view outside of rows spans all`() {
    let frames = frames(200, 100) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box(20, 10, "a")
          box(50, 10, "b")
        }
        Color.red.frame(height: 4).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
        GridRow(alignment: .bottom) {
          box(40, 20, "c")
          box(10, 10, "d")
        }
      }.accessibilityIdentifier("grid")
    }
    #expect(frames["grid"] == [50, 28, 100, 44])
    #expect(frames["a"] == [50, 28, 20, 10])
    #expect(frames["b"] == [100, 28, 50, 10])
    #expect(frames["line"] == [50, 43, 100, 4])
    #expect(frames["d"] == [100, 62, 10, 10])
  }

  @Test func `columns of flexible views share the width, and a view can take several`() {
    let frames = frames(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.accessibilityIdentifier("a")
          Color.red.accessibilityIdentifier("b")
        }
        GridRow { Color.red.gridCellColumns(2).accessibilityIdentifier("c") }
      }
    }
    #expect(frames == ["a": [0, 0, 50, 50], "b": [50, 0, 50, 50], "c": [0, 50, 100, 50]])
  }

  @Test func `tracks are fixed, flexible, or as many as fit`() {
    func columns(_ items: [GridItem]) -> [Double] {
      frames(100, 100) {
        LazyVGrid(columns: items) {
          ForEach(0..<4) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
        }
      }.values.map { $0[2] }.sorted()
    }
    #expect(columns([GridItem(.fixed(30)), GridItem(spacing: 0)]) == [30, 30, 62, 62])
    #expect(
      columns([GridItem(.adaptive(minimum: 20), spacing: 5)]) == [21.25, 21.25, 21.25, 21.25])
    #expect(columns([GridItem(.flexible(maximum: 40))]) == [40, 40, 40, 40])
  }

  @Test func `lazy grid fills line after line`() {
    let frames = frames(90, 100) {
      LazyVGrid(columns: [GridItem(spacing: 10), GridItem()], spacing: 2) {
        box(10, 10, "a")
        box(20, 30, "b")
        box(10, 10, "c")
      }
    }
    #expect(frames == ["a": [15, 39, 10, 10], "b": [60, 29, 20, 30], "c": [15, 61, 10, 10]])
    let rows = TabRenderUITests.frames(100, 50) {
      LazyHGrid(rows: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(10))], spacing: 0) {
        box(10, 10, "a")
        box(20, 10, "b")
        box(10, 10, "c")
      }
    }
    #expect(rows == ["a": [40, 15, 10, 10], "b": [35, 25, 20, 10], "c": [55, 15, 10, 10]])
  }

  @Test func `first view that fits is shown, and only that appears`() {
    var appeared: [String] = []
    func shown(_ width: Double) -> [String] {
      appeared = []
      return frames(width, 50) {
        ViewThatFits(in: .horizontal) {
          box(80, 10, "wide").onAppear { appeared.append("wide") }
          box(40, 10, "narrow").onAppear { appeared.append("narrow") }
        }
      }.keys.sorted()
    }
    #expect(shown(100) == ["wide"])
    #expect(shown(50) == ["narrow"])
    #expect(shown(10) == ["narrow"])
    #expect(appeared == ["narrow"])
  }

  @Test func `list gives each view a row, and a section's header less`() {
    let frames = frames(100, 400) {
      List {
        Section("Fruit") {
          box(10, 10, "a")
          ForEach(0..<2) { box(10, 60, "\($0)") }
        }
        Color.red.listRowInsets(EdgeInsets()).accessibilityIdentifier("full")
      }
    }
    let tops = ["a", "0", "1"].compactMap { frames[$0]?[1] }
    #expect(tops.count == 3 && tops[1] - tops[0] == 44 - 17 + 11 && tops[2] - tops[1] == 82)
    #expect(frames["full"]?[2] == 100)
  }

  @Test func `lazy column is as wide as proposed`() {
    let frames = frames(100, 100) {
      ScrollView {
        LazyVStack(alignment: .trailing, spacing: 0) { box(10, 10, "a") }
      }
    }
    #expect(frames == ["a": [90, 0, 10, 10]])
  }
}
