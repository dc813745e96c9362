/// Who may name whom: the table of ARCHITECTURE.md, which says the reasons, as data.
struct ArchitectureRules: Sendable {
  /// For each folder, the folders whose types it may name besides its own.
  ///
  /// A path may lie inside another, as `Raster/Kernels` does: then the longer one decides.
  var mayUse: [String: Set<String>]
  /// Modules that a single folder imports.
  var soleImporter: [String: String]
  /// Folders whose files import nothing.
  var importsNothing: Set<String>
  /// Folders and files that may say `unsafe` and name what has unsafe in its name.
  var mayBeUnsafe: Set<String>
}

extension ArchitectureRules {
  /// The rules of this package, with the folders that are still to come.
  static let tabRender = ArchitectureRules(
    mayUse: table,
    soleImporter: [
      "CPNG": "PNG",
      "CText": "Text",
      "CFontconfig": "Text",
    ],
    importsNothing: ["Raster/Kernels", "Diff/Kernels"],
    mayBeUnsafe: [
      "Diff/Kernels", "Files", "Image", "PNG", "Raster/Kernels", "Raster/Renderer.swift",
      "Text/Fonts",
      "Text/Shaping/PlainText.swift", "Text/Shaping/Raqm.swift", "Threads",
    ])

  private static let values: Set = ["Numerics", "Geometry", "Color", "Image"]
  private static let drawing = values.union(["DisplayList"])
  private static let controls = values.union(["Text", "Symbols", "Layer"])
  private static let bar = controls.union(["DisplayList", "Raster", "Layout", "View", "UIKit"])
  private static let scene = bar.union(["TabBar"])

  private static let table: [String: Set<String>] = [
    "Numerics": [],
    "Files": ["Numerics"],
    "Spelling": ["Numerics"],
    "Threads": [],
    "Geometry": ["Numerics"],
    "Color": ["Numerics"],
    "Image": ["Numerics", "Geometry", "Color"],
    "PNG": values.union(["Files"]),
    "Text": values.union(["Files"]),
    "Symbols": ["Numerics", "Geometry"],
    "DisplayList": values,
    "Raster": drawing.union(["Threads", "Raster/Kernels"]),
    "Raster/Kernels": [],
    "Layer": drawing.union(["Text"]),
    "Layout": ["Numerics", "Geometry"],
    "View": controls.union(["Layout"]),
    "UIKit": controls,
    "TabBar": bar,
    "JSON": ["Numerics", "Spelling"],
    "Scene": scene.union(["JSON", "Files", "PNG"]),
    "Diff": values.union(["Diff/Kernels"]),
    "Diff/Kernels": [],
    "Suite": scene.union(["JSON", "Spelling", "Files", "Threads", "PNG", "Scene", "Diff"]),
    "Report": values.union(["JSON", "Spelling", "Files", "PNG", "TabBar", "Diff", "Suite"]),
    "Figure": scene.union(["JSON", "Files", "PNG", "Scene", "Diff", "Suite", "Report"]),
  ]
}

extension ArchitectureRules {
  /// The folder that decides about a file: the longest one of the table that contains it.
  ///
  /// `nil` for a file that lies in none of them.
  func folder(of path: String) -> String? {
    mayUse.keys.filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Whether a file may use what memory safety does not cover.
  func mayBeUnsafe(_ path: String) -> Bool {
    mayBeUnsafe.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Folders that reach themselves through what they may use; empty when data flows one way.
  var foldersInCycles: Set<String> {
    Set(mayUse.keys.filter { reachable(from: $0).contains($0) })
  }

  private func reachable(from folder: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = Array(mayUse[folder, default: []])
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += mayUse[next, default: []] }
    }
    return reached
  }
}
