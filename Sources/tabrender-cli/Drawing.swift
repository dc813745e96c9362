import Foundation
import TabRender

/// The renderer for a number of threads; `nil` leaves it to the machine.
func renderer(jobs: Int?) -> Renderer {
  Renderer(threads: threads(jobs: jobs))
}

/// The library that looks where it is told; what is named must be there.
func fontLibrary(_ search: FontSearch) throws(Failure) -> FontLibrary {
  if let file = search.file {
    do throws(FontError) {
      try FontFile.check(file, face: search.face)
    } catch .file(_, let reason) {
      throw .file(.noInput(file: file, reason: "\(reason) (--font)"))
    } catch {
      throw .data(.noText(error))
    }
  }
  if let folder = search.folders.first(where: { !Folder.exists($0) }) {
    throw .file(.noInput(file: folder, reason: "there is no such folder (--fonts)"))
  }
  return FontLibrary(search: search)
}

/// How many threads may work.
func threads(jobs: Int?) -> Int {
  jobs ?? ProcessInfo.processInfo.activeProcessorCount
}
