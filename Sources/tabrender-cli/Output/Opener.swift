import Foundation

/// Opens pictures in the desktop's own viewer.
enum Opener {
  /// Starts the viewer for each file; a machine without one is worth a warning, not a failure.
  static func open(_ destinations: [Destination], _ console: Console) {
    for case .file(let file) in destinations {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [viewer, file]
      do {
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw CocoaError(.executableNotLoadable) }
      } catch {
        console.warn(Messages.notOpened(file, viewer: viewer))
      }
    }
  }

  private static var viewer: String {
    #if os(macOS)
    "open"
    #else
    "xdg-open"
    #endif
  }
}
