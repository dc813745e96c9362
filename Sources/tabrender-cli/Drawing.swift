import Foundation
import TabRender

/// The renderer for a number of threads; `nil` leaves it to the machine.
func renderer(jobs: Int?) -> Renderer {
  Renderer(threads: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
}
