import Foundation
import TabRenderUI
import TestSupport
import Testing

@MainActor
@Suite struct LayoutPropertyTests {
  private static let size = CGSize(width: 390, height: 844)
  /// How far the sums of the same numbers in another order may be apart, in points.
  private static let rounding = 1e-6

  private func frames<V: View>(
    _ view: V, _ size: CGSize = Self.size, _ direction: LayoutDirection = .leftToRight
  ) -> [CGRect] {
    ViewLayout(view, size: size, direction: direction).elements.map(\.frame)
  }

  @Test(arguments: 0..<20)
  func `random tree gets finite frames, and the same ones each time`(seed: Int) throws {
    let tree = RandomView.tree(of: 500, seed: UInt64(seed))
    let first = frames(try tree.makeView())
    #expect(first.count >= 400)
    #expect(first.allSatisfy { $0.numbers.allSatisfy(\.isFinite) })
    #expect(first == frames(try tree.makeView()))
  }

  @Test(arguments: 0..<10)
  func `random tree's frames move with it`(seed: Int) throws {
    let tree = RandomView.tree(of: 100, seed: UInt64(seed))
    let plain = frames(try tree.makeView().frame(width: 390, height: 844))
    let moved = frames(
      try tree.makeView().frame(width: 390, height: 844).padding(.top, 32).padding(.leading, 64),
      CGSize(width: 454, height: 876)
    ).dropFirst(2)
    #expect(plain.count == moved.count)
    for (one, other) in zip(plain, moved) {
      let expected = one.offsetBy(dx: 64, dy: 32).numbers
      #expect(other.numbers.isClose(to: expected, Self.rounding))
    }
  }

  @Test(arguments: 0..<10)
  func `random tree is mirrored where lines run to the left`(seed: Int) throws {
    let tree = RandomView.tree(of: 100, seed: UInt64(seed))
    let plain = frames(try tree.makeView())
    let mirrored = frames(try tree.makeView(), Self.size, .rightToLeft)
    #expect(plain.count == mirrored.count)
    for (one, other) in zip(plain, mirrored) {
      let expected = CGRect(
        x: Self.size.width - one.maxX, y: one.minY, width: one.width, height: one.height)
      #expect(other.numbers.isClose(to: expected.numbers, Self.rounding))
    }
  }

  @Test(arguments: 0..<10)
  func `stack of boxes is as long as they are together`(seed: Int) throws {
    var numbers = RepeatableNoise(seed: UInt64(seed))
    let sizes = (0..<20).map { _ in
      CGSize(
        width: Double.random(in: 0...50, using: &numbers),
        height: Double.random(in: 0...50, using: &numbers))
    }
    let layout = ViewLayout(
      HStack(spacing: 3) {
        ForEach(sizes.indices, id: \.self) { box(sizes[$0].width, sizes[$0].height, "\($0)") }
      }.accessibilityIdentifier("stack"), size: Self.size)
    let stack = try #require(layout.frame("stack"))
    #expect(abs(stack.width - sizes.reduce(57) { $0 + $1.width }) < Self.rounding)
    #expect(stack.height == sizes.map(\.height).max())
  }

  @Test func `nested stacks ask for a number of sizes in proportion to their depth`() {
    func calls(_ depth: Int) -> Int {
      let calls = Calls()
      _ = frames(nested(depth, calls))
      return calls.counts.values.reduce(0, +)
    }
    #expect(calls(24) <= 3 * calls(12))
    #expect(calls(12) <= 12 * 20)
  }

  @Test func `views take time in proportion to their number`() {
    func calls(_ count: Int) -> Int {
      let calls = Calls()
      _ = frames(
        VStack(spacing: 0) {
          ForEach(0..<count / 20, id: \.self) { row in
            HStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { column in
                Counted(calls: calls, key: row * 20 + column) { Color.red }
              }
            }
          }
        })
      return calls.counts.values.reduce(0, +)
    }
    #expect(calls(2000) <= 10 * calls(200))
  }

  /// Stacks inside of each other with frames between, and a layout at each level that counts.
  private func nested(_ depth: Int, _ calls: Calls) -> AnyView {
    guard depth > 0 else { return AnyView(Color.red) }
    let inner = Counted(calls: calls, key: depth) { nested(depth - 1, calls) }
      .frame(maxWidth: .infinity, minHeight: 1).padding(1)
    return depth.isMultiple(of: 2)
      ? AnyView(
        HStack {
          inner; Color.red
        })
      : AnyView(
        VStack {
          inner; Color.red
        })
  }
}

/// How often each layout was asked for a size.
private final class Calls {
  var counts: [Int: Int] = [:]
}

/// As the view inside, counting.
private struct Counted: Layout {
  let calls: Calls
  let key: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    calls.counts[key, default: 0] += 1
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
