import Foundation
import TestSupport
import Testing

/// What ARCHITECTURE.md says of modules and folders and the compiler does not hold already.
@Suite struct ArchitectureTests {
  /// Folders in the order of a module's pipeline: none names a type of one that stands behind it.
  private static let pipelines = [
    "TabRenderBase": ["Numerics", "Threads", "Spelling", "Files", "Geometry", "Color", "Image"],
    "TabRenderDraw": ["Raster/Kernels", "DisplayList", "Raster", "Text", "Symbols", "Layer"],
    "TabRenderDiff": ["Kernels", ""],
    "TabRenderScene": ["JSON", "Scene"],
    "TabRender": ["Comparison", "Suite", "Report"],
  ]

  /// Where memory safety may be left, as strict memory safety makes the compiler ask.
  private static let unsafePlaces = [
    "TabRenderBase/Files/", "TabRenderBase/Image/", "TabRenderBase/Threads/",
    "TabRenderDiff/Kernels/",
    "TabRenderDraw/Raster/Kernels/", "TabRenderDraw/Raster/Renderer.swift",
    "TabRenderDraw/Text/Fonts/", "TabRenderDraw/Text/Shaping/PlainText.swift",
    "TabRenderDraw/Text/Shaping/Raqm.swift", "TabRenderPNG/",
    "TabRenderUIKit/Values/NSAttributedString+Attributes.swift",
    "TabRenderUI/Graph/DynamicProperties.swift", "TabRenderUI/Graph/ValueComparison.swift",
    "TabRenderUI/State/ObservableObject.swift", "tabrender-cli/Console/Interruption.swift",
  ]

  @Test func `document and manifest agree on what a module may import`() throws {
    let manifest = try Repository.text(at: "Package.swift")
    let rows = try Repository.text(at: "ARCHITECTURE.md").matches(
      of: #/\n\| `(TabRender\w*)` \|[^|\n]*\| ([^|\n]*) \|/#)
    try #require(rows.count >= 8)
    for row in rows {
      let stated = Set(row.output.2.matches(of: #/`(\w+)`/#).map(\.output.1))
      let name = String(row.output.1)
      let declared = try #require(
        manifest.firstMatch(of: try Regex("module\\(\\s*\"\(name)\"(?:, uses: )?([^)]*)\\)")),
        "\(name) is in no module() of Package.swift")
      let used = String(declared[1].substring ?? "").replacing(
        #/uses:/#, with: "")
      #expect(stated == Set(used.matches(of: #/"(\w+)"/#).map(\.output.1)), "\(name)")
    }
  }

  // SwiftPM checks what targets import, but passes over those that a plug-in adds sources to.
  @Test func `modules import what the manifest gives them`() throws {
    let manifest = try Repository.text(at: "Package.swift")
    let modules = manifest.matches(of: #/module\(\s*"(\w+)"(?:,\s*uses: \[([^\]]*)\])?/#)
    try #require(modules.count >= 8)
    for module in modules {
      let given = Set((module.output.2 ?? "").matches(of: #/"(\w+)"/#).map(\.output.1))
      for source in try Repository.swiftSources(below: "Sources/\(module.output.1)") {
        let imports = source.code.matches(of: #/(?m)import (TabRender\w*|CPNG|CText|CFontconfig)$/#)
        for found in imports {
          #expect(given.contains(found.output.1), "\(module.output.1)/\(source.path)")
        }
      }
    }
  }

  @Test(arguments: pipelines.keys.sorted())
  func `folders name no type of a later stage`(module: String) throws {
    let folders = try #require(Self.pipelines[module])
    let sources = try Repository.swiftSources(below: "Sources/\(module)")
    func stage(_ path: String) -> Int? {
      folders.indices.filter { path.hasPrefix(folders[$0]) }.max {
        folders[$0].utf8.count < folders[$1].utf8.count
      }
    }
    var declared: [Substring: Int] = [:]
    for source in sources {
      let declaration = #/(?m)^(?:[a-z]+ )*(?:struct|enum|class|protocol|typealias) (\w+)/#
      for match in source.code.matches(of: declaration) where !match.output.0.contains("private") {
        let stage = try #require(stage(source.path), "\(source.path) lies in no folder")
        declared[match.output.1] = stage
      }
    }
    for source in sources {
      let own = stage(source.path) ?? 0
      let later = Set(source.code.matches(of: #/\b[A-Z]\w*\b/#).map(\.output)).filter {
        declared[$0, default: 0] > own
      }
      #expect(later.isEmpty, "\(module)/\(source.path)")
    }
  }

  @Test func `unsafe stands only where rows are walked or C is called`() throws {
    for source in try Repository.swiftSources(below: "Sources")
    where !Self.unsafePlaces.contains(where: source.path.hasPrefix) {
      let found = source.code.firstMatch(
        of: #/\b(?:unsafe|\w*Unsafe\w*|Unmanaged|OpaquePointer)\b/#)
      #expect(found == nil, "\(source.path)")
    }
  }

  @Test func `kernels import nothing`() throws {
    for folder in ["TabRenderDraw/Raster/Kernels", "TabRenderDiff/Kernels"] {
      for source in try Repository.swiftSources(below: "Sources/\(folder)") {
        #expect(!source.code.contains(#/(?m)^\w* ?import /#), "\(folder)/\(source.path)")
      }
    }
  }

  @Test func `tests see what everyone in the package sees`() throws {
    for source in try Repository.swiftSources(below: "Tests") {
      #expect(!source.code.contains(#/(?m)^@testable/#), "\(source.path)")
    }
  }

  @Test func `paths are taken apart by FilePath alone`() throws {
    // Foundation's way there ends the program on Linux when a path has one character.
    let bridge = ["NS", "String"].joined()
    for folder in ["Sources", "Tests"] {
      for source in try Repository.swiftSources(below: folder) {
        #expect(!source.code.contains(bridge), "\(folder)/\(source.path)")
      }
    }
  }
}
