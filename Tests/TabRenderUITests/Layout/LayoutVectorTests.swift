import Foundation
import TabRenderUI
import Testing

@MainActor
@Suite struct LayoutVectorTests {
  /// How far a frame may be from the expected one, in points: those are rounded to six decimals.
  private static let tolerance = 0.01

  @Test(.enabled(if: LayoutVector.arePresent, "needs ../shared/vectors beside the package"))
  func `vectors can be read`() { #expect(LayoutVector.all.count >= 59) }

  @Test(
    .enabled(if: LayoutVector.arePresent, "needs ../shared/vectors beside the package"),
    arguments: LayoutVector.all)
  func `layout gives each part of a vector its frame`(vector: LayoutVector) throws {
    let layout = try vector.layout()
    for (name, expected) in vector.expect {
      let frame = try #require(layout.frame(name)).numbers
      #expect(frame.isClose(to: expected, Self.tolerance), "\(name): \(frame), not \(expected)")
    }
    for (name, expected) in vector.expectSnapped {
      let frame = try #require(layout.snapped(name)).numbers
      #expect(frame.isClose(to: expected, 0.000_001), "\(name): \(frame), not \(expected)")
    }
  }
}

extension CGRect {
  /// Position and size as four numbers.
  var numbers: [Double] { [minX, minY, width, height] }
}

extension [Double] {
  /// Whether each number is within a distance of another list's.
  func isClose(to other: [Double], _ tolerance: Double) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
