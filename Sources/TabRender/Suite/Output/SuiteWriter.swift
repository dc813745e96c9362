import TabRenderBase
import TabRenderPNG

/// Writes the files of suites: each whole, or not at all.
enum SuiteWriter {
  /// The PNG file of a picture.
  static func encode(
    _ bitmap: Bitmap, scale: Double, threads: Int
  ) throws(SuiteResults.Problem) -> [UInt8] {
    var encoder = PNGEncoder()
    encoder.threads = threads
    do throws(PNGError) {
      return try encoder.encode(bitmap, scale: scale)
    } catch {
      throw SuiteResults.Problem(code: 65, message: error.description)
    }
  }

  /// Writes a file, and makes its folder first.
  static func write(_ bytes: [UInt8], to path: String) throws(SuiteResults.Problem) {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
    } catch .folderMissing(let folder) {
      try makeFolder(folder)
      do throws(FileError) {
        try AtomicFile.write(bytes, to: path)
      } catch {
        throw SuiteResults.Problem(writing: path, error)
      }
    } catch {
      throw SuiteResults.Problem(writing: path, error)
    }
  }

  /// Writes a baseline, whose path counts from the suite's folder, but never through a link.
  static func writeBaseline(
    _ bytes: [UInt8], to path: String, of file: SuiteFile
  ) throws(SuiteResults.Problem) {
    let folder = file.baselines.folder
    try LinkFreeFolder(file.located(folder)).check(String(path.dropFirst(folder.count + 1)))
    try write(bytes, to: file.located(path))
  }

  /// Makes a folder with those around it.
  static func makeFolder(_ folder: String) throws(SuiteResults.Problem) {
    do throws(FileError) {
      try Folder.make(folder)
    } catch {
      throw SuiteResults.Problem(
        code: 73, message: "the folder cannot be made: \(error.description)", file: folder)
    }
  }
}
