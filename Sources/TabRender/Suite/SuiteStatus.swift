/// What is known of a suite without drawing anything.
package struct SuiteStatus: Sendable {
  /// The results of the last run.
  package let results: SuiteResults
  /// The baselines that are Git LFS pointers.
  package let pointers: [SuitePath]
  /// How many baselines there are.
  package let baselines: Int

  /// Looks at the results of the last run and at the baselines.
  package init(of file: SuiteFile) throws(SuiteError) {
    let path = file.located(file.output.appending("results.json"))
    do throws(SuiteError) {
      results = try SuiteResults.read(path)
    } catch {
      guard case .file(.unreadable)? = error.causes.first else { throw error }
      throw SuiteError(.results(.noResults(path)))
    }
    let files = file.baselineFiles
    baselines = files.count
    pointers = files.filter { Self.isPointer(file.located($0)) }
  }

  private static func isPointer(_ path: String) -> Bool {
    guard let bytes = try? FileReader.beginning(of: path, count: GitLFSPointer.longest) else {
      return false
    }
    do throws(PNGError) {
      try PNGSniffer.check(bytes)
    } catch .gitLFSPointer {
      return true
    } catch {
      return false
    }
    return false
  }
}

extension Suite {
  /// Deletes files of the suite's folder, pictures with their lists of layers.
  package func delete(_ paths: [SuitePath]) throws(SuiteError) {
    for path in paths.map(file.located) {
      do throws(FileError) {
        try FileRemoval.remove(path)
        LayerList.delete(LayerList.path(beside: path))
      } catch {
        throw SuiteError(.output(.undeletable(path, error)))
      }
    }
  }
}
