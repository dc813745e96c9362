/// Gives the premultiplied pixels of an axial gradient, a row at a time.
struct GradientShader: Sendable {
  let gradient: AxialGradient

  /// Writes the colours of some columns of a row, sampled at pixel centres.
  func fill(_ pixels: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) {
    let base = gradient.b * (Double(row) + 0.5) + gradient.c
    for column in columns {
      let color = color(at: gradient.a * (Double(column) + 0.5) + base) * 255
      let index = (column - columns.lowerBound) * 4
      for channel in 0..<4 { pixels[index + channel] = UInt8(color[channel] + 0.5) }
    }
  }

  private func color(at place: Double) -> SIMD4<Double> {
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (place - before.location) / (after.location - before.location)
    return before.color + (after.color - before.color) * share
  }
}
