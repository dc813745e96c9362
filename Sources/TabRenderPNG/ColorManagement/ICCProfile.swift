/// The part of an ICC profile that describes a screen: three primaries and a curve for each.
///
/// ICC.1:2010 calls it a three-component matrix-based profile; grey ones have a curve alone. Profiles
/// made of tables, as printers have, are refused.
struct ICCProfile {
  let colors: SourceColors
  private typealias Failure = ColorConversionError

  init(_ profile: EmbeddedProfile, isGrey: Bool) throws(ColorConversionError) {
    do throws(Reason) {
      guard let bytes = profile.bytes else { throw Reason("its stream is damaged") }
      colors = try Self.colors(Reader(bytes), isGrey: isGrey)
    } catch {
      throw .unsupportedProfile(name: profile.name, reason: error.text)
    }
  }

  private static func colors(_ reader: Reader, isGrey: Bool) throws(Reason) -> SourceColors {
    guard reader.name(at: 36) == "acsp" else { throw Reason("it is no ICC profile") }
    guard reader.name(at: 16) == (isGrey ? "GRAY" : "RGB ") else {
      throw Reason("it is for other samples than the picture's")
    }
    if isGrey {
      let curve = try reader.curve("kTRC")
      return SourceColors(curves: [curve, curve, curve], matrix: nil)
    }
    guard reader.name(at: 20) == "XYZ " else { throw Reason("it is made of tables") }
    // Tables go before the matrix where a profile has both (ICC.1, 8.10), and say something else.
    guard !reader.has("A2B0"), !reader.has("A2B1") else {
      throw Reason("it has tables beside the matrix")
    }
    let curves = [
      try reader.curve("rTRC"), try reader.curve("gTRC"), try reader.curve("bTRC"),
    ]
    let (red, green, blue) = (
      try reader.xyz("rXYZ"), try reader.xyz("gXYZ"), try reader.xyz("bXYZ")
    )
    let toXYZ = ColorMatrix(rows: (0..<3).map { [red[$0], green[$0], blue[$0]] })
    return SourceColors(
      curves: curves, matrix: ColorMatrix.toLinearSRGB(fromXYZUnder: d50).map { $0 * toXYZ })
  }

  /// The white of the connection space (ICC.1, 6.3.4.3).
  private static let d50 = [0.9642, 1, 0.8249]

  private struct Reason: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// Numbers and tags of a profile; what lies beyond its end is not there.
  private struct Reader {
    private let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func name(at offset: Int) -> String? {
      guard offset >= 0, offset <= bytes.count - 4 else { return nil }
      return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }

    private func number32(at offset: Int) throws(Reason) -> Int {
      guard offset >= 0, offset <= bytes.count - 4 else { throw Reason("it ends early") }
      return Int(bytes.bigEndian32(at: offset))
    }

    private func number16(at offset: Int) throws(Reason) -> UInt16 {
      guard offset >= 0, offset <= bytes.count - 2 else { throw Reason("it ends early") }
      return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    /// A signed number with 16 bits after the point.
    private func fixed(at offset: Int) throws(Reason) -> Double {
      Double(Int32(truncatingIfNeeded: try number32(at: offset))) / 65_536
    }

    /// Where the data of a tag begins.
    private func offset(of tag: String) throws(Reason) -> Int {
      let count = try number32(at: 128)
      // A profile has some ten tags; more than a hundred are a lie.
      for index in 0..<min(count, 100) where name(at: 132 + index * 12) == tag {
        return try number32(at: 136 + index * 12)
      }
      throw Reason("it is made of tables, or lacks \(tag)")
    }

    func has(_ tag: String) -> Bool { (try? offset(of: tag)) != nil }

    func xyz(_ tag: String) throws(Reason) -> [Double] {
      let offset = try offset(of: tag)
      guard name(at: offset) == "XYZ " else { throw Reason("\(tag) is damaged") }
      return [
        try fixed(at: offset + 8), try fixed(at: offset + 12), try fixed(at: offset + 16),
      ]
    }

    func curve(_ tag: String) throws(Reason) -> TransferCurve {
      let offset = try offset(of: tag)
      switch name(at: offset) {
      case "curv": return try sampledCurve(at: offset)
      case "para": return try parametricCurve(at: offset, tag)
      default: throw Reason("\(tag) is damaged")
      }
    }

    /// ICC.1, 10.6: no value is linear, one is an exponent with 8 bits after the point.
    private func sampledCurve(at offset: Int) throws(Reason) -> TransferCurve {
      let count = try number32(at: offset + 8)
      switch count {
      case 0: return .power(1)
      case 1: return .power(Double(try number16(at: offset + 12)) / 256)
      default:
        guard count <= (bytes.count - offset) / 2 else { throw Reason("it ends early") }
        var values: [UInt16] = []
        for index in 0..<count { values.append(try number16(at: offset + 12 + index * 2)) }
        return .table(values)
      }
    }

    /// ICC.1, 10.18, table 68; every form is the longest one with some numbers 0 or 1.
    private func parametricCurve(at offset: Int, _ tag: String) throws(Reason) -> TransferCurve {
      let kind = Int(try number16(at: offset + 8))
      guard kind < 5 else { throw Reason("\(tag) is damaged") }
      var p: [Double] = []
      for index in 0..<[1, 3, 4, 5, 7][kind] {
        p.append(try fixed(at: offset + 12 + index * 4))
      }
      if kind == 0 { return .power(p[0]) }
      guard p[1] != 0 else { throw Reason("\(tag) is damaged") }
      let end = -p[2] / p[1]
      switch kind {
      case 1: return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: end, e: 0, f: 0)
      case 2: return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: end, e: p[3], f: p[3])
      case 3: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
      default:
        return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
      }
    }
  }
}
