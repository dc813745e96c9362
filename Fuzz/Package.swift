// swift-tools-version: 6.2
import PackageDescription

// The library is compiled here once more, from the same files, because every part of it must be
// instrumented: for coverage, which leads the search, and for mistakes with memory.
let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]
let instrumented = features + [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])]

/// A module of the library; where it has texts, they become strings in its code.
func module(
  _ name: String, uses dependencies: [Target.Dependency] = [], hasTexts: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: instrumented,
    plugins: hasTexts ? ["EmbedText"] : [])
}

let package = Package(
  name: "fuzz",
  platforms: [.macOS("26.0")],
  targets: [
    .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
    .systemLibrary(name: "CText", pkgConfig: "raqm"),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig"),
    .systemLibrary(name: "CFuzzer"),
    .plugin(name: "EmbedText", capability: .buildTool()),
    module("TabRenderBase"),
    module("TabRenderPNG", uses: ["TabRenderBase", "CPNG"]),
    module(
      "TabRenderDraw", uses: ["TabRenderBase", "CText", "CFontconfig"], hasTexts: true),
    module("TabRenderDiff", uses: ["TabRenderBase"]),
    module("TabRenderBar", uses: ["TabRenderDraw"]),
    module("TabRenderScene", uses: ["TabRenderPNG", "TabRenderBar"]),
    module("TabRender", uses: ["TabRenderDiff", "TabRenderScene"], hasTexts: true),
    // What checks is not instrumented: the search is for paths through the library.
    .executableTarget(
      name: "fuzz", dependencies: ["TabRender", "CFuzzer"], swiftSettings: features,
      linkerSettings: [
        .unsafeFlags(["-sanitize=address", "-use-ld=lld"]), .linkedLibrary("stdc++"),
      ]),
  ]
)
