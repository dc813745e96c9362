import Foundation
import Testing
import TabRenderBase
import TabRenderDraw

@Suite struct PathDataTests {
  @Test(arguments: [
    ("M1 2L3 4", "m1,2 2 2"), ("M1 2 3 4 5 6", "M1 2 L3 4 L5 6"),
    ("M0 0H5V6", "M0 0 L5 0 L5 6"), ("m1 1h5v6h-2", "M1 1 L6 1 L6 7 L4 7"),
    ("M1 1C1 2 3 4 5 6", "m1 1c0 1 2 3 4 5"), ("M1 1Q2 3 4 5", "m1 1q1 2 3 4"),
    ("M0 0C0 1 2 3 4 4S7 8 9 9", "M0 0 C0 1 2 3 4 4 C6 5 7 8 9 9"),
    ("M0 0S7 8 9 9", "M0 0 C0 0 7 8 9 9"), ("M0 0Q1 2 3 3T9 9", "M0 0 Q1 2 3 3 Q5 4 9 9"),
    ("M0 0T4 4", "M0 0 Q0 0 4 4"), ("M1 1L5 5ZL2 3", "M1 1 L5 5 Z M1 1 L2 3"),
    ("m1 1l4 4zm2 2l1 1", "M1 1 L5 5 Z M3 3 L4 4"), ("M.5.5-1-1", "M0.5 0.5 L-1 -1"),
    ("M1e1 1E-1L+2 3.", "M10 0.1 L2 3"), (" \n\tM 1 , 2 \r L 3,4 ", "M1 2 L3 4"),
    ("M0 0a1 1 0 012 0", "M0 0 A1 1 0 0 1 2 0"), ("M0 0M1 1L2 2", "M0 0 M1 1 L2 2"),
  ])
  func `path data means the same in both spellings`(first: String, second: String) throws {
    #expect(try PathDataParser.path(from: first) == PathDataParser.path(from: second))
  }

  @Test func `text of no data is an empty path`() throws {
    #expect(try PathDataParser.path(from: "  ").isEmpty)
  }

  @Test(arguments: [
    // From (0, 0) to (10, 0): small and large arcs on both sides, half circles.
    ("A10 10 0 0 1 10 0", CGPoint(x: 5, y: -1.339746)),
    ("A10 10 0 0 0 10 0", CGPoint(x: 5, y: 1.339746)),
    ("A10 10 0 1 1 10 0", CGPoint(x: 5, y: -18.660254)),
    ("A10 10 0 1 0 10 0", CGPoint(x: 5, y: 18.660254)),
    ("A5 5 0 0 1 10 0", CGPoint(x: 5, y: -5)), ("A5 5 0 1 0 10 0", CGPoint(x: 5, y: 5)),
    // Too small radii grow until they reach; signs of radii do not matter.
    ("A1 1 0 0 1 10 0", CGPoint(x: 5, y: -5)), ("A-5 -5 0 0 1 10 0", CGPoint(x: 5, y: -5)),
    ("A5 2 0 0 1 10 0", CGPoint(x: 5, y: -2)), ("A2 5 90 0 1 10 0", CGPoint(x: 5, y: -2)),
  ])
  func `arc passes through its middle`(arc: String, middle: CGPoint) throws {
    let path = try PathDataParser.path(from: "M0 0" + arc)
    let distance = path.joints.map { hypot($0.x - middle.x, $0.y - middle.y) }.min()
    #expect(try #require(distance) < 1e-6)
    #expect(path.joints.last == CGPoint(x: 10, y: 0))
  }

  @Test func `arc of no radius is a line, arc to its own start is nothing`() throws {
    let path = try PathDataParser.path(from: "M1 1A0 5 0 0 1 9 9A3 3 0 1 1 9 9")
    #expect(path == (try PathDataParser.path(from: "M1 1L9 9")))
  }

  @Test(arguments: [
    ("L1 1", PathDataParser.Mistake.Kind.doesNotStartWithMove, 1),
    ("1 1", .doesNotStartWithMove, 0),
    ("M1", .missingNumber(command: "M"), 2), ("M1 1 L2 2 3", .missingNumber(command: "L"), 11),
    ("M1 1 B2 2", .unknownCommand("B"), 6), ("M1 1 Z 3 3", .unknownCommand("3"), 7),
    ("M1 1 A2 2 0 2 0 4 4", .flagIsNotZeroOrOne, 12), ("M1 1e999", .numberOutOfRange, 8),
    ("M1 99999999", .numberOutOfRange, 11), ("M1 nan", .missingNumber(command: "M"), 3),
    ("M1 inf", .missingNumber(command: "M"), 3), ("M1 1,,2 2", .missingNumber(command: "L"), 5),
    ("M1 1,", .missingNumber(command: "L"), 5), ("M,1 1", .missingNumber(command: "M"), 1),
    ("M1 1 #", .missingNumber(command: "L"), 5), ("M- 1", .missingNumber(command: "M"), 1),
  ])
  func `mistake is told with its place`(
    text: String, kind: PathDataParser.Mistake.Kind, offset: Int
  ) {
    let mistake = #expect(throws: PathDataParser.Mistake.self) {
      try PathDataParser.path(from: text)
    }
    #expect(mistake == PathDataParser.Mistake(kind: kind, offset: offset))
  }

  @Test func `arcs of any numbers end and stay finite`() throws {
    for numbers in [
      "1e-30 1e7 7 1 1 1e7 -1e7", "1e7 1e-7 1e6 0 1 0 1", "1e-160 1e-160 0 1 1 5 5",
      "1e-320 1 0 0 0 1 1", "5 5 0 1 1 1e-12 0", "5 5 0 0 1 1e-300 1e-300",
    ] {
      let path = try PathDataParser.path(from: "M0 0A" + numbers)
      #expect(path.boundingBox.width.isFinite && path.elements.count < 100, "\(numbers)")
    }
  }
}

extension Path {
  /// The ends of all segments.
  fileprivate var joints: [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .conic(let to, _, _),
        .curve(let to, _, _):
        to
      case .closeSubpath: nil
      }
    }
  }
}
