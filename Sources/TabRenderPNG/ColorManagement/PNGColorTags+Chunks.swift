extension PNGColorTags {
  /// Whether a chunk is one that tags colours.
  static func isTag(_ chunk: PNGChunk) -> Bool {
    chunk.isNamed("cICP") || chunk.isNamed("iCCP") || chunk.isNamed("sRGB")
      || chunk.isNamed("gAMA") || chunk.isNamed("cHRM")
  }

  /// Takes in a sound chunk; what is wrong with it, where it then changes nothing.
  mutating func add(_ chunk: PNGChunk) -> PNGWarning.ColorChunkFlaw? {
    let data = chunk.data
    switch chunk.name {
    case "cICP": return Self.add(Self.codePoints(Array(data)), to: &codePoints)
    case "iCCP": return Self.add(EmbeddedProfile(data), to: &profile)
    case "sRGB": return Self.add(Self.intent(Array(data)), to: &renderingIntent)
    case "gAMA": return Self.add(Self.gamma(Array(data)), to: &gamma)
    case "cHRM": return Self.add(Self.chromaticities(Array(data)), to: &chromaticities)
    default: return nil
    }
  }

  private static func add<Value>(
    _ found: Value?, to value: inout Value?
  ) -> PNGWarning.ColorChunkFlaw? {
    guard let found else { return .malformed }
    guard value == nil else { return .repeated }
    value = found
    return nil
  }

  private static func codePoints(_ data: [UInt8]) -> CodePoints? {
    guard data.count == 4 else { return nil }
    return CodePoints(primaries: data[0], transfer: data[1], matrix: data[2], fullRange: data[3])
  }

  private static func intent(_ data: [UInt8]) -> Int? {
    data.count == 1 && data[0] <= 3 ? Int(data[0]) : nil
  }

  private static func gamma(_ data: [UInt8]) -> Int? {
    guard data.count == 4 else { return nil }
    let value = Int(data.bigEndian32(at: 0))
    return value > 0 && value <= Int(Int32.max) ? value : nil
  }

  private static func chromaticities(_ data: [UInt8]) -> Chromaticities? {
    guard data.count == 32 else { return nil }
    let points = (0..<4).map { index in
      Chromaticities.Point(
        Int(data.bigEndian32(at: index * 8)), Int(data.bigEndian32(at: index * 8 + 4)))
    }
    let found = Chromaticities(
      white: points[0], red: points[1], green: points[2], blue: points[3])
    return ColorMatrix(toXYZFrom: found) == nil ? nil : found
  }
}
