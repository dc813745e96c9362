/// The loops that find the next column of a row that matters.
package enum RowScan {
  /// Words that are looked at in one step.
  private static let step = 16

  /// The first column, at or after one, in which two rows differ; their count where none does.
  @inline(__always)
  package static func nextDifference<Word: FixedWidthInteger & BitwiseCopyable>(
    _ a: Span<Word>, _ b: Span<Word>, from start: Int
  ) -> Int {
    let count = a.count
    precondition(b.count == count && start >= 0)
    var x = start
    while x &+ step <= count {
      var bits: Word = 0
      for k in x..<x &+ step {
        unsafe bits |= a[unchecked: k] ^ b[unchecked: k]
      }
      if bits != 0 { break }
      x &+= step
    }
    while x < count, unsafe a[unchecked: x] == b[unchecked: x] { x &+= 1 }
    return min(x, count)
  }

  /// The first column, at or after one, whose byte has the bit of a mask; the count where none has.
  package static func nextByte(with mask: UInt8, in row: Span<UInt8>, from start: Int) -> Int {
    next(mask, toggling: 0, in: row, from: start)
  }

  /// The first column, at or after one, whose byte lacks the bit of a mask; the count where all
  /// have it.
  package static func nextByte(without mask: UInt8, in row: Span<UInt8>, from start: Int) -> Int {
    next(mask, toggling: mask, in: row, from: start)
  }

  /// The first byte that has a bit of the mask after some bits were toggled; eight at a time.
  @inline(__always)
  private static func next(
    _ mask: UInt8, toggling bits: UInt8, in row: Span<UInt8>, from start: Int
  ) -> Int {
    precondition(start >= 0)
    let everywhere: UInt64 = 0x0101_0101_0101_0101
    let wideMask = UInt64(mask) &* everywhere
    let wideBits = UInt64(bits) &* everywhere
    let bytes = unsafe row.bytes
    var x = start
    while x &+ 8 <= row.count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: x, as: UInt64.self)
      let found = (UInt64(littleEndian: word) ^ wideBits) & wideMask
      if found != 0 { return x &+ found.trailingZeroBitCount / 8 }
      x &+= 8
    }
    while x < row.count, unsafe (row[unchecked: x] ^ bits) & mask == 0 { x &+= 1 }
    return min(x, row.count)
  }
}
