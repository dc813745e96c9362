import TabRenderDiff
import Testing

/// The loops look at many columns in one step; their twins at one.
@Suite struct RowScanTests {
  /// Longer than four steps of either loop, with every remainder among the starts.
  static let count = 70

  @Test(arguments: 0..<count)
  func `the first difference is found wherever it is`(column: Int) {
    let row = (0..<UInt32(Self.count)).map { $0 &* 2_654_435_761 }
    for bit in 0..<UInt32.bitWidth {
      var other = row
      other[column] ^= 1 << UInt32(bit)
      // One that lies behind changes nothing.
      other[Self.count - 1] ^= 4
      let got = (0...Self.count).map {
        RowScan.nextDifference(row.span, other.span, from: $0)
      }
      let expected = (0...Self.count).map { start in
        (start..<Self.count).first { row[$0] != other[$0] } ?? Self.count
      }
      #expect(got == expected, "bit \(bit)")
    }
  }

  @Test(arguments: 0...count)
  func `equal rows of any length have no difference`(count: Int) {
    let row = [UInt64](repeating: 0xffff_0000_ffff_0000, count: count)
    for start in 0...count + 2 {
      #expect(RowScan.nextDifference(row.span, row.span, from: start) == count)
    }
  }

  @Test(arguments: (0..<8).map { UInt8(1) << $0 })
  func `every byte has the bit of a mask or lacks it`(mask: UInt8) {
    for byte in UInt8.min...UInt8.max {
      let row = [UInt8](repeating: ~mask & byte, count: Self.count)
      for column in row.indices {
        var marked = row
        marked[column] |= mask
        #expect(RowScan.nextByte(with: mask, in: marked.span, from: 0) == column)
        let opposite = marked.map { $0 ^ mask }
        #expect(RowScan.nextByte(without: mask, in: opposite.span, from: 0) == column)
      }
    }
  }

  @Test(arguments: [UInt8(1), 0x80])
  func `bytes are found from every start`(mask: UInt8) {
    let row = (0..<Self.count).map { UInt8(truncatingIfNeeded: $0 * $0 * 37) }
    for start in 0...Self.count {
      let columns = start..<Self.count
      let with = columns.first { row[$0] & mask != 0 } ?? Self.count
      let without = columns.first { row[$0] & mask == 0 } ?? Self.count
      #expect(RowScan.nextByte(with: mask, in: row.span, from: start) == with)
      #expect(RowScan.nextByte(without: mask, in: row.span, from: start) == without)
    }
  }
}
