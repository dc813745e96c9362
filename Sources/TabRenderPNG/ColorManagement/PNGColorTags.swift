/// What a PNG file says about its colours: the chunks `cICP`, `iCCP`, `sRGB`, `gAMA` and `cHRM`.
///
/// Chunks that are damaged, of the wrong length, out of range or behind the pixels are not among them,
/// and of two of one kind the first counts.
public struct PNGColorTags: Hashable, Sendable {
  /// `cICP`: code points for primaries and transfer.
  public internal(set) var codePoints: CodePoints?
  /// `iCCP`: an ICC profile.
  public internal(set) var profile: EmbeddedProfile?
  /// `sRGB`: the rendering intent, 0…3.
  public internal(set) var renderingIntent: Int?
  /// `gAMA`: 100,000 times the exponent that encodes light as samples; above 0.
  public internal(set) var gamma: Int?
  /// `cHRM`: the white point and the primaries.
  public internal(set) var chromaticities: Chromaticities?

  /// The tags of a file that has none, which is read as sRGB.
  public init() {}

  /// The tag that decides, by the order of PNG 3, 4.3: `cICP`, `iCCP`, `sRGB`, then `gAMA` and `cHRM`.
  ///
  /// A `cICP` that leaves its primaries or its transfer unspecified decides nothing.
  public enum Effective: Hashable, Sendable {
    /// Nothing is said: sRGB.
    case untagged
    /// sRGB by its own chunk.
    case sRGB
    /// Code points.
    case codePoints(CodePoints)
    /// An ICC profile.
    case profile(EmbeddedProfile)
    /// A power, primaries, or both; what is missing is that of sRGB.
    case values(gamma: Int?, chromaticities: Chromaticities?)
  }

  /// The tag that decides about the colours.
  public var effective: Effective {
    if let codePoints, !codePoints.isUnspecified { return .codePoints(codePoints) }
    if let profile { return .profile(profile) }
    if renderingIntent != nil { return .sRGB }
    if gamma == nil && chromaticities == nil { return .untagged }
    return .values(gamma: gamma, chromaticities: chromaticities)
  }

  /// Whether the same samples are the same colours under both.
  ///
  /// A file without tags means sRGB. Profiles are compared by the bytes that they inflate to.
  public func hasSameMeaning(as other: PNGColorTags) -> Bool {
    switch (effective.withoutSRGB, other.effective.withoutSRGB) {
    case (.profile(let first), .profile(let second)): first.isSame(as: second)
    case (let first, let second): first == second
    }
  }
}

extension PNGColorTags.Effective: CustomStringConvertible {
  /// The chunk's name and what it says.
  public var description: String {
    switch self {
    case .untagged: "no tag"
    case .sRGB: "sRGB"
    case .codePoints(let points): "cICP \(points.description)"
    case .profile(let profile): "iCCP \"\(profile.name)\""
    case .values(let gamma, let chromaticities):
      [gamma.map { "gAMA \(Double($0) / 100_000)" }, chromaticities.map { _ in "cHRM" }]
        .compactMap(\.self).joined(separator: " with ")
    }
  }

  /// Every way to say sRGB as the one of saying nothing.
  fileprivate var withoutSRGB: Self {
    switch self {
    case .sRGB, .codePoints(.sRGB), .values(nil, .some(.sRGB)): .untagged
    default: self
    }
  }
}

extension PNGColorTags {
  /// The four numbers of `cICP`, as ITU-T H.273 gives them.
  public struct CodePoints: Hashable, Sendable, CustomStringConvertible {
    /// The primaries and the white point: 1 is BT.709, 9 BT.2020, 12 Display P3.
    public let primaries: UInt8
    /// The transfer function: 1 is BT.709, 8 linear, 13 sRGB, 16 PQ, 18 HLG.
    public let transfer: UInt8
    /// The matrix; 0, RGB, in every sound PNG.
    public let matrix: UInt8
    /// 1 where samples use the full range.
    public let fullRange: UInt8

    /// Whether the primaries or the transfer are those of number 2, "unspecified".
    var isUnspecified: Bool { primaries == 2 || transfer == 2 }

    static let sRGB = CodePoints(primaries: 1, transfer: 13, matrix: 0, fullRange: 1)

    /// A transfer function for more light than a screen's white.
    public enum HighDynamicRange: String, Hashable, Sendable {
      /// The perceptual quantizer of SMPTE ST 2084.
      case pq = "PQ"
      /// Hybrid log-gamma of BT.2100.
      case hlg = "HLG"
    }

    /// The transfer function, if it is one for a high dynamic range.
    public var highDynamicRange: HighDynamicRange? {
      switch transfer {
      case 16: .pq
      case 18: .hlg
      default: nil
      }
    }

    /// The name where there is one, else the four numbers.
    public var description: String {
      switch (primaries, transfer, matrix, fullRange) {
      case (1, 13, 0, 1): "sRGB"
      case (12, 13, 0, 1): "Display P3"
      case (9, 16, 0, 1): "BT.2020 PQ"
      case (9, 18, 0, 1): "BT.2020 HLG"
      default: "\(primaries)/\(transfer)/\(matrix)/\(fullRange)"
      }
    }
  }

  /// Where white, red, green and blue lie in the CIE diagram, in 100,000ths of x and y.
  public struct Chromaticities: Hashable, Sendable {
    /// The white point.
    public let white: Point
    /// The red primary.
    public let red: Point
    /// The green primary.
    public let green: Point
    /// The blue primary.
    public let blue: Point

    /// A point of the CIE diagram, in 100,000ths.
    public struct Point: Hashable, Sendable {
      /// 100,000 times x.
      public let x: Int
      /// 100,000 times y.
      public let y: Int

      init(_ x: Int, _ y: Int) {
        self.x = x
        self.y = y
      }
    }

    private static let d65 = Point(31_270, 32_900)
    static let sRGB = Chromaticities(
      white: d65, red: Point(64_000, 33_000), green: Point(30_000, 60_000),
      blue: Point(15_000, 6_000))
    static let displayP3 = Chromaticities(
      white: d65, red: Point(68_000, 32_000), green: Point(26_500, 69_000),
      blue: Point(15_000, 6_000))
    static let bt2020 = Chromaticities(
      white: d65, red: Point(70_800, 29_200), green: Point(17_000, 79_700),
      blue: Point(13_100, 4_600))
  }
}
