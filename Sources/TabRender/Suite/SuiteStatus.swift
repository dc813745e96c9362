import TabRenderBase
import TabRenderPNG

/// What is known of a suite without drawing anything.
package struct SuiteStatus: Sendable {
  /// The results of the last run.
  package let results: SuiteResults
  /// Files in the place of baselines that are Git LFS pointers, as paths from the suite's folder.
  package let pointers: [String]
  /// How many files there are in the place of baselines.
  package let baselines: Int

  /// Looks at the results of the last run and at the baselines.
  package init(of file: SuiteFile) throws(SuiteError) {
    let path = file.located(file.output + "/results.json")
    do throws(SuiteError) {
      results = try SuiteResults.read(path)
    } catch {
      guard error.problems.first?.code == 66 else { throw error }
      throw SuiteError([
        SuiteResults.Problem(
          code: 66, message: "there are no results yet", file: path,
          hint: "run `tabrender verify` first")
      ])
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
  package func delete(_ paths: [String]) throws(SuiteError) {
    for path in paths {
      do throws(FileError) {
        try FileRemoval.remove(file.located(path))
        LayerList.delete(file.located(LayerList.path(beside: path)))
      } catch {
        throw SuiteError([
          SuiteResults.Problem(
            code: 73, message: "cannot be deleted: \(error.description)", file: file.located(path))
        ])
      }
    }
  }
}
