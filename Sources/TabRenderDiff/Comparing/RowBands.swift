internal import Dispatch
internal import Synchronization

/// The rows of a picture in bands, which threads share.
///
/// Results come in the order of the bands, and the bands do not depend on the threads.
struct RowBands: Sendable {
  /// Rows to a band of a picture of usual width.
  private static let height = 64
  /// Pixels to a band of a narrow picture, so that it has not more bands than are worth it.
  private static let pixels = 1 << 15

  private let bands: [Range<Int>]
  private let threads: Int

  init(width: Int, height: Int, threads: Int) {
    let rows = max(Self.height, Self.pixels / max(1, width))
    bands = stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
    self.threads = max(1, threads)
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
    let workers = min(threads, bands.count)
    guard workers > 1 else {
      var memory = memory()
      return bands.map { body(&memory, $0) }
    }
    let parts = Mutex<[Part?]>(Array(repeating: nil, count: bands.count))
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      var memory = memory()
      for index in stride(from: worker, to: bands.count, by: workers) {
        let part = body(&memory, bands[index])
        parts.withLock { $0[index] = part }
      }
    }
    return parts.withLock { $0.compactMap(\.self) }
  }
}
