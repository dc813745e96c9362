import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite("Layer trees around a tab bar")
struct SceneTests {
  /// Rounding to 8 bits once more or once less than the reference does.
  static let level = 1
  /// Where several outlines coincide every edge is composited, and so rounded, once per layer.
  static let levelsOnSharedEdges = 2
  /// Three faint shadows over each other may each be rounded the same way.
  static let levelsOfThreeShadows = 2
  /// Left and right ends are summed in different orders, which may decide a tie.
  static let levelsInMirror = 1
  /// The table's alphas were computed for a Gaussian that is not cut, at points.
  static let levelsFromTable = 3.0

  @Test("Every tree looks like the reference around the bar", arguments: TabBarTree.allCases)
  func matchesReference(_ tree: TabBarTree) {
    let bitmap = Self.draw(tree)
    let reference = ReferenceRenderer(scale: TabBarTree.scale, background: .white)
      .render(tree.tree(), over: TabBarTree.region)
    let pixels = CGAffineTransform(scaleX: TabBarTree.scale, y: TabBarTree.scale)
      .concatenating(.identity)
    let frame = CGAffineTransform(translationX: TabBarTree.frame.minX, y: TabBarTree.frame.minY)
    let edge = tree.sharedOutline.coverage(frame.concatenating(pixels), TabBarTree.region)
    let inside = Deviation(of: bitmap, from: reference) { edge[$0, $1] == 0 || edge[$0, $1] == 1 }
    let onEdge = Deviation(of: bitmap, from: reference) { edge[$0, $1] > 0 && edge[$0, $1] < 1 }
    #expect(inside.levels <= (tree == .s10 ? Self.levelsOfThreeShadows : Self.level), "\(inside)")
    #expect(onEdge.levels <= Self.levelsOnSharedEdges, "\(onEdge)")
    for probe in Probe.allCases {
      let (x, y) = probe.pixel
      let difference =
        zip(bitmap[x, y].channels, reference[x, y].levels)
        .map { abs(Double($0) - ($1 + 0.5).rounded(.down)) }.max() ?? 0
      #expect(
        difference <= Double(Self.level),
        "\(probe): got \(bitmap[x, y].channels), expected \(reference[x, y].levels)")
    }
  }

  @Test("The number of threads changes no byte", arguments: TabBarTree.allCases)
  func threads(_ tree: TabBarTree) {
    #expect(Self.draw(tree, threads: 1) == Self.draw(tree, threads: 2))
  }

  @Test("Shadow alphas are those of the table", arguments: TableRow.all)
  func matchesTable(_ row: TableRow) {
    let bitmap = Self.draw(row.tree)
    for (probe, alpha) in row.alphas {
      let got = probe.mean(in: bitmap)
      let expected = [255 * (1 - alpha) + row.color * alpha, row.color * alpha, row.color * alpha]
      for (channel, level) in expected.enumerated() {
        #expect(
          abs(got[channel] - level) <= Self.levelsFromTable,
          "\(probe): got \(got), expected \(expected)")
      }
    }
  }

  @Test(
    "Trees that are symmetric look the same in a mirror",
    arguments: TabBarTree.allCases.filter(\.isSymmetric))
  func mirrors(_ tree: TabBarTree) {
    let bitmap = Self.draw(tree)
    for y in TabBarTree.region.rows {
      let difference = (0..<bitmap.width / 2).map { x in
        zip(bitmap[x, y].channels, bitmap[bitmap.width - 1 - x, y].channels)
          .map { abs(Int($0) - Int($1)) }.max() ?? 0
      }.max()
      #expect(difference ?? 0 <= Self.levelsInMirror, "Row \(y)")
    }
  }

  @Test(
    "A shadow inside a mask leaves no trace outside the bar",
    arguments: [TabBarTree.s1, .s5b, .s8, .s9])
  func clippedShadows(_ tree: TabBarTree) {
    let bitmap = Self.draw(tree)
    for y in TabBarTree.region.minY..<761 * 3 {
      #expect((0..<bitmap.width).allSatisfy { bitmap[$0, y] == .opaqueRed })
    }
    guard tree != .s8 else { return }
    #expect(bitmap[Probe.gapL.pixel.x, Probe.gapL.pixel.y] == .opaqueRed)
    #expect(bitmap[Probe.gapL2.pixel.x, Probe.gapL2.pixel.y] == .opaqueRed)
  }

  @Test("A square fill paints the corner gaps white", arguments: [TabBarTree.s3, .s4b, .s5a, .s5c])
  func coveredCorners(_ tree: TabBarTree) {
    let bitmap = Self.draw(tree)
    for y in 761 * 3..<844 * 3 {
      #expect((0..<48).allSatisfy { bitmap[$0, y] == .opaqueWhite })
    }
  }

  @Test(
    "A rounded fill leaves the corner gaps to the content",
    arguments: [
      TabBarTree.s0, .s6, .s14, .s15, .s18,
    ])
  func clearCorners(_ tree: TabBarTree) {
    let bitmap = Self.draw(tree)
    #expect(bitmap[0, 761 * 3].green == 0)
    #expect(bitmap[Probe.gapL.pixel.x, Probe.gapL.pixel.y].green == 0)
    #expect(bitmap[Probe.gapL2.pixel.x, Probe.gapL2.pixel.y].green == 0)
    guard tree != .s14 else { return }
    #expect(bitmap[0, 844 * 3 - 1].green != 0, "The bottom corners are square.")
  }

  @Test("S0: the shadow fades upwards from the bar's top edge")
  func fades() {
    let bitmap = Self.draw(.s0)
    let column = (641 * 3..<761 * 3).map { bitmap[585, $0].red }
    #expect(zip(column, column.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(column.first == 255)
  }

  @Test("S4c: a path that kept its old size leaves the rest of a wider bar uncovered")
  func stalePath() {
    let root = TabBarTree.layer(CGRect(x: 0, y: 0, width: 844, height: 100), TabBarTree.red)
    let bar = TabBarTree.layer(CGRect(x: 0, y: 17, width: 844, height: 83), nil)
    let shape = CAShapeLayer()
    shape.path = Path(CGRect(x: 0, y: 0, width: 390, height: 83))
    shape.fillColor = .white
    bar.addSublayer(shape)
    root.addSublayer(bar)
    let bitmap = TestSupport.draw(root, width: 844, height: 100)
    #expect(
      (17..<100).allSatisfy { bitmap[389, $0] == .opaqueWhite && bitmap[390, $0] == .opaqueRed })
    #expect((390..<844).allSatisfy { bitmap[$0, 50] == .opaqueRed })
  }

  @Test("S6: a shadow is not left out under a translucent bar")
  func veil() {
    let got = Probe.in.mean(in: Self.draw(.s6))
    #expect(abs(got[0] - 240) <= 1)
    #expect(abs(got[1] - 204) <= 1)
  }

  @Test("S10: a view that is added three times has a shadow of 1 − (1 − a)³")
  func accumulates() {
    let bitmap = Self.draw(.s10)
    let rest = 1 - 0.0579
    let alpha = 1 - rest * rest * rest
    #expect(abs(Probe.top.mean(in: bitmap)[0] - 255 + 127 * alpha) <= Self.levelsFromTable)
  }

  @Test("S11: the sibling shows through a bar without a fill")
  func greenSibling() {
    let bitmap = Self.draw(.s11)
    #expect(Probe.in.mean(in: bitmap) == [0, 255, 0, 255])
  }

  @Test("S12: a colour's alpha of 0.1 and an opacity of 0.1 make a shadow that cannot be seen")
  func faint() {
    #expect(Probe.top.mean(in: Self.draw(.s12))[0] >= 252)
  }

  @Test("S14: a white view under a black bar shines through the edge by c (1 − c)")
  func fringe() {
    let bitmap = Self.draw(.s14)
    let frame = CGAffineTransform(translationX: 0, y: TabBarTree.frame.minY)
      .concatenating(CGAffineTransform(scaleX: TabBarTree.scale, y: TabBarTree.scale))
    let corner = PixelRect(minX: 0, minY: 761 * 3, maxX: 48, maxY: 777 * 3)
    let coverage = TabBarTree.s14.sharedOutline.coverage(frame, corner)
    for y in corner.rows {
      for x in corner.columns {
        let expected = 255 * coverage[x, y] * (1 - coverage[x, y])
        #expect(abs(Double(bitmap[x, y].green) - expected) <= 1.5)
      }
    }
  }

  @Test("S15: a hidden bar leaves its shadow view behind")
  func leftBehind() {
    let bitmap = Self.draw(.s15)
    #expect(Probe.in.mean(in: bitmap) == [255, 255, 255, 255])
  }

  @Test("S16: opacity fades fill and shadow together")
  func groupOpacity() {
    let got = Probe.in.mean(in: Self.draw(.s16NoBar))
    #expect(got[0] == 255)
    #expect(abs(got[1] - 127.5) <= 1)
  }

  @Test("S17: a lower zPosition lies behind the siblings but in front of the superlayer's fill")
  func zPosition() {
    let bitmap = Self.draw(.s17)
    #expect(bitmap[125 * 3, 790 * 3] == PremultipliedPixel(red: 0, green: 0, blue: 255))
    #expect(bitmap[300 * 3, 790 * 3] == .opaqueWhite)
  }

  @Test("S18: continuous corners cover less next to the corner's ends than circles")
  func continuousCorner() {
    let circular = Self.draw(.s0)
    let continuous = Self.draw(.s18)
    let row = 761 * 3
    let reach = { (bitmap: Bitmap) in (0..<585).first { bitmap[$0, row] == .opaqueWhite } ?? 585 }
    #expect(reach(continuous) > reach(circular))
  }

  private static func draw(_ tree: TabBarTree, threads: Int = 1) -> Bitmap {
    TestSupport.draw(
      tree.tree(), width: 1170, height: 2532, scale: TabBarTree.scale, background: .white,
      threads: threads)
  }
}

