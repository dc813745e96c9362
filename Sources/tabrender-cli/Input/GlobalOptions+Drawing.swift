import Foundation
import TabRender

extension GlobalOptions {
  /// How many threads may work.
  var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The library that looks for fonts where it is told; what is named must be there.
  func makeFontLibrary() throws(CommandLineError) -> FontLibrary {
    if let file = fonts.file {
      do throws(FontError) {
        try FontFile.check(file, face: fonts.face)
      } catch .file(_, let error) {
        throw .input(file, .unreadableFont(error))
      } catch {
        throw .font(error)
      }
    }
    if let folder = fonts.folders.first(where: { !Folder.exists($0) }) {
      throw .input(folder, .noFontFolder)
    }
    return FontLibrary(search: fonts)
  }

  /// Refuses a picture over the limit; nothing of its size has been allocated yet.
  func checkSize(
    _ size: (width: Int, height: Int), of name: String
  ) throws(CommandLineError) {
    guard size.width * size.height > maxPixels else { return }
    throw .content(
      .tooLarge(name: name, width: size.width, height: size.height, limit: maxPixels))
  }
}
