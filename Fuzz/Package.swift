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

let package = Package(
  name: "fuzz",
  platforms: [.macOS("26.0")],
  targets: [
    .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
    .systemLibrary(name: "CText", pkgConfig: "raqm"),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig"),
    .systemLibrary(name: "CFuzzer"),
    .target(
      name: "TabRender", dependencies: ["CPNG", "CText", "CFontconfig"],
      swiftSettings: instrumented),
    // What checks is not instrumented: the search is for paths through the library.
    .executableTarget(
      name: "fuzz", dependencies: ["TabRender", "CFuzzer"], swiftSettings: features,
      linkerSettings: [
        .unsafeFlags(["-sanitize=address", "-use-ld=lld"]), .linkedLibrary("stdc++"),
      ]),
  ]
)
