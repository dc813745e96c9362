import Testing

/// The sources, held against the rules that ARCHITECTURE.md states.
@Suite struct ArchitectureTests {
  private let rules = ArchitectureRules.tabRender

  @Test func `sources name only what their folder may use`() throws {
    let sources = try Repository.swiftSources(below: "Sources/TabRender")
    try #require(!sources.isEmpty)
    for violation in ArchitectureCheck(rules: rules, sources: sources).violations() {
      Issue.record("Sources/TabRender/\(violation.description)")
    }
  }

  @Test func `the command line reaches C modules through the library only`() throws {
    for source in try Repository.swiftSources(below: "Sources/tabrender-cli") {
      for module in source.imports where rules.soleImporter[module.name] != nil {
        Issue.record("Sources/tabrender-cli/\(source.path):\(module.line): imports \(module.name)")
      }
    }
  }

  @Test func `tests see what everyone in the package sees`() throws {
    for source in try Repository.swiftSources(below: "Tests") {
      for attribute in source.attributes where attribute.name == "testable" {
        Issue.record("Tests/\(source.path):\(attribute.line): say `package`, not @testable")
      }
    }
  }

  @Test func `paths are taken apart by FilePath alone`() throws {
    // Foundation's way there ends the program on Linux when a path has one character.
    let bridge = ["NS", "String"].joined()
    for folder in ["Sources", "Tests"] {
      for source in try Repository.swiftSources(below: folder) {
        let text = try Repository.text(at: "\(folder)/\(source.path)")
        #expect(!text.contains(bridge), "\(folder)/\(source.path)")
      }
    }
  }

  @Test func `rules send data one way`() {
    #expect(rules.foldersInCycles.isEmpty)
  }

  @Test func `rules name only folders that they know`() {
    let known = Set(rules.mayUse.keys)
    #expect(rules.mayUse.values.allSatisfy { $0.isSubset(of: known) })
    #expect(known.isSuperset(of: rules.soleImporter.values))
    #expect(known.isSuperset(of: rules.importsNothing))
    #expect(
      rules.mayBeUnsafe.allSatisfy { known.contains($0) || rules.folder(of: $0) != nil })
  }

  @Test func `document states the rules of the folders that exist`() throws {
    let stated = try ArchitectureDocument().mayUse
    try #require(!stated.isEmpty)
    for (folder, used) in stated {
      let enforced = rules.mayUse[folder, default: []].intersection(stated.keys)
      #expect(used == enforced, "ARCHITECTURE.md, row \(folder)")
    }
    let sources = try Repository.swiftSources(below: "Sources/TabRender")
    let existing = Set(sources.compactMap { rules.folder(of: $0.path) })
    #expect(existing.subtracting(stated.keys).isEmpty, "folders without a row in ARCHITECTURE.md")
  }
}

/// The table of ARCHITECTURE.md under the head `| Folder | May use |`.
private struct ArchitectureDocument {
  private(set) var mayUse: [String: Set<String>] = [:]

  init() throws {
    let lines = try Repository.text(at: "ARCHITECTURE.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { !$0.hasPrefix("| Folder | May use |") }.dropFirst(2)
    for line in table.prefix(while: { $0.hasPrefix("|") }) {
      let cells = line.split(separator: "|").map { Self.names(in: $0) }
      guard cells.count >= 2 else { continue }
      for folder in cells[0] { mayUse[folder] = Set(cells[1]) }
    }
  }

  /// The names between backticks.
  private static func names(in cell: Substring) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
