import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite(
  "Shadows of real pictures",
  .enabled(if: TruthPicture.arePresent, "needs ../shared/truth beside the package"))
struct ShadowTruthTests {
  /// One level for rounding, which the real renderer replaces by cutting in some pictures, and
  /// one for the coarse chords of its corners.
  static let levels = 2
  static let meanLevels = 0.12

  /// The screen's picture is dithered by ±1 level, which alone is an RMS of about 0.37.
  static let screenRMS = 0.45

  @Test("Snapshot shadows are those of render(in:)", arguments: TruthShadow.snapshots)
  func snapshot(_ shadow: TruthShadow) throws {
    let picture = try TruthPicture.read(shadow.name)
    let drawn = shadow.drawnLevels(.snapshot)
    let body = shadow.bodyCoverage
    var (worst, sum, count) = (0, 0, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width where shadow.isShadowOnly(body, x, y) {
        let difference = abs(shadow.darkness(picture[x, y]) - drawn(x, y))
        worst = max(worst, difference)
        sum += difference
        count += 1
      }
    }
    let mean = Double(sum) / Double(count)
    #expect(worst <= Self.levels, "mean \(mean)")
    #expect(mean <= Self.meanLevels)
  }

  @Test("Screen shadows are those of an iOS 26 simulator's screen")
  func screen() throws {
    let picture = try TruthPicture.read(ScreenShadow.name)
    let drawn = ScreenShadow.drawn()
    let body = ScreenShadow.body
    var (squares, count) = (0.0, 0)
    for y in 0..<picture.height
    where ScreenShadow.visibleRows.contains(y + ScreenShadow.originY) {
      for x in 0..<picture.width {
        let (column, row) = (x + ScreenShadow.originX, y + ScreenShadow.originY)
        guard body[column, row] == 0 else { continue }
        let expected = ScreenShadow.levels(drawn[column, row])
        let error = ScreenShadow.observed(picture[x, y]) - expected
        squares += error * error
        count += 1
      }
    }
    let rms = (squares / Double(count)).squareRoot()
    #expect(rms <= Self.screenRMS, "\(rms)")
  }
}

/// `.shadow(color: .black.opacity(0.25), radius: 14, y: 8)` on a 244 × 300 pt rounded rectangle
/// with a continuous corner of 72 pt, at 3 pixels per point, over (242, 242, 247).
enum ScreenShadow {
  static let name = "ha_ios26_swiftui_shadow_r14_3x_crop"
  /// What of the screen the picture shows.
  static let originX = 60
  static let originY = 430
  /// Other parts of that screen lie over the shadow above and below these rows.
  static let visibleRows = 456..<1543
  static let opacity = 0.25

  /// The shadow at opacity 1: its alpha has four times the resolution that the picture needs.
  static func drawn(_ model: ShadowModel = .screen) -> Bitmap {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let layer = CALayer()
    layer.frame = CGRect(x: 73, y: 183, width: 244, height: 300)
    layer.shadowPath = Path(roundedRect: layer.bounds, cornerRadius: 72, curve: .continuous)
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowOpacity = 1
    root.addSublayer(layer)
    return draw(root, width: 1170, height: 2532, scale: 3, shadowModel: model)
  }

  /// The shape and two pixels around it.
  static var body: ReferencePlane {
    let path = Path(
      roundedRect: CGRect(x: 217, y: 547, width: 736, height: 904), cornerRadius: 216,
      curve: .continuous)
    return ReferencePolygon(path).coverage(in: .canvas(1170, 1600))
  }

  /// The darkening that a shadow of that alpha makes on a background of 242.
  static func levels(_ pixel: PremultipliedPixel) -> Double {
    242 * opacity * Double(pixel.alpha) / 255
  }

  /// The darkening in the picture: the mean of three channels, which lessens the dither.
  static func observed(_ pixel: PremultipliedPixel) -> Double {
    let shares = [
      Double(pixel.red) / 242, Double(pixel.green) / 242, Double(pixel.blue) / 247,
    ]
    return 242 * (1 - shares.reduce(0, +) / 3)
  }
}
