import TabRenderBase
import TabRenderPNG

/// A baseline's file.
struct BaselineFile {
  let path: String
  let bytes: [UInt8]
  let sha256: String

  /// Reads a baseline; `nil` when there is none.
  static func read(_ path: String) throws(SuiteResults.Problem) -> BaselineFile? {
    do throws(FileError) {
      let bytes = try FileReader.read(path)
      return BaselineFile(path: path, bytes: bytes, sha256: SHA256.hexadecimal(of: bytes))
    } catch .notFound {
      return nil
    } catch {
      throw SuiteResults.Problem(PNGError.file(error), file: path)
    }
  }

  /// The picture in it.
  ///
  /// What helps against a flaw is to replace it, where `label` says how the suite calls it.
  func decoded(
    _ decoder: PNGDecoder, of label: String? = nil
  ) throws(SuiteResults.Problem) -> StoredPNG {
    do throws(PNGError) {
      return try decoder.readStored(bytes)
    } catch {
      var problem = SuiteResults.Problem(error, file: path)
      if let label, problem.hint == nil {
        problem.hint =
          "restore the file, or replace it: tabrender record --all \(ShellArgument.last(label))"
      }
      throw problem
    }
  }
}
