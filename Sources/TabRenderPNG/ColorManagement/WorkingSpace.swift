/// A colour space in which pictures with different colour tags are compared.
///
/// All have the white and the curve of sRGB, and differ in their primaries. Narrow ones come first:
/// pictures are compared in the first that holds every colour of both, so that no colour is cut off
/// and a step of a sample stays as small as it can.
package enum WorkingSpace: String, CaseIterable, Hashable, Sendable {
  case sRGB = "sRGB"
  case displayP3 = "Display P3"
  case bt2020 = "BT.2020"
  /// Primaries a hair's breadth from those of CIE XYZ, which span every colour that light can have.
  case xyz = "XYZ"

  /// From linear sRGB to the linear light of the space; `nil` for sRGB itself.
  var fromLinearSRGB: ColorMatrix? {
    guard self != .sRGB, let toXYZ = ColorMatrix(toXYZFrom: chromaticities),
      let fromSRGB = ColorMatrix(toXYZFrom: .sRGB)
    else { return nil }
    return toXYZ.inverse.map { $0 * fromSRGB }
  }

  private var chromaticities: PNGColorTags.Chromaticities {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    case .bt2020: .bt2020
    case .xyz:
      PNGColorTags.Chromaticities(
        white: PNGColorTags.Chromaticities.sRGB.white,
        red: PNGColorTags.Chromaticities.Point(99_999, 1),
        green: PNGColorTags.Chromaticities.Point(0, 100_000),
        blue: PNGColorTags.Chromaticities.Point(0, 1))
    }
  }
}
