import Foundation
import Testing
import TabRenderBar

@Suite("Tab bar metrics")
struct TabBarMetricsTests {
  static let classic = TabBarMetrics(style: .classic)
  static let floating = TabBarMetrics(style: .floating)
  /// The vectors give hundredths of a point.
  static let hundredth = 0.01

  /// x and width of the buttons in view dumps and screenshots of iOS 7 to 18.
  @Test(
    "Buttons of the classic bar are those of real bars",
    arguments: [
      (320, [2, 82, 162, 242], [76, 76, 76, 76]),
      (375, [2, 96, 190, 283], [90, 90, 89, 90]),
      (390, [2, 100, 197, 295], [94, 93, 94, 93]),
      (393, [2, 100, 199, 297], [94, 95, 94, 94]),
      (402, [2, 136, 270], [130, 130, 130]),
      (360, [2, 122, 242], [116, 116, 116]),
      (414, [2, 85, 168, 250, 333], [79, 79, 78, 79, 79]),
      (393, [2, 81, 159, 238, 316], [75, 74, 75, 74, 75]),
      (430, [2, 88, 174, 260, 346], [82, 82, 82, 82, 82]),
      (393, [2, 68, 133, 199, 264, 330], [62, 61, 62, 61, 62, 61]),
    ] as [(Double, [Double], [Double])])
  func classicButtons(width: Double, x: [Double], widths: [Double]) {
    let frames = Self.classic.buttonFrames(count: x.count, width: width)
    #expect(frames.map { Double($0.minX) } == x)
    #expect(frames.map { Double($0.width) } == widths)
    #expect(frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
  }

  /// Canvas width, platter x and width, button x and width.
  @Test(
    "Buttons of the floating bar are those of iOS 26",
    arguments: [
      (402, 64, 274, [4, 90, 176], 94),
      (402, 21, 360, [4, 88.67, 173.33, 258], 98),
      (402, 21, 360, [4, 72.75, 141.5, 210.25, 279], 77),
      (440, 21, 398, [4, 80.35, 156.7, 233.05, 309.4], 84.6),
      (402, 21, 360, [4, 59.6, 115.2, 170.8, 226.4, 282], 74),
    ] as [(Double, Double, Double, [Double], Double)])
  func floatingButtons(canvas: Double, x: Double, width: Double, lefts: [Double], button: Double) {
    let platter = TabBarMetrics.platterWidth(count: lefts.count, canvas: canvas)
    #expect(platter == width)
    #expect((canvas - platter) / 2 == x)
    let frames = Self.floating.buttonFrames(count: lefts.count, width: platter)
    for (frame, left) in zip(frames, lefts) {
      #expect(abs(frame.minX - left) < Self.hundredth)
      #expect(abs(frame.width - button) < Self.hundredth)
      #expect(frame.minY == 4 && frame.height == 54)
    }
    #expect(frames.count == lefts.count)
  }

  @Test("No items, or no room for them, give no buttons")
  func nothing() {
    for style in TabBarScene.BarStyle.allCases {
      #expect(TabBarMetrics(style: style).buttonFrames(count: 0, width: 393).isEmpty)
    }
    #expect(Self.classic.buttonFrames(count: 8, width: 20).isEmpty)
  }

  @Test(
    "An icon stands where it does in view dumps",
    arguments: [
      (90, CGSize(width: 25, height: 25), CGRect(x: 32, y: 5.5, width: 25, height: 25)),
      (76, CGSize(width: 30, height: 30), CGRect(x: 23, y: 3, width: 30, height: 30)),
      (90, CGSize(width: 24, height: 24), CGRect(x: 33, y: 6, width: 24, height: 24)),
      (371, CGSize(width: 21, height: 28), CGRect(x: 174.5, y: 4, width: 21, height: 28)),
    ] as [(Double, CGSize, CGRect)])
  func icon(width: Double, size: CGSize, frame: CGRect) {
    #expect(Self.classic.iconFrame(size: size, buttonWidth: width) == frame)
  }

  @Test("A badge stands where it does in view dumps")
  func badge() {
    let icon = CGRect(x: 33, y: 6, width: 24, height: 24)
    #expect(
      Self.classic.badgeFrame(textWidth: 8, icon: icon, buttonWidth: 90)
        == CGRect(x: 52, y: 2, width: 18, height: 18))
    let small = CGRect(x: 19, y: 7, width: 22, height: 22)
    #expect(
      Self.classic.badgeFrame(textWidth: 16.2, icon: small, buttonWidth: 60)
        == CGRect(x: 36, y: 2, width: 24, height: 18))
    #expect(
      Self.classic.badgeFrame(textWidth: 8, icon: nil, buttonWidth: 94)
        == CGRect(x: 58, y: 2, width: 18, height: 18))
    #expect(
      Self.floating.badgeFrame(textWidth: 8, icon: icon, buttonWidth: 94)
        == CGRect(x: 51, y: 10, width: 16, height: 16))
    #expect(
      Self.floating.badgeFrame(textWidth: 8, icon: nil, buttonWidth: 94)
        == CGRect(x: 52, y: 2, width: 18, height: 18))
  }
}
