import Foundation
import TabRenderUI
import Testing

/// Situations that other implementations of these layouts got wrong.
@MainActor
@Suite struct LayoutTrapTests {
  @Test func `stack that cannot hold its views overflows on both sides`() {
    let frames = frames(150, 20) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).accessibilityIdentifier("most")
        Color.red.frame(minWidth: 100).accessibilityIdentifier("least")
      }
    }
    #expect(frames == ["most": [-12.5, 0, 75, 20], "least": [62.5, 0, 100, 20]])
  }

  @Test func `text between colors gets a third of the width, or all that it wants first`() {
    func width(_ priority: Double) -> Double? {
      frames(150, 200) {
        HStack(spacing: 0) {
          Color.red
          Text("A sentence of several words").layoutPriority(priority).accessibilityIdentifier("t")
          Color.red
        }
      }["t"]?[2]
    }
    let (plain, first) = (width(0), width(1))
    #expect(plain.map { $0 <= 50 } == true)
    #expect(first.map { $0 > 100 } == true)
  }

  @Test func `stack of high colors is centered, whatever their order in depth`() {
    let frames = frames(50, 200) {
      VStack {
        Color.red.frame(height: 100).zIndex(1).accessibilityIdentifier("a")
        Color.red.frame(height: 100).accessibilityIdentifier("b")
      }
    }
    #expect(frames == ["a": [0, -4, 50, 100], "b": [0, 104, 50, 100]])
  }

  @Test func `colors around a box are equally high`() {
    let frames = frames(50, 110) {
      VStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        box(10, 10, "box")
        Color.red.accessibilityIdentifier("b")
      }
    }
    #expect(frames == ["a": [0, 0, 50, 50], "box": [20, 50, 10, 10], "b": [0, 60, 50, 50]])
  }

  @Test func `equal texts beside each other are equally wide`() {
    let frames = frames(500, 50) {
      HStack(spacing: 0) {
        Text("Settings").accessibilityIdentifier("a")
        Text("Settings").accessibilityIdentifier("b")
      }
    }
    #expect(frames["a"]?[2] == frames["b"]?[2])
    #expect(frames["a"].map { $0[2] + 0.01 } ?? 0 >= frames["b"].map { $0[0] - 250 } ?? 0)
  }

  @Test func `empty scroll view takes the length that a stack has left`() {
    let frames = frames(100, 200) {
      VStack(spacing: 0) {
        box(100, 50, "top")
        ScrollView { EmptyView() }.accessibilityIdentifier("scroll")
      }.accessibilityIdentifier("stack")
    }
    #expect(frames["stack"] == [0, 0, 100, 200])
    #expect(frames["scroll"]?[3] == 150)
  }

  @Test func `spacer in a scroll view has its least length`() {
    let frames = frames(100, 200) {
      ScrollView {
        VStack(spacing: 0) {
          box(10, 10, "a")
          Spacer().accessibilityIdentifier("s")
          box(10, 10, "b")
        }
      }
    }
    #expect(frames["s"]?[3] == 8)
    #expect(frames["b"]?[1] == 18)
  }

  @Test func `limits of frames are put in order`() {
    func size<V: View>(_ view: V) -> [Double]? {
      frames(100, 100) { view.fixedSize().accessibilityIdentifier("v") }["v"]
    }
    #expect(size(Color.red) == [45, 45, 10, 10])
    #expect(size(Color.red.frame(minWidth: 30, idealWidth: 20))?[2] == 30)
    #expect(size(Color.red.frame(idealWidth: 40, maxWidth: 20))?[2] == 40)
    #expect(size(Color.red.frame(minWidth: -20))?[2] == 10)
  }

  @Test func `loop is part of the stack around it`() {
    let frames = frames(50, 100) {
      VStack(spacing: 0) {
        ForEach(0..<3) { index in
          if index == 1 {
            Spacer().accessibilityIdentifier("spacer")
          } else {
            Color.red.frame(height: 20).accessibilityIdentifier("\(index)")
          }
        }
      }
    }
    #expect(frames == ["0": [0, 0, 50, 20], "spacer": [25, 20, 0, 60], "2": [0, 80, 50, 20]])
  }

  @Test func `safe area moves what touches it and mirrors its sides`() {
    let safeArea = EdgeInsets(top: 10, leading: 30, bottom: 0, trailing: 0)
    func box(_ direction: LayoutDirection, _ alignment: Alignment) -> [Double]? {
      frames(400, 800, safeArea: safeArea, direction: direction) {
        TabRenderUITests.box(100, 20, "b")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }["b"]
    }
    #expect(box(.leftToRight, .topLeading) == [30, 10, 100, 20])
    #expect(box(.rightToLeft, .topLeading) == [270, 10, 100, 20])
    #expect(box(.leftToRight, .center) == [165, 395, 100, 20])
  }

  @Test func `style as a background fills beyond the safe area, and readers pile up`() {
    let frames = frames(
      100, 300, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    ) {
      GeometryReader { _ in
        box(10, 10, "a")
        box(30, 20, "b")
      }
      .background { Color.red.accessibilityIdentifier("plain") }
      .background { Color.red.accessibilityIdentifier("behind").ignoresSafeArea() }
    }
    #expect(frames["a"] == [0, 40, 10, 10])
    #expect(frames["b"] == [0, 40, 30, 20])
    #expect(frames["plain"] == [0, 40, 100, 240])
    #expect(frames["behind"] == [0, 0, 100, 300])
  }
}
