import Foundation
import TabRender

let renderer = Renderer(threads: 1)
let clock = ContinuousClock()
for host in TabBarScene.ShadowHost.allCases {
var scene = TabBarScene()
scene.shadow.host = host
let list = scene.makeDisplayList()
var times: [Double] = []
for _ in 0..<30 { times.append(Double(clock.measure { _ = renderer.render(list) }.components.attoseconds) / 1e15) }
times.sort()
print(host, times[0], times[15])
}
