/// The SHA-256 digest of some bytes, after FIPS 180-4.
package struct SHA256 {
  private var state = Self.initialState
  private var words = [UInt32](repeating: 0, count: 64)
  /// The bytes that do not fill a block yet, fewer than 64.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// The digest of nothing so far.
  package init() {}

  /// The digest as 64 lower-case hexadecimal digits.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.add(bytes)
    return digest.hexadecimal
  }

  /// The digest: 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var digest = SHA256()
    digest.add(bytes)
    return digest.bytes
  }

  /// Adds the next bytes.
  package mutating func add(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    var offset = 0
    if !rest.isEmpty {
      offset = min(64 - rest.count, bytes.count)
      rest += bytes[..<offset]
      guard rest.count == 64 else { return }
      compress(rest, from: 0)
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count - offset >= 64 {
      compress(bytes, from: offset)
      offset += 64
    }
    rest += bytes[offset...]
  }

  /// The digest of what was added, as 64 lower-case hexadecimal digits.
  package var hexadecimal: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// The digest of what was added: 32 bytes.
  package var bytes: [UInt8] {
    var end = self
    var padding: [UInt8] = [0x80]
    while (rest.count + padding.count) % 64 != 56 { padding.append(0) }
    let bits = count &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    end.add(padding)
    return end.state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// Adds the 64 bytes from an offset on.
  private mutating func compress(_ bytes: [UInt8], from offset: Int) {
    for index in 0..<16 {
      let start = offset + index * 4
      let (high, low) = (
        UInt32(bytes[start]) << 8 | UInt32(bytes[start + 1]),
        UInt32(bytes[start + 2]) << 8 | UInt32(bytes[start + 3])
      )
      words[index] = high << 16 | low
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 15], words[index - 2])
      let s0 = Self.rotated(near, 7) ^ Self.rotated(near, 18) ^ near >> 3
      let s1 = Self.rotated(far, 17) ^ Self.rotated(far, 19) ^ far >> 10
      words[index] = words[index - 16] &+ s0 &+ words[index - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = Self.roundConstants
    for index in 0..<64 {
      let s1 = Self.rotated(e, 6) ^ Self.rotated(e, 11) ^ Self.rotated(e, 25)
      let first = h &+ s1 &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
      let s0 = Self.rotated(a, 2) ^ Self.rotated(a, 13) ^ Self.rotated(a, 22)
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
