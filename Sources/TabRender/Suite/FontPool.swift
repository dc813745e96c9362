internal import Synchronization

/// Font libraries, one for each thread that draws, so that a problem belongs to one picture.
final class FontPool: Sendable {
  private struct State {
    var idle: [FontLibrary] = []
    var all: [FontLibrary] = []
    var notes: Set<String> = []
    var digests: [FontFile: String] = [:]
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

  /// The digests of the font files that a library has used since it was asked before, in order.
  ///
  /// A font whose file is gone by now has none.
  func digests(ofUsed library: FontLibrary) -> [String] {
    Set(library.takeUsedFiles().map(digest)).filter { !$0.isEmpty }.sorted()
  }

  /// The digest of a file, which is read once.
  private func digest(of file: FontFile) -> String {
    if let known = state.withLock({ $0.digests[file] }) { return known }
    let digest = (try? file.digest()) ?? ""
    state.withLock { $0.digests[file] = digest }
    return digest
  }

  /// The fonts that were opened with their digests, by name, and the notes in order.
  ///
  /// A font whose file is gone by now has an empty digest.
  var summary: (fonts: [SuiteResults.Font], notes: [String]) {
    let (libraries, notes) = state.withLock { ($0.all, $0.notes) }
    let files = Set(libraries.flatMap(\.fontFiles))
    let fonts = Set(
      files.map { SuiteResults.Font(name: "\($0.family) \($0.style)", sha256: digest(of: $0)) })
    return (fonts.sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }, notes.sorted())
  }
}
