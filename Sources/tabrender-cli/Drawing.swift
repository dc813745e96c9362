import Foundation
import TabRender

/// The picture of a scene, drawn with at most so many threads; `nil` leaves it to the machine.
func render(_ scene: TabBarScene, jobs: Int?) -> Bitmap {
  renderer(jobs: jobs).render(scene.makeDisplayList())
}

/// The renderer for a number of threads.
func renderer(jobs: Int?) -> Renderer {
  Renderer(threads: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
}
