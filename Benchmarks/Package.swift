// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS("26.0")],
  dependencies: [.package(name: "TabRender", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks", dependencies: [.product(name: "TabRender", package: "TabRender")])
  ]
)
