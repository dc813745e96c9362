import Foundation

/// Turns a symbol's marks into one outline.
struct SymbolDrawing {
  /// The largest distance between a curve and its chords, in points: a hundredth of a pixel on a
  /// picture of five pixels a point.
  static let tolerance = 0.002

  let marks: [Mark]

  /// Contours that do not cross, for either fill rule.
  var outline: Path {
    var sweep = ContourSweep(tolerance: Self.tolerance)
    add(marks, under: .identity, to: &sweep)
    return sweep.outline()
  }

  private func add(
    _ marks: [Mark], under transform: CGAffineTransform, to sweep: inout ContourSweep
  ) {
    for mark in marks {
      switch mark {
      case .line(let figure):
        sweep.add(line(figure.applying(transform)))
      case .area(let figure):
        sweep.add(figure.applying(transform))
      case .solid(let figure):
        let path = figure.applying(transform)
        sweep.add(path)
        sweep.add(line(path))
      case .cut(let figure):
        sweep.remove(figure.applying(transform))
      case .slit(let figure):
        sweep.remove(line(figure.applying(transform), width: Mark.slitWidth))
      case .hole(let figure):
        let path = figure.applying(transform)
        sweep.remove(path)
        sweep.remove(line(path, width: Mark.slitWidth))
      case .clearing(let figure):
        let path = figure.applying(transform)
        sweep.remove(path)
        sweep.remove(line(path, width: Mark.lineWidth + 2 * Mark.margin))
      case .lane(let figure):
        sweep.remove(
          line(figure.applying(transform), width: Mark.lineWidth + 2 * Mark.margin))
      case .placed(let marks, let inner):
        add(marks, under: inner.concatenating(transform), to: &sweep)
      }
    }
  }

  private func line(_ path: Path, width: Double = Mark.lineWidth) -> Path {
    Stroke(width: width, cap: .round, join: .round, miterLimit: 10)
      .outline(of: path, tolerance: Self.tolerance)
  }
}
