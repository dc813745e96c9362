import Foundation
import Testing
import TabRenderDraw
import TabRenderBase
import TestSupport

/// Numbers read from real pictures, so that they count where the pictures are not at hand.
@Suite("Shadow profiles of real pictures")
struct ShadowProfileTests {
  /// The real renderer rounds in some pictures and cuts in others.
  static let levels = 1

  /// Only around the layer, where a shadow is; the mean of whole pictures is lower.
  static let meanLevels = 0.2

  /// Half a level of rounding at a quarter of the opacity, and what 140 rows of dither leave.
  static let screenLevels = 0.25

  @Test("Snapshot profiles are those of render(in:)", arguments: Profile.all)
  func snapshot(_ profile: Profile) {
    let drawn = profile.shadow.drawnLevels(.snapshot)
    for (step, level) in profile.levels.enumerated() {
      let (x, y) = (profile.x + step * profile.stepX, profile.y + step * profile.stepY)
      let got = drawn(x, y)
      #expect(abs(got - level) <= Self.levels, "(\(x), \(y)): got \(got), real \(level)")
    }
  }

  @Test("Snapshot shadows are those of render(in:) all around", arguments: TruthShadow.snapshots)
  func allAround(_ shadow: TruthShadow) throws {
    let drawn = shadow.drawnLevels(.snapshot)
    let body = shadow.bodyCoverage
    let differences = try MeasuredLevel.all(of: shadow.name, in: "shadow-levels")
      .filter { shadow.isShadowOnly(body, $0.x, $0.y) }
      .map { abs($0.level - Double(drawn($0.x, $0.y))) }
    try #require(differences.count > 250)
    let mean = differences.reduce(0, +) / Double(differences.count)
    #expect(differences.max() ?? .infinity <= Double(ShadowTruthTests.levels), "mean \(mean)")
    #expect(mean <= Self.meanLevels)
  }

  @Test("The screen's shadow is that of an iOS 26 simulator's screen all around")
  func screenAllAround() throws {
    let drawn = ScreenShadow.drawn()
    let body = ScreenShadow.body
    let squares = try MeasuredLevel.all(of: ScreenShadow.name, in: "screen-shadow-levels")
      .filter { body[$0.x, $0.y] == 0 }
      .map { pixel in
        let error = pixel.level / 100 - ScreenShadow.levels(drawn[pixel.x, pixel.y])
        return error * error
      }
    try #require(squares.count > 250)
    let rms = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
    #expect(rms <= ShadowTruthTests.screenRMS, "\(rms)")
  }

  @Test("The screen profile is that of an iOS 26 simulator's screen")
  func screen() {
    let drawn = ScreenShadow.drawn()
    /// Three columns and 140 rows averaged, from 157.5 px outside the left edge in steps of 9 px.
    let real = [
      0, 0, 0, 0, 0, 0.15, 0.25, 0.59, 1.08, 1.86, 3.19, 4.88, 7.15, 10.03, 13.6, 17.76, 22.62,
      27.61,
    ]
    for (step, level) in real.enumerated() {
      var sum = 0.0
      for row in 940..<1080 {
        for column in 60 + 9 * step..<63 + 9 * step {
          sum += ScreenShadow.levels(drawn[column, row])
        }
      }
      let got = sum / 420
      #expect(abs(got - level) <= Self.screenLevels, "step \(step): got \(got), real \(level)")
    }
  }

  @Test(
    "The snapshot's and the exact tail do not pass for the screen's",
    arguments: [
      ShadowModel.snapshot, .exact,
    ])
  func otherModels(_ model: ShadowModel) {
    let drawn = ScreenShadow.drawn(model)
    let rows = 940..<1080
    func mean(_ columns: Range<Int>) -> Double {
      rows.reduce(0) { sum, row in
        sum + columns.reduce(0) { $0 + ScreenShadow.levels(drawn[$1, row]) }
      } / Double(rows.count * columns.count)
    }
    // At 103.5 px = 2.46 σ the screen shows 0.25 levels; at 130.5 px = 3.1 σ nothing.
    let isScreen = abs(mean(114..<117) - 0.25) <= 0.1 && mean(87..<90) == 0
    #expect(!isScreen)
  }
}

/// A row or column of a real shadow, in levels of darkness.
struct Profile: CustomTestStringConvertible, Sendable {
  var shadow: TruthShadow
  var x: Int
  var y: Int
  var stepX = 0
  var stepY = 0
  var levels: [Int]

  var testDescription: String { shadow.name }

  static let all = [
    Profile(
      shadow: TruthShadow.snapshots[0], x: 203, y: 1218, stepX: 1,
      levels: [
        0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 8, 9, 10, 11, 11, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 32, 33, 34, 36, 38, 39, 41, 42, 44, 46, 47,
        49, 51, 52, 54, 56, 58, 59, 61, 63,
      ]),
    Profile(
      shadow: TruthShadow.snapshots[1], x: 60, y: 12, stepY: 1,
      levels: [0, 0, 0, 0, 7, 24, 55, 101]),
    Profile(
      shadow: TruthShadow.snapshots[2], x: 200, y: 302, stepY: 1,
      levels: [251, 246, 237, 225, 209, 189, 166, 141, 114, 89, 66, 46, 30, 18, 9, 4, 0, 0]),
    Profile(
      shadow: TruthShadow.snapshots[3], x: 200, y: 300, stepY: 1,
      levels: [
        183, 178, 171, 164, 157, 150, 143, 134, 127, 119, 111, 103, 95, 87, 79, 72, 66, 59, 52, 46,
        41, 35, 31, 26, 23, 19, 15, 13, 10, 7, 5, 4, 3, 1, 0, 0,
      ]),
    Profile(
      shadow: TruthShadow.snapshots[4], x: 250, y: 450, stepY: 1,
      levels: [
        15, 14, 13, 13, 12, 11, 11, 10, 9, 9, 8, 7, 7, 6, 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1,
        0, 0, 0, 0, 0, 0,
      ]),
  ]
}
