internal import Foundation

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
      Self.removeTemporaryFiles(below: file.located(file.baselines.folder))
    }
  }

  /// Takes a folder that may belong to no suite, and makes it first.
  ///
  /// - Throws: A folder that another run holds, or that cannot be made.
  package init(folder: String) throws(SuiteError) {
    self.folder = folder
    do throws(SuiteResults.Problem) {
      try SuiteWriter.makeFolder(folder)
    } catch {
      throw SuiteError([error])
    }
    guard let lock = try Self.lock(folder + "/.lock") else {
      throw SuiteError([
        SuiteResults.Problem(
          code: 73, message: "another run is at work on this suite", file: folder,
          hint: "wait until it has ended")
      ])
    }
    self.lock = lock
    Self.removeTemporaryFiles(below: folder)
  }

  private static func lock(_ path: String) throws(SuiteError) -> FileLock? {
    do throws(FileError) {
      return try FileLock(path)
    } catch {
      throw SuiteError([SuiteResults.Problem(writing: path, error)])
    }
  }

  /// The file of the results.
  package var resultsFile: String { folder + "/results.json" }

  /// Writes the results, in one step.
  package borrowing func write(_ results: SuiteResults) throws(SuiteError) {
    do throws(SuiteResults.Problem) {
      try SuiteWriter.write(Array(results.jsonText.utf8), to: resultsFile)
    } catch {
      throw SuiteError([error])
    }
  }

  /// Removes the actual pictures and differences that results do not name.
  package borrowing func removeStalePictures(_ results: SuiteResults) {
    let prefix = results.output + "/"
    let named = results.items.flatMap { [$0.actual?.path, $0.diff] }.compactMap(\.self)
      .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    let kept = Set(named)
    for kind in ["actual", "diff"] {
      for path in FolderListing.files(below: "\(folder)/\(kind)").map({ "\(kind)/\($0)" })
      where path.hasSuffix(".png") && !kept.contains(path) {
        try? FileManager.default.removeItem(atPath: "\(folder)/\(path)")
      }
    }
  }

  /// Removes files that are called as ``AtomicFile`` calls its temporary ones.
  private static func removeTemporaryFiles(below folder: String) {
    for entry in FolderListing.entries(of: folder) {
      let path = folder + "/" + entry.name
      switch entry.kind {
      case .folder: removeTemporaryFiles(below: path)
      case .file where isTemporary(entry.name): try? FileManager.default.removeItem(atPath: path)
      case .file, .other: break
      }
    }
  }

  /// `NAME.png.tmp-xxxxxxxx` or `NAME.json.tmp-xxxxxxxx`, with hexadecimal digits.
  private static func isTemporary(_ name: String) -> Bool {
    let digits = name.suffix(8)
    let rest = name.dropLast(8)
    return rest.hasSuffix(".tmp-") && digits.count == 8
      && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}
