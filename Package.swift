// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "TabRender",
  platforms: [.macOS("26.0")],
  products: [
    .library(name: "TabRender", targets: ["TabRender"]),
    .library(name: "TabRenderTesting", targets: ["TabRenderTesting"]),
    .executable(name: "tabrender", targets: ["tabrender-cli"]),
  ],
  targets: [
    .systemLibrary(
      name: "CPNG",
      pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
    ),
    .systemLibrary(
      name: "CText",
      pkgConfig: "raqm",
      providers: [.apt(["libraqm-dev"]), .brew(["libraqm"])]
    ),
    .systemLibrary(
      name: "CFontconfig",
      pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]
    ),
    .target(
      name: "TabRender", dependencies: ["CPNG", "CText", "CFontconfig"], swiftSettings: settings),
    .target(
      name: "TabRenderTesting", dependencies: ["TabRender"], swiftSettings: settings),
    .executableTarget(
      name: "tabrender-cli",
      dependencies: ["TabRender"],
      swiftSettings: settings
    ),
    .testTarget(name: "TabRenderTests", dependencies: ["TabRender"], swiftSettings: settings),
    .testTarget(
      name: "TestingTests", dependencies: ["TabRender", "TabRenderTesting"], swiftSettings: settings
    ),
    .testTarget(name: "CLITests", dependencies: ["TabRender"], swiftSettings: settings),
  ]
)