/// What a shadow's alpha is at the probes of a tree, over red.
struct TableRow: CustomTestStringConvertible {
  let tree: TabBarTree
  let alphas: [(Probe, Double)]
  /// The grey level of the shadow's colour.
  var color = 0.0

  var testDescription: String { tree.rawValue }

  private static let rowA: [(Probe, Double)] = [
    (.gapL, 0.1265), (.gapL2, 0.1567), (.topEdge, 0.2320), (.top, 0.1738), (.above, 0.0290),
    (.far, 0),
  ]
  private static let rowF: [(Probe, Double)] = [
    (.gapL, 0.0031), (.gapL2, 0.0096), (.topEdge, 0.0903), (.top, 0.0579), (.above, 0.0003),
  ]
  private static let rowABesideGaps = Array(rowA.dropFirst(2))

  static let all = [
    TableRow(tree: .s0, alphas: rowA),
    TableRow(tree: .s6, alphas: rowA),
    TableRow(tree: .s14, alphas: rowA),
    TableRow(tree: .s15, alphas: rowA),
    TableRow(tree: .s5a, alphas: rowABesideGaps),
    TableRow(tree: .s5c, alphas: rowABesideGaps),
    TableRow(tree: .s5NoFill, alphas: [(.gapL, 0.1462), (.gapL2, 0.1740)] + rowABesideGaps),
    TableRow(tree: .s16, alphas: rowA.map { ($0.0, $0.1 / 2) }),
    TableRow(
      tree: .s2,
      alphas: [
        (.gapL, 0.0278), (.gapL2, 0.0755), (.topEdge, 0.2301), (.top, 0.0575), (.above, 0),
        (.far, 0),
      ], color: 170),
    TableRow(
      tree: .s4,
      alphas: [(.gapL, 0.0567), (.gapL2, 0.0823), (.top, 0.0648), (.above, 0.0018), (.far, 0)],
      color: 128),
    TableRow(
      tree: .s13, alphas: [(.topEdge, 0.7977), (.top, 0.1587), (.above, 0), (.far, 0)]),
    TableRow(
      tree: .s13NoFill,
      alphas: [
        (.gapL, 0.7118), (.gapL2, 0.8999), (.topEdge, 0.7977), (.top, 0.1587), (.above, 0),
        (.far, 0),
      ]),
    TableRow(
      tree: .s10,
      alphas: rowF.map { probe, alpha in
        let rest = 1 - alpha
        return (probe, 1 - rest * rest * rest)
      }, color: 128),
  ]
}

extension PremultipliedPixel {
  static let opaqueRed = PremultipliedPixel(red: 255, green: 0, blue: 0)
  static let opaqueWhite = PremultipliedPixel(red: 255, green: 255, blue: 255)
}
