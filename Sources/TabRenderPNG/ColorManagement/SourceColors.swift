/// The colours that a file's samples mean, as far as turning them into sRGB needs it.
struct SourceColors {
  /// The curves of red, green and blue; three, also for grey.
  let curves: [TransferCurve]
  /// From linear source to linear sRGB; `nil` where the primaries are those of sRGB.
  let matrix: ColorMatrix?

  /// A profile for sRGB comes to the identity but for the rounding of its numbers, 1/65,536 each.
  private static let matrixTolerance = 0.003

  init(curves: [TransferCurve], matrix: ColorMatrix?) {
    self.curves = curves.map { $0.isSRGB ? .sRGB : $0 }
    self.matrix = matrix.flatMap { $0.isIdentity(within: Self.matrixTolerance) ? nil : $0 }
  }

  private init(_ curve: TransferCurve, _ primaries: PNGColorTags.Chromaticities) {
    self.init(
      curves: [curve, curve, curve],
      matrix: primaries == .sRGB ? nil : .toLinearSRGB(from: primaries))
  }

  /// The same samples, on their way to the primaries of a space.
  func converted(to space: WorkingSpace) -> SourceColors {
    guard let onward = space.fromLinearSRGB else { return self }
    return SourceColors(curves: curves, matrix: matrix.map { onward * $0 } ?? onward)
  }

  /// Whether the samples are those of the space they shall become already.
  var isSRGB: Bool { matrix == nil && curves.allSatisfy { $0 == .sRGB } }

  /// What the deciding tag of a file says; `isGrey` tells which profiles fit.
  init(_ tags: PNGColorTags, isGrey: Bool) throws(ColorConversionError) {
    switch tags.effective {
    case .untagged, .sRGB: self.init(.sRGB, .sRGB)
    case .codePoints(let points): self = try Self(points)
    case .profile(let profile): self = try ICCProfile(profile, isGrey: isGrey).colors
    case .values(let gamma, let chromaticities):
      // gAMA states the exponent that encodes; its inverse decodes.
      let curve = gamma.map { TransferCurve.power(100_000 / Double($0)) } ?? .sRGB
      self.init(curve, chromaticities ?? .sRGB)
    }
  }

  private init(_ points: PNGColorTags.CodePoints) throws(ColorConversionError) {
    if let range = points.highDynamicRange { throw .highDynamicRange(range) }
    guard points.matrix == 0, points.fullRange == 1,
      let primaries = Self.primaries[points.primaries], let curve = Self.curves[points.transfer]
    else { throw .unsupportedCodePoints(points) }
    self.init(curve, primaries)
  }

  /// H.273, table 2.
  private static let primaries: [UInt8: PNGColorTags.Chromaticities] = [
    1: .sRGB, 9: .bt2020, 12: .displayP3,
  ]

  /// H.273, table 3.
  private static let curves: [UInt8: TransferCurve] = [
    1: .bt709, 4: .power(2.2), 5: .power(2.8), 6: .bt709, 8: .power(1), 13: .sRGB, 14: .bt709,
    15: .bt709,
  ]
}

/// Why the colours of a file could not be turned into sRGB; ``description`` says it in one line.
public enum ColorConversionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The samples reach beyond a screen's white, which sRGB cannot hold.
  case highDynamicRange(PNGColorTags.CodePoints.HighDynamicRange)
  /// `cICP` has numbers that are not known here.
  case unsupportedCodePoints(PNGColorTags.CodePoints)
  /// The ICC profile is damaged, or of a kind that is not known here.
  case unsupportedProfile(name: String, reason: String)
  /// The tag's primaries span colours that no light has, and no space is wide enough for them.
  case imaginaryColors

  /// One line without the file's name.
  public var description: String {
    switch self {
    case .highDynamicRange(let transfer):
      "cICP: \(transfer.rawValue) has a high dynamic range, which cannot be converted to sRGB"
    case .unsupportedCodePoints(let points):
      "cICP \(points.description) cannot be converted to sRGB"
    case .unsupportedProfile(let name, let reason):
      "iCCP \"\(name)\" cannot be converted to sRGB: \(reason)"
    case .imaginaryColors: "the tagged primaries give colours that no light has"
    }
  }
}
