// Times the main picture's stages in this process and the whole program as a user runs it.
//
//   swift run -c release --package-path Benchmarks [path of the tabrender program]
//
// Figures are minimum and median of several runs; on a shared machine compare medians taken in one
// run only.

import Foundation
import TabRender

let program = CommandLine.arguments.dropFirst().first ?? ".build/release/tabrender"

// First, while this process is small: a child's peak memory counts what it had before it became
// the program.
if FileManager.default.isExecutableFile(atPath: program) {
  let folder = FileManager.default.temporaryDirectory.path
  let output = folder + "/tabrender-benchmark.png"
  let main = ["--corners", "top", "--shadow-radius", "10", output]
  report("whole program, main picture") { run(program, main) }
  report("whole program, --version") { run(program, ["--version"]) }
  print("peak memory of the program: \(run(program, main)) MiB")
  try? FileManager.default.removeItem(atPath: output)
  benchmarkComparisons(program)
} else {
  print("whole program: not measured, there is no \(program) (make build)")
}

let scene = TabBarScene()
let list = scene.makeDisplayList()
let picture = Renderer().render(list)

report("display list") { _ = scene.makeDisplayList() }
report("draw, 1 thread") { _ = Renderer(threads: 1).render(list) }
report("draw, 2 threads") { _ = Renderer(threads: 2).render(list) }
for host in TabBarScene.ShadowHost.allCases {
  let list = scene.with { $0.shadow.host = host }.makeDisplayList()
  report("draw, host \(host.rawValue)") { _ = Renderer().render(list) }
}

let bare = scene.with {
  $0.content.kind = .none
  $0.items.list = []
}
let withShadow = bare.makeDisplayList()
let withoutShadow = bare.with { $0.shadow.host = .none }.makeDisplayList()
report("bar with shadow") { _ = Renderer().render(withShadow) }
report("bar without shadow") { _ = Renderer().render(withoutShadow) }

for level in [1, 3, 6, 9] {
  let encoder = PNGEncoder(level: level)
  let size = try encoder.encode(picture, scale: 3).count
  report("encode, level \(level), \(size) bytes") { _ = try? encoder.encode(picture, scale: 3) }
}
