import Foundation
import TabRenderUI
import Testing

@MainActor
@Suite struct CustomLayoutTests {
  @Test func `layout of one's own measures, places and is mirrored`() {
    func chips(_ direction: LayoutDirection) -> [String: [Double]] {
      frames(100, 100, direction: direction) {
        Flow(gap: 5) {
          box(40, 10, "a")
          box(40, 20, "b")
          box(40, 10, "c")
        }.accessibilityIdentifier("flow")
      }
    }
    #expect(
      chips(.leftToRight) == [
        "flow": [7.5, 32.5, 85, 35], "a": [7.5, 32.5, 40, 10], "b": [52.5, 32.5, 40, 20],
        "c": [7.5, 57.5, 40, 10],
      ])
    #expect(chips(.rightToLeft)["a"] == [52.5, 32.5, 40, 10])
  }

  @Test func `layout that does not place a view has it in the middle`() {
    let frames = frames(100, 100) { Lazy { box(10, 20, "a") } }
    #expect(frames == ["a": [45, 40, 10, 20]])
  }

  @Test func `layout reads values, priorities and guides of its views`() {
    let report = Report()
    _ = frames(100, 100) {
      Curious(report: report) {
        box(10, 20, "a").layoutValue(key: Weight.self, value: 3).padding(1)
        box(10, 20, "b").layoutPriority(2)
        Spacer()
        box(10, 20, "c").alignmentGuide(.top) { _ in 4 }
      }
    }
    #expect(report.weights == [3, 1, 1, 1])
    #expect(report.priorities == [0, 2, -.infinity, 0])
    #expect(report.tops == [0, 0, 0, 4])
  }

  @Test func `cache lives from question to question`() {
    let report = Report()
    _ = frames(100, 100) { Caching(report: report) { box(10, 10, "a") } }
    #expect(report.caches == 1)
  }

  @Test func `hidden layouts are laid out as the stacks that they stand for`() {
    func boxes(_ layout: AnyLayout) -> [String: [Double]] {
      frames(100, 100) {
        layout {
          box(10, 20, "a")
          box(30, 10, "b")
          Spacer().accessibilityIdentifier("s")
        }
      }
    }
    let row = boxes(AnyLayout(HStackLayout(alignment: .top, spacing: 2)))
    #expect(row == ["a": [0, 40, 10, 20], "b": [12, 40, 30, 10], "s": [44, 40, 56, 0]])
    let column = boxes(AnyLayout(VStackLayout(alignment: .trailing, spacing: 2)))
    #expect(column["b"] == [35, 22, 30, 10])
    let pile = boxes(AnyLayout(ZStackLayout(alignment: .bottomTrailing)))
    #expect(pile["a"] == [55, 40, 10, 20])
  }

  @Test func `view keeps its state when its hidden layout changes`() {
    let tree = ViewTree(
      Turning(), size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    tree.update()
    for text in ["0", "turn"] {
      if let frame = tree.frame(of: text) {
        _ = tree.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      }
    }
    #expect(tree.frame(of: "1") != nil)
    #expect(tree.frame(of: "1")?.minY != tree.frame(of: "turn")?.minY)
  }
}

private struct Turning: View {
  @State private var isColumn = false

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Counter()
      Text("turn").onTapGesture { isColumn.toggle() }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Text("\(count)").onTapGesture { count += 1 } }
}

/// Views in lines that break where the width ends.
private struct Flow: Layout {
  let gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rects = rects(subviews, proposal.width ?? .infinity)
    return CGSize(
      width: rects.map(\.maxX).max() ?? 0, height: rects.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, rect) in zip(subviews, rects(subviews, bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
        proposal: .unspecified)
    }
  }

  private func rects(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height + gap, 0) }
      defer { (x, height) = (x + size.width + gap, max(height, size.height)) }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

/// Takes what is proposed and places nothing.
private struct Lazy: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

private final class Report {
  var weights: [Int] = []
  var priorities: [Double] = []
  var tops: [CGFloat] = []
  var caches = 0
}

/// Notes what it can know of its views.
private struct Curious: Layout {
  let report: Report

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    report.weights = subviews.map { $0[Weight.self] }
    report.priorities = subviews.map(\.priority)
    report.tops = subviews.map { $0.dimensions(in: .unspecified)[VerticalAlignment.top] }
  }
}

/// Counts its caches.
private struct Caching: Layout {
  let report: Report

  func makeCache(subviews: Subviews) -> Int {
    report.caches += 1
    return 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    cache += 1
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    #expect(cache > 0)
  }
}
