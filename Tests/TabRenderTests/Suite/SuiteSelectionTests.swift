import TabRender
import Testing

@Suite struct SuiteSelectionTests {
  private static let pictures: [(name: String, variant: SuiteResults.Variant?)] = [
    ("bar", .init(scale: 1, appearance: .light)), ("bar", .init(scale: 2, appearance: .dark)),
    ("bar-top", .init(scale: 1, appearance: .light)), ("list/row", nil),
  ]

  private func labels(_ words: [String]) throws -> [String] {
    let selection = try SuiteSelection(words, among: Self.pictures)
    return Self.pictures.filter { selection.selects($0.name, $0.variant) }
      .map { SuiteResults.label($0.name, $0.variant) }
  }

  @Test(arguments: [
    ([], ["bar", "bar~dark@2x", "bar-top", "list/row"]), (["bar"], ["bar", "bar~dark@2x"]),
    (["bar~dark@2x"], ["bar~dark@2x"]), (["bar@1x"], ["bar"]),
    (["ba"], ["bar", "bar~dark@2x", "bar-top"]),
    (["*~dark*"], ["bar~dark@2x"]), (["*row"], ["list/row"]),
    (["top", "row"], ["bar-top", "list/row"]),
  ])
  func `a word is a name, a glob or a part of names`(words: [String], expected: [String]) throws {
    #expect(try labels(words) == expected)
  }

  @Test func `a word that selects nothing is an error, also beside others`() {
    #expect(throws: SuiteError.self) { try labels(["bar", "foo"]) }
  }

  @Test func `what cannot be undone needs a whole name or a glob`() throws {
    #expect(throws: SuiteError.self) { try SuiteSelection(["ba"], among: Self.pictures, .exact) }
    #expect(throws: Never.self) { try SuiteSelection(["ba*"], among: Self.pictures, .exact) }
  }

  /// From Python: `int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], 'big') % count`.
  @Test(arguments: [("bar", 4, 0), ("bar-top", 4, 0), ("list/row", 7, 5), ("日本", 1000, 331)])
  func `a shard is told by the digest of the name alone`(name: String, count: Int, part: Int) {
    #expect(SuiteSelection.part(of: name, among: count) == part)
  }

  @Test func `shards hold every name once`() {
    let names = (0..<200).map { "scene-\($0)" }
    let found: [String] = (1...5).flatMap { index in
      let selection = SuiteSelection(shard: .init(index: index, count: 5))
      return names.filter { selection.selects($0, nil) }
    }
    #expect(found.count == 200)
    #expect(Set(found) == Set(names))
  }
}
