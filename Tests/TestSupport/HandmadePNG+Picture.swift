package import TabRenderBase

/// The seven passes of interlacing: where each starts and how far its pixels lie apart (PNG 3, 8.2).
private let passes: [(x: Int, y: Int, dx: Int, dy: Int)] = [
  (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
  (0, 1, 1, 2),
]

extension HandmadePNG {
  /// The file of a picture, its rows filtered in each of the five ways by turns.
  package init(_ picture: StoredImage, interlaced: Bool) {
    let types: [StoredImage.Form: UInt8] = [
      .grey: 0, .rgb: 2, .palette: 3, .greyAlpha: 4, .rgba: 6,
    ]
    var rows: [UInt8] = []
    for pass in interlaced ? passes : [(x: 0, y: 0, dx: 1, dy: 1)] {
      let columns = Array(stride(from: pass.x, to: picture.width, by: pass.dx))
      guard !columns.isEmpty else { continue }
      var above: [UInt8]?
      for (index, y) in stride(from: pass.y, to: picture.height, by: pass.dy).enumerated() {
        let row = packed(picture, columns, y)
        let bytesPerPixel = max(1, picture.form.samples * picture.bitDepth / 8)
        rows += filtered(
          row, above: above ?? Array(repeating: 0, count: row.count), way: index % 5,
          distance: bytesPerPixel)
        above = row
      }
    }
    var chunks: [(name: String, data: [UInt8])] = []
    if picture.form == .palette {
      chunks.append(
        ("PLTE", picture.palette.flatMap { word in [0, 8, 16].map { UInt8(word >> $0 & 255) } }))
      chunks.append(("tRNS", picture.palette.map { UInt8($0 >> 24) }))
    }
    if let key = picture.transparentSamples {
      chunks.append(("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))
    }
    self.init(
      width: picture.width, height: picture.height, depth: UInt8(picture.bitDepth),
      colorType: types[picture.form] ?? 0, interlaced: interlaced, chunks: chunks, rows: rows)
  }
}

/// The samples of some columns of a row, packed from the highest bit on.
private func packed(_ picture: StoredImage, _ columns: [Int], _ y: Int) -> [UInt8] {
  let bits = columns.flatMap { x in
    SlowSamples(picture).samples(x: x, y: y).flatMap { sample in
      (0..<picture.bitDepth).reversed().map { sample >> $0 & 1 }
    }
  }
  return stride(from: 0, to: bits.count, by: 8).map { start in
    (start..<start + 8).reduce(0) { $0 << 1 | UInt8($1 < bits.count ? bits[$1] : 0) }
  }
}

/// A row with its filter byte (PNG 3, 9.2).
private func filtered(_ row: [UInt8], above: [UInt8], way: Int, distance: Int) -> [UInt8] {
  [UInt8(way)]
    + row.indices.map { index in
      let a = index >= distance ? Int(row[index - distance]) : 0
      let b = Int(above[index])
      let c = index >= distance ? Int(above[index - distance]) : 0
      let distances = [abs(b - c), abs(a - c), abs(a + b - 2 * c)]
      let nearest = distances.firstIndex(of: distances.min() ?? 0) ?? 0
      let prediction = [0, a, b, (a + b) / 2, [a, b, c][nearest]][way]
      return UInt8(truncatingIfNeeded: Int(row[index]) - prediction)
    }
}
