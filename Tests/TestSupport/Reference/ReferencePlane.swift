package import TabRenderBase

/// One number per pixel of a rectangle, 0 everywhere else.
package struct ReferencePlane {
  package let area: PixelRect
  package var values: [Double]

  package init(area: PixelRect) {
    self.area = area
    values = Array(repeating: 0, count: area.width * area.height)
  }

  /// The value of a pixel; 0 outside the rectangle.
  package subscript(x: Int, y: Int) -> Double {
    get { area.contains(x: x, y: y) ? values[index(x, y)] : 0 }
    set { values[index(x, y)] = newValue }
  }

  package func index(_ x: Int, _ y: Int) -> Int { (y - area.minY) * area.width + x - area.minX }

  /// The same numbers on the smallest rectangle that holds all that are not 0.
  package func trimmed() -> ReferencePlane {
    var kept = PixelRect(minX: area.maxX, minY: area.maxY, maxX: area.minX, maxY: area.minY)
    for y in area.rows {
      let row = values[index(area.minX, y)..<index(area.minX, y) + area.width]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      kept.minX = min(kept.minX, area.minX + first - row.startIndex)
      kept.maxX = max(kept.maxX, area.minX + last - row.startIndex + 1)
      kept.minY = min(kept.minY, y)
      kept.maxY = y + 1
    }
    return kept.isEmpty ? ReferencePlane(area: .nothing) : cropped(to: kept)
  }

  /// The numbers of another rectangle, 0 where there were none.
  package func cropped(to area: PixelRect) -> ReferencePlane {
    var result = ReferencePlane(area: area)
    for y in area.rows {
      for x in area.columns { result[x, y] = self[x, y] }
    }
    return result
  }

  package func map(_ transform: (Double) -> Double) -> ReferencePlane {
    var result = self
    for index in result.values.indices { result.values[index] = transform(values[index]) }
    return result
  }

  /// Both planes, on the same rectangle, combined number by number.
  package func combined(
    with other: ReferencePlane, _ combine: (Double, Double) -> Double
  ) -> ReferencePlane {
    precondition(area == other.area, "Planes of different rectangles cannot be combined.")
    var result = self
    for index in result.values.indices {
      result.values[index] = combine(values[index], other.values[index])
    }
    return result
  }
}

extension PixelRect {
  package static let nothing = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package static func canvas(_ width: Int, _ height: Int) -> PixelRect {
    PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  package func contains(x: Int, y: Int) -> Bool { columns.contains(x) && rows.contains(y) }
}
