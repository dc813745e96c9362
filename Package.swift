// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A module of the library; where it has texts, they become strings in its code.
func module(
  _ name: String, uses dependencies: [Target.Dependency] = [], hasTexts: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings,
    plugins: hasTexts ? ["EmbedText"] : [])
}

/// A C library of the system, under `Sources`, with the packages that bring it.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// A module of tests, under `Tests`.
func tests(_ name: String, of dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

// ARCHITECTURE.md says what each module holds and why it may use no more than stands here.
let package = Package(
  name: "TabRender",
  platforms: [.macOS("26.0")],
  products: [
    .library(name: "TabRender", targets: ["TabRender"]),
    .library(name: "TabRenderTesting", targets: ["TabRenderTesting"]),
    .library(name: "TabRenderUIKit", targets: ["TabRenderUIKit"]),
    .library(name: "TabRenderUI", targets: ["TabRenderUI"]),
    .executable(name: "tabrender", targets: ["tabrender-cli"]),
  ],
  targets: [
    library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CText", pkgConfig: "raqm", apt: "libraqm-dev", brew: "libraqm"),
    library("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),

    // Makes text files of a module strings in its code.
    .plugin(name: "EmbedText", capability: .buildTool()),

    module("TabRenderBase"),
    module("TabRenderPNG", uses: ["TabRenderBase", "CPNG"]),
    module(
      "TabRenderDraw", uses: ["TabRenderBase", "CText", "CFontconfig"], hasTexts: true),
    module("TabRenderDiff", uses: ["TabRenderBase"]),
    module("TabRenderBar", uses: ["TabRenderBase", "TabRenderDraw"]),
    module(
      "TabRenderUIKit",
      uses: ["TabRenderBase", "TabRenderPNG", "TabRenderDraw", "TabRenderBar"]),
    module("TabRenderUI", uses: ["TabRenderBase", "TabRenderDraw", "TabRenderUIKit"]),
    module(
      "TabRenderScene",
      uses: ["TabRenderBase", "TabRenderPNG", "TabRenderDraw", "TabRenderBar"]),
    module(
      "TabRender",
      uses: [
        "TabRenderBase", "TabRenderPNG", "TabRenderDraw", "TabRenderDiff", "TabRenderBar",
        "TabRenderScene",
      ],
      hasTexts: true),
    module("TabRenderTesting", uses: ["TabRender"]),
    .executableTarget(
      name: "tabrender-cli", dependencies: ["TabRender"], swiftSettings: settings),

    // Tests mirror the modules; what several of them need is an ordinary module beside them.
    .target(
      name: "TestSupport",
      dependencies: ["TabRenderBase", "TabRenderPNG", "TabRenderDraw", "TabRenderDiff"],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests("TabRenderBaseTests", of: ["TabRenderBase"]),
    tests("TabRenderPNGTests", of: ["TabRenderBase", "TabRenderPNG"]),
    tests("TabRenderDrawTests", of: ["TabRenderBase", "TabRenderPNG", "TabRenderDraw"]),
    tests("TabRenderDiffTests", of: ["TabRenderBase", "TabRenderPNG", "TabRenderDiff"]),
    tests("TabRenderBarTests", of: ["TabRenderBase", "TabRenderDraw", "TabRenderBar"]),
    tests(
      "TabRenderUIKitTests",
      of: ["TabRenderBase", "TabRenderPNG", "TabRenderDraw", "TabRenderUIKit"]),
    tests(
      "TabRenderUITests",
      of: ["TabRenderBase", "TabRenderDraw", "TabRenderUIKit", "TabRenderUI"]),
    tests("TabRenderSceneTests", of: ["TabRender"]),
    tests("TabRenderTests", of: ["TabRender"]),
    tests("TestingTests", of: ["TabRender", "TabRenderTesting"]),
    tests("CLITests", of: ["TabRender"]),
  ]
)
