/// The separable blur of anything that gives coverage, for just the pixels asked for.
///
/// A blurred row is the sum of the row's steps, each spread by the kernel's running sum; the same
/// holds down the columns. Flat runs and equal rows have no steps and cost nothing, which makes
/// the blur of an outline far cheaper than a convolution and never dearer. Sums run in a fixed
/// order, so the result does not depend on how its rows are cut up.
///
/// The source has a value for each cell; a cell is a pixel, unless ``BlurCells`` makes it larger.
struct GaussianBlur {
  /// Gives the unrounded coverage of a region of cells, row by row.
  typealias Source = (PixelRect) -> [Float]

  private static let stripWidth = 128
  private static let chunkHeight = 64

  /// What the source is outside its bounds.
  enum Surroundings {
    /// Nothing: 0.
    case empty
    /// The pixels at the edge go on.
    case edges
  }

  let kernel: GaussianKernel
  /// How many pixels a cell of the source is wide and high.
  let cell: Int
  let source: Source
  /// In cells.
  let sourceBounds: PixelRect
  let surroundings: Surroundings

  init(
    kernel: GaussianKernel, cell: Int = 1, source: @escaping Source, sourceBounds: PixelRect,
    surroundings: Surroundings = .empty
  ) {
    self.kernel = kernel
    self.cell = cell
    self.source = source
    self.sourceBounds = sourceBounds
    self.surroundings = surroundings
  }

  /// The blurred coverage of a region.
  func mask(for region: PixelRect) -> Mask {
    var mask = Mask(width: region.width, height: region.height)
    guard !region.isEmpty else { return mask }
    for left in stride(from: region.minX, to: region.maxX, by: Self.stripWidth) {
      let strip = PixelRect(
        minX: left, minY: region.minY, maxX: min(left + Self.stripWidth, region.maxX),
        maxY: region.maxY)
      blur(strip, into: &mask, firstColumn: left - region.minX)
    }
    return mask
  }

  private func blur(_ strip: PixelRect, into mask: inout Mask, firstColumn: Int) {
    let steps = RowSteps(of: self, in: strip)
    let width = strip.width
    var passed = steps.base
    var nextToPass = 0
    var target = [Float](repeating: 0, count: width)
    for row in strip.rows {
      while nextToPass < steps.rows.count, row - steps.rows[nextToPass] >= kernel.reach {
        steps.add(nextToPass, times: 1, to: &passed)
        nextToPass += 1
      }
      target = passed
      var index = nextToPass
      while index < steps.rows.count, steps.rows[index] - row <= kernel.reach {
        let tap = row - steps.rows[index] + kernel.reach
        steps.add(index, times: kernel.cumulative[tap], to: &target)
        index += 1
      }
      let start = (row - strip.minY) * mask.width + firstColumn
      var all = mask.bytes.mutableSpan
      all.withPart(start..<start + width) { CoverageKernels.quantize(target.span, into: &$0) }
    }
  }

  /// The rows at which the horizontally blurred source changes, and by how much.
  private struct RowSteps {
    let width: Int
    /// What is above the first step.
    private(set) var base: [Float]
    private(set) var rows: [Int] = []
    private var values: [Float] = []

    /// Adds a step, times a factor, to a row.
    func add(_ index: Int, times factor: Float, to row: inout [Float]) {
      var span = row.mutableSpan
      BlurKernels.add(
        values.span.extracting(index * width..<(index + 1) * width), times: factor, to: &span)
    }

    init(of blur: GaussianBlur, in strip: PixelRect) {
      width = strip.width
      base = [Float](repeating: 0, count: width)
      let reach = blur.kernel.reach
      let area = strip.expanded(by: reach).inCells(blur.cell).intersection(blur.sourceBounds)
      guard !area.isEmpty else { return }
      var previousSource: [Float] = []
      var previous = [Float](repeating: 0, count: width)
      var current = previous
      for top in stride(from: area.minY, to: area.maxY, by: GaussianBlur.chunkHeight) {
        let chunk = PixelRect(
          minX: area.minX, minY: top, maxX: area.maxX,
          maxY: min(top + GaussianBlur.chunkHeight, area.maxY))
        let coverage = blur.source(chunk)
        for row in chunk.rows {
          let start = (row - top) * area.width
          let line = Array(coverage[start..<start + area.width])
          guard line != previousSource else { continue }
          blur.spread(line, from: area.minX, into: &current, strip: strip)
          if row == area.minY, blur.surroundings == .edges {
            base = current
            previous = current
          }
          append(current, minus: previous, at: row * blur.cell)
          swap(&current, &previous)
          previousSource = line
        }
      }
      if blur.surroundings == .empty, area.maxY * blur.cell < strip.maxY + reach {
        append(
          [Float](repeating: 0, count: width), minus: previous, at: area.maxY * blur.cell)
      }
    }

    private mutating func append(_ row: [Float], minus previous: [Float], at y: Int) {
      var difference = [Float](repeating: 0, count: width)
      var span = difference.mutableSpan
      guard BlurKernels.difference(row.span, previous.span, into: &span) else { return }
      rows.append(y)
      values.append(contentsOf: difference)
    }
  }

  /// Blurs one row of the source along itself.
  private func spread(
    _ line: [Float], from firstColumn: Int, into target: inout [Float], strip: PixelRect
  ) {
    let reach = kernel.reach
    for i in target.indices { target[i] = 0 }
    // Steps that are over when the strip begins, or end inside it, go on as constants.
    var constants = [Float](repeating: 0, count: target.count)
    var last: Float = 0
    var count = line.count + 1
    if surroundings == .edges, let edge = line.first {
      constants[0] = edge
      last = edge
      count -= 1
    }
    for index in 0..<count {
      let value = index < line.count ? line[index] : 0
      let step = value - last
      last = value
      guard step != 0 else { continue }
      let column = (firstColumn + index) * cell
      let from = max(strip.minX, column - reach)
      let to = min(strip.maxX, column + reach)
      if from < to {
        let tap = from - column + reach
        var span = target.mutableSpan
        let taps = kernel.cumulative.span.extracting(tap..<tap + (to - from))
        span.withPart(from - strip.minX..<to - strip.minX) {
          BlurKernels.add(taps, times: step, to: &$0)
        }
      }
      let over = max(to, strip.minX)
      if over < strip.maxX { constants[over - strip.minX] += step }
    }
    var constantSpan = constants.mutableSpan
    BlurKernels.sum(&constantSpan)
    var span = target.mutableSpan
    BlurKernels.add(constants.span, times: 1, to: &span)
  }
}
