/// The folder of a run's results, held by one run at a time.
package struct SuiteOutput: ~Copyable {
  /// The folder.
  package let folder: String
  private let lock: FileLock

  /// Takes a folder, and makes it first.
  ///
  /// Temporary files that a killed run left there, or among the baselines, are removed.
  ///
  /// - Parameters:
  ///   - file: The suite.
  ///   - folder: The folder; `nil` is the suite's own.
  /// - Throws: A folder that another run holds, or that cannot be made.
  package init(of file: SuiteFile, folder: String? = nil) throws(SuiteError) {
    let folder = folder ?? file.located(file.output)
    try self.init(folder: folder)
    // The baselines are only written by runs that hold the suite's own folder.
    if folder == file.located(file.output) {
      Self.removeTemporaryFiles(ofBaselines: file)
    }
  }

  /// Takes a folder that may belong to no suite, and makes it first.
  ///
  /// - Throws: A folder that another run holds, or that cannot be made.
  package init(folder: String) throws(SuiteError) {
    self.folder = folder
    try SuiteError.wrap { () throws(SuiteProblem) in try SuiteWriter.makeFolder(folder) }
    guard let lock = try Self.lock("\(folder)/\(Self.lockName)") else {
      throw SuiteError(.output(.busy(folder)))
    }
    self.lock = lock
    Self.removeTemporaryFiles(ofResultsIn: folder)
  }

  private static func lock(_ path: String) throws(SuiteError) -> FileLock? {
    do throws(FileError) {
      return try FileLock(path)
    } catch {
      throw SuiteError(.file(.unwritable(path, error)))
    }
  }

  /// The names in the folder that are a run's own, where no report can be.
  static let ownNames =
    [lockName, WrittenPictures.name, "results.json"] + WrittenPictures.folders
  private static let lockName = ".lock"

  /// The file of the results.
  package var resultsFile: String { folder + "/results.json" }

  /// Whether the folder has results of an earlier run.
  package var hasResults: Bool { SuiteResults.isFile(resultsFile) }

  /// Writes the first results of a run, which replace those of an earlier one.
  ///
  /// - Throws: A results file that no run has written, and what cannot be written.
  package borrowing func begin(_ results: SuiteResults) throws(SuiteError) {
    if SuiteResults.isForeign(resultsFile) { throw SuiteError(.output(.foreign(resultsFile))) }
    let folder = folder
    // The pictures that only those results name are still the runs' own.
    try SuiteError.wrap { () throws(SuiteProblem) in
      try WrittenPictures(in: folder).write(in: folder)
    }
    try write(results)
  }

  /// Writes the results, in one step.
  package borrowing func write(_ results: SuiteResults) throws(SuiteError) {
    let file = resultsFile
    try SuiteError.wrap { () throws(SuiteProblem) in
      try SuiteWriter.write(Array(results.jsonText.utf8), to: file)
    }
  }

  /// Removes the actual pictures and differences that earlier runs have left and results do not
  /// name; files that no run has written stay.
  package borrowing func removeStalePictures(_ results: SuiteResults) {
    var written = WrittenPictures(in: folder)
    written.delete(except: results.picturesInOutput, in: folder)
    // A list that names too much does no harm.
    try? written.write(in: folder)
  }
}

// MARK: Temporary files

extension SuiteOutput {
  /// Removes the temporary files that a killed run has left in the folder of its results.
  private static func removeTemporaryFiles(ofResultsIn folder: String) {
    let written = WrittenPictures(in: folder)
    removeTemporaryFiles(in: folder) { $0 == "results.json" || $0 == WrittenPictures.name }
    for part in WrittenPictures.folders {
      removeTemporaryFiles(below: "\(folder)/\(part)") { written.contains("\(part)/\($0)") }
    }
  }

  /// Removes the temporary files that a killed run has left among the baselines.
  private static func removeTemporaryFiles(ofBaselines file: SuiteFile) {
    let folder = file.baselines.folder
    removeTemporaryFiles(below: file.located(folder)) { path in
      path == FontRecord.name || file.baselines.fields(of: folder.appending(path)) != nil
        || file.isLayerList(folder.appending(path))
    }
  }

  /// Removes the temporary files in a folder and the folders in it, of the files that are meant;
  /// their paths count from the folder.
  private static func removeTemporaryFiles(
    below folder: String, _ prefix: String = "", of isMeant: (String) -> Bool
  ) {
    removeTemporaryFiles(in: FilePath.join(folder, prefix)) { isMeant(prefix + $0) }
    for entry in FolderListing.entries(of: FilePath.join(folder, prefix)) ?? []
    where entry.kind == .folder {
      removeTemporaryFiles(below: folder, prefix + entry.name + "/", of: isMeant)
    }
  }

  private static func removeTemporaryFiles(in folder: String, of isMeant: (String) -> Bool) {
    for entry in FolderListing.entries(of: folder) ?? [] where entry.kind == .file {
      guard let name = AtomicFile.name(ofTemporary: entry.name), isMeant(name) else { continue }
      try? FileRemoval.remove(folder + "/" + entry.name)
    }
  }
}
