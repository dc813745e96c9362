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

    func name(at place: Int) -> String? {
      guard place >= 0, place <= bytes.count - 4 else { return nil }
      return String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }

    private func number32(at place: Int) throws(Reason) -> Int {
      guard place >= 0, place <= bytes.count - 4 else { throw Reason("it ends early") }
      return Int(bytes.bigEndian32(at: place))
    }

    private func number16(at place: Int) throws(Reason) -> UInt16 {
      guard place >= 0, place <= bytes.count - 2 else { throw Reason("it ends early") }
      return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }

    /// A signed number with 16 bits after the point.
    private func fixed(at place: Int) throws(Reason) -> Double {
      Double(Int32(truncatingIfNeeded: try number32(at: place))) / 65_536
    }

    /// Where the data of a tag begins.
    private func place(of tag: String) throws(Reason) -> Int {
      let count = try number32(at: 128)
      // A profile has some ten tags; more than a hundred are a lie.
      for index in 0..<min(count, 100) where name(at: 132 + index * 12) == tag {
        return try number32(at: 136 + index * 12)
      }
      throw Reason("it is made of tables, or lacks \(tag)")
    }

    func has(_ tag: String) -> Bool { (try? place(of: tag)) != nil }

    func xyz(_ tag: String) throws(Reason) -> [Double] {
      let place = try place(of: tag)
      guard name(at: place) == "XYZ " else { throw Reason("\(tag) is damaged") }
      return [
        try fixed(at: place + 8), try fixed(at: place + 12), try fixed(at: place + 16),
      ]
    }

    func curve(_ tag: String) throws(Reason) -> TransferCurve {
      let place = try place(of: tag)
      switch name(at: place) {
      case "curv": return try sampledCurve(at: place)
      case "para": return try parametricCurve(at: place, tag)
      default: throw Reason("\(tag) is damaged")
      }
    }

    /// ICC.1, 10.6: no value is linear, one is an exponent with 8 bits after the point.
    private func sampledCurve(at place: Int) throws(Reason) -> TransferCurve {
      let count = try number32(at: place + 8)
      switch count {
      case 0: return .power(1)
      case 1: return .power(Double(try number16(at: place + 12)) / 256)
      default:
        guard count <= (bytes.count - place) / 2 else { throw Reason("it ends early") }
        var values: [UInt16] = []
        for index in 0..<count { values.append(try number16(at: place + 12 + index * 2)) }
        return .table(values)
      }
    }

    /// ICC.1, 10.18, table 68; every form is the longest one with some numbers 0 or 1.
    private func parametricCurve(at place: Int, _ tag: String) throws(Reason) -> TransferCurve {
      let kind = Int(try number16(at: place + 8))
      guard kind < 5 else { throw Reason("\(tag) is damaged") }
      var p: [Double] = []
      for index in 0..<[1, 3, 4, 5, 7][kind] {
        p.append(try fixed(at: place + 12 + index * 4))
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
