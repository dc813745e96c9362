import TabRender
import Testing

@Suite("What is said about comparing one picture")
struct RuleConflictTests {
  /// The conflict that the suite's one picture, `a`, has.
  private func conflict(_ keys: String) throws -> RuleConflict? {
    let folder = try SquareSuite.folder(["a": 1], ", \(keys)")
    let items = try SquareSuite.suite(folder).items
    return try #require(items.first).conflict
  }

  @Test(
    "What a rule adds to another program's way to count is refused",
    arguments: [
      ("\"mode\": \"stored\"", .mode), ("\"tolerance\": 0", .tolerance), ("\"deltaE\": 1", .deltaE),
      ("\"ignoreAA\": true", .ignoreAA), ("\"allowSizeChange\": true", .allowSizeChange),
      ("\"metrics\": [\"mae\"]", .metrics), ("\"failIf\": [\"max>0\"]", .failIf),
    ] as [(String, CompareSettings.ForeignKey)])
  func foreign(setting: String, key: CompareSettings.ForeignKey) throws {
    let found = try conflict(
      """
      "compare": { "like": "pixelmatch" }, "rules": [{ "compare": { \(setting) } }]
      """)
    #expect(found == .foreignToPeer(key))
  }

  @Test("Conditions are not dropped where a rule lets another program count")
  func conditions() throws {
    let compare =
      "\"compare\": { \"tolerance\": 3, \"metrics\": [\"mae\"], \"failIf\": [\"mae>1\"] }"
    let rule = "\"rules\": [{ \"compare\": { \"like\": \"pixelmatch\""
    #expect(try conflict("\(compare), \(rule) } }]") == .foreignToPeer(.failIf))
    #expect(try conflict("\(compare), \(rule), \"failIf\": [] } }]") == nil)
  }

  @Test("A rule's way to count takes the place of the one before it, in both directions")
  func replaced() throws {
    let own = "{ \"mode\": \"stored\", \"tolerance\": 3, \"metrics\": [\"mae\"] }"
    let peer = "{ \"like\": \"pixelmatch\", \"threshold\": 0.3, \"includeAA\": true }"
    let folder = try SquareSuite.folder(
      ["a": 1, "b": 1, "c": 1],
      """
      , "compare": \(own), "rules": [
        { "match": "[bc]", "compare": \(peer) },
        { "match": "b", "compare": \(peer) }, { "match": "c", "compare": \(peer) },
        { "match": "c", "compare": { "like": "none", "tolerance": 1 } }]
      """)
    let items = try SquareSuite.suite(folder).items
    #expect(items.map(\.conflict) == [nil, nil, nil])
    var pixelmatch = PictureRule()
    pixelmatch.pixelmatch = Pixelmatch(threshold: 0.3, includesAntialiasing: true)
    var tolerant = PictureRule()
    tolerant.options.tolerance = .channel(1)
    #expect(items[0].rule.options.comparison == .stored)
    #expect(items[1].rule == pixelmatch)
    #expect(items[2].rule == tolerant)
  }

  @Test(
    "Settings of another program need it",
    arguments: [("\"threshold\": 0.5", .threshold), ("\"includeAA\": false", .includeAA)]
      as [(String, CompareSettings.PeerKey)])
  func withoutPeer(setting: String, key: CompareSettings.PeerKey) throws {
    #expect(try conflict("\"compare\": { \(setting) }") == .withoutPeer(key))
    #expect(
      try conflict(
        "\"compare\": { \(setting) }, \"rules\": [{ \"compare\": { \"like\": \"pixelmatch\" } }]")
        == nil)
  }

  @Test("What contradicts itself is that picture's error, in a run and in a check")
  func told() throws {
    let folder = try SquareSuite.folder(
      ["a": 1, "b": 1, "c": 1],
      """
      , "compare": { "like": "pixelmatch" },
      "rules": [{ "match": "[ab]", "ignore": [[0, 0, 1, 1]] },
        { "match": "a", "ignore": [[0, 0, 1, 1]] }, { "match": "b", "ignore": [[0, 0, 1, 1]] }]
      """)
    _ = try SquareSuite.record(folder)
    let results = try SquareSuite.verify(folder)
    #expect(results.outcomes == ["a error", "b error", "c ok"])
    #expect(results.verdict() == .trouble(65))
    let sentence = "pixelmatch leaves no part of a picture out, and the rules ignore some"
    #expect(results.items[0].problem?.message == sentence)
    #expect(
      try SquareSuite.suite(folder).conflicts.map(\.record.message) == [
        "\(sentence), for a and 1 more"
      ])
  }
}
