/// The SHA-256 digest of some bytes, after FIPS 180-4.
package enum SHA256 {
  /// The digest as 64 lower-case hexadecimal digits.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    digest(of: bytes).map { Hexadecimal.lower($0, digits: 2) }.joined()
  }

  /// The digest: 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state = initialState
    var words = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count / 64
    for block in 0..<whole { compress(bytes, from: block * 64, into: &state, &words) }
    var rest = Array(bytes[(whole * 64)...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(bytes.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    for start in stride(from: 0, to: rest.count, by: 64) {
      compress(rest, from: start, into: &state, &words)
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// Adds the 64 bytes from a place on; `words` is room for 64, whatever is in it.
  private static func compress(
    _ bytes: [UInt8], from place: Int, into state: inout [UInt32], _ words: inout [UInt32]
  ) {
    for index in 0..<16 {
      let start = place + index * 4
      let (high, low) = (
        UInt32(bytes[start]) << 8 | UInt32(bytes[start + 1]),
        UInt32(bytes[start + 2]) << 8 | UInt32(bytes[start + 3])
      )
      words[index] = high << 16 | low
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 15], words[index - 2])
      let s0 = rotated(near, 7) ^ rotated(near, 18) ^ near >> 3
      let s1 = rotated(far, 17) ^ rotated(far, 19) ^ far >> 10
      words[index] = words[index - 16] &+ s0 &+ words[index - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ s1 &+ (e & f ^ ~e & g) &+ roundConstants[index] &+ words[index]
      let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let second = s0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  private static let primes: [Double] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193,
    197, 199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307,
    311,
  ]

  /// The first 32 bits of the fractions of the square roots of the first eight primes.
  private static let initialState = primes.prefix(8).map { fraction($0.squareRoot()) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let roundConstants = primes.map { prime in
    var root = ElementaryFunctions.pow(prime, 1 / 3)
    // Newton's step makes the last bits exact enough for 32 bits of the fraction.
    root -= (root * root * root - prime) / (3 * root * root)
    return fraction(root)
  }

  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
}
