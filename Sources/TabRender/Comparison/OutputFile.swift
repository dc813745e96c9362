/// Writes files: each whole, or not at all.
enum OutputFile {
  /// Writes a file, and makes its folder first.
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
    } catch .folderMissing(let folder) {
      try makeFolder(folder)
      do throws(FileError) {
        try AtomicFile.write(bytes, to: path)
      } catch {
        throw .unwritable(path, error)
      }
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// Makes a folder with those around it.
  static func makeFolder(_ folder: String) throws(FileProblem) {
    do throws(FileError) {
      try Folder.make(folder)
    } catch {
      throw .noFolder(folder, error)
    }
  }
}
