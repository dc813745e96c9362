internal import Synchronization

/// Font libraries, one for each thread that draws, so that a problem belongs to one picture.
final class FontPool: Sendable {
  private struct State {
    var idle: [FontLibrary] = []
    var all: [FontLibrary] = []
    var notes: Set<String> = []
  }

  private let search: FontSearch
  private let state = Mutex(State())

  init(_ search: FontSearch) { self.search = search }

  /// Lends a library without problems.
  func use<Result, Problem: Error>(
    _ body: (FontLibrary) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let library = take()
    defer { state.withLock { $0.idle.append(library) } }
    return try body(library)
  }

  private func take() -> FontLibrary {
    if let library = state.withLock({ $0.idle.popLast() }) {
      // Problems are forgotten with the search; opened files are kept.
      if !library.problems.isEmpty { library.search = search }
      return library
    }
    let library = FontLibrary(search: search)
    state.withLock { $0.all.append(library) }
    return library
  }

  /// Keeps a note about the run as a whole, once.
  func note(_ text: String) { state.withLock { _ = $0.notes.insert(text) } }

  /// The fonts that were opened with their digests, by name, and the notes in order.
  ///
  /// A font whose file is gone by now has an empty digest.
  var summary: (fonts: [SuiteResults.Font], notes: [String]) {
    let (libraries, notes) = state.withLock { ($0.all, $0.notes) }
    let files = Set(libraries.flatMap(\.fontFiles))
    let fonts = Set(
      files.map { file in
        SuiteResults.Font(
          name: "\(file.family) \(file.style)", sha256: (try? file.digest()) ?? "")
      })
    return (fonts.sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }, notes.sorted())
  }
}
