/// The rows of a picture in bands, which threads share.
///
/// Results come in the order of the bands, and the bands do not depend on the threads.
struct RowBands: Sendable {
  /// Rows to a band of a picture of usual width.
  private static let height = 64
  /// Pixels to a band of a narrow picture, so that it has not more bands than are worth it.
  private static let pixels = 1 << 15

  private let bands: [Range<Int>]
  private let loop: ParallelLoop

  init(width: Int, height: Int, threads: Int) {
    let rows = max(Self.height, Self.pixels / max(1, width))
    bands = stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
    loop = ParallelLoop(threads: threads)
  }

  /// What a body makes of each band.
  func map<Part: Sendable>(_ body: @Sendable (Range<Int>) -> Part) -> [Part] {
    map({}, { _, rows in body(rows) })
  }

  /// What a body makes of each band, with a memory that the bands of a thread share.
  ///
  /// The memory may make it faster, and must not change what it makes.
  func map<Memory, Part: Sendable>(
    _ memory: @Sendable () -> Memory, _ body: @Sendable (inout Memory, Range<Int>) -> Part
  ) -> [Part] {
    loop.map(bands.count, memory: memory) { memory, index in body(&memory, bands[index]) }
  }
}
