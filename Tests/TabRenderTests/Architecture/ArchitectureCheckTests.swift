import Testing

/// The check finds what it must find, and nothing else, in small sources made for it.
@Suite struct ArchitectureCheckTests {
  private static let rules = ArchitectureRules(
    mayUse: ["Low": [], "High": ["Low"], "Other": [], "High/Core": []],
    soleImporter: ["CPNG": "Low"],
    importsNothing: ["High/Core"],
    mayBeUnsafe: ["Low", "Other/Door.swift"])

  private static let low = ("Low/Point.swift", "public struct Point {}\nprivate enum Hidden {}")
  private static let high = ("High/Tree.swift", "package final class Tree { enum Kind {} }")

  private func violations(_ files: (path: String, text: String)...) -> [String] {
    let sources = files.map { SwiftSource(path: $0.path, text: $0.text) }
    return ArchitectureCheck(rules: Self.rules, sources: sources).violations().map(\.description)
  }

  @Test(arguments: [
    "let tree: Tree? = nil",
    "extension Tree {}",
    "let tree = TabRender.Tree()",
    "let text = \"\\(Tree())\"",
    "let text = #\"\"\"\n  \\#(f(g(), Tree()))\n  \"\"\"#",
  ])
  func `upward name is found`(line: String) {
    let found = violations(Self.low, Self.high, ("Low/Bad.swift", "/* one\n*/\n" + line))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Low/Bad.swift:") == true)
    #expect(found.first?.hasSuffix("Low may not name Tree, which belongs to High") == true)
  }

  @Test func `violation carries the line`() {
    let found = violations(
      Self.high, ("Other/A.swift", "/* a\n b */\nlet s = \"\"\"\n\n\"\"\"; Tree()"))
    #expect(found == ["Other/A.swift:5: Other may not name Tree, which belongs to High"])
  }

  @Test(arguments: [
    "// Tree",
    "/// ``Tree``\nlet a = 1",
    "/* Tree /* Tree */ Tree */",
    "let text = \"Tree \\\" Tree\"",
    "let text = #\"Tree \\(Tree) \" Tree\"#",
    "let text = \"\"\"\n  Tree \" Tree\n  \"\"\"",
    "let kind = value.Tree",
    "func walk<Tree>(_ tree: Tree) {}",
    "private struct Tree {}\nlet tree = Tree()",
    "struct Forest { struct Tree {}\n var tree = Tree() }",
    "let treeTop = Trees()",
    "enum Kind {}\nlet kind: Kind",
  ])
  func `same letters elsewhere are no mention`(text: String) {
    #expect(violations(Self.high, ("Other/Good.swift", text)) == [])
  }

  @Test func `downward name is allowed`() {
    let user = ("High/User.swift", "import Foundation\nstruct User { var point: Point }")
    #expect(violations(Self.low, Self.high, user) == [])
  }

  @Test func `name nested elsewhere is not a top level type`() {
    #expect(violations(Self.high, ("Other/A.swift", "let kind: Kind")) == [])
  }

  @Test func `private type of another file is not visible`() {
    #expect(violations(Self.low, ("Other/A.swift", "let hidden: Hidden")) == [])
  }

  @Test func `folder inside another has its own rules`() {
    let user = ("High/Core/Loop.swift", "import Foundation\nlet point: Point")
    #expect(
      violations(Self.low, user) == [
        "High/Core/Loop.swift:1: High/Core imports nothing, so not Foundation either",
        "High/Core/Loop.swift:2: High/Core may not name Point, which belongs to Low",
      ])
  }

  @Test(arguments: ["import CPNG", "internal import CPNG", "import struct CPNG.png_image"])
  func `module with one importer is imported by it alone`(text: String) {
    #expect(violations(("Low/A.swift", text)) == [])
    #expect(violations(("High/A.swift", text)) == ["High/A.swift:1: only Low may import CPNG"])
  }

  @Test(arguments: [
    "unsafe", "UnsafeMutablePointer", "withUnsafeBytes", "unsafeBitCast", "UnsafeRawPointer",
  ])
  func `unsafe word stays in its folders`(word: String) {
    let text = "let a = b.\(word)"
    #expect(violations(("Low/A.swift", text)) == [])
    #expect(violations(("High/A.swift", text)) == ["High/A.swift:1: High may not use \(word)"])
  }

  @Test func `single file may be unsafe`() {
    #expect(violations(("Other/Door.swift", "unsafe")) == [])
    #expect(violations(("Other/Doors.swift", "unsafe")).count == 1)
  }

  @Test func `file outside every folder is found`() {
    #expect(
      violations(("Stray.swift", "")) == [
        "Stray.swift:1: lies in no folder of the architecture's table"
      ])
  }

  @Test func `cycle in the rules is found`() {
    var rules = Self.rules
    #expect(rules.foldersInCycles == [])
    rules.mayUse["Low"] = ["High"]
    #expect(rules.foldersInCycles == ["Low", "High"])
  }

  @Test func `testable import is an attribute`() {
    let source = SwiftSource(path: "A.swift", text: "@testable import TabRender // @testable")
    #expect(source.attributes == [SwiftSource.Mention(name: "testable", line: 1)])
    #expect(source.imports.map(\.name) == ["TabRender"])
  }
}
