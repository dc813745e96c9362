/// Writes the files of suites: each whole, or not at all.
enum SuiteWriter {
  /// The PNG file of a picture.
  static func encode(
    _ bitmap: Bitmap, scale: Double, threads: Int
  ) throws(SuiteProblem) -> [UInt8] {
    var encoder = PNGEncoder()
    encoder.threads = threads
    do throws(PNGError) {
      return try encoder.encode(bitmap, scale: scale)
    } catch {
      throw .picture(.unencodable(error))
    }
  }

  /// Writes a file, and makes its folder first.
  static func write(_ bytes: [UInt8], to path: String) throws(SuiteProblem) {
    do throws(FileProblem) { try OutputFile.write(bytes, to: path) } catch { throw .file(error) }
  }

  /// Writes a baseline, but never through a link.
  static func writeBaseline(
    _ bytes: [UInt8], to path: SuitePath, of file: SuiteFile
  ) throws(SuiteProblem) {
    let folder = file.baselines.folder
    try LinkFreeFolder(file.located(folder)).check(path.relative(to: folder) ?? path.text)
    try write(bytes, to: file.located(path))
  }

  /// Makes a folder with those around it.
  static func makeFolder(_ folder: String) throws(SuiteProblem) {
    do throws(FileProblem) { try OutputFile.makeFolder(folder) } catch { throw .file(error) }
  }
}
