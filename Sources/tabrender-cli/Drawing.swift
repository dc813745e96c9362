import Foundation
import TabRender

/// The renderer for a number of threads; `nil` leaves it to the machine.
func renderer(jobs: Int?) -> Renderer {
  Renderer(threads: threads(jobs: jobs))
}

/// How many threads may work.
func threads(jobs: Int?) -> Int {
  jobs ?? ProcessInfo.processInfo.activeProcessorCount
}
