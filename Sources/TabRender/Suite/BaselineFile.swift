/// The file of a baseline, or of a picture made elsewhere.
struct BaselineFile {
  let path: String
  let bytes: [UInt8]
  let sha256: String

  /// Reads a baseline; `nil` when there is none.
  static func read(_ path: String) throws(SuiteProblem) -> BaselineFile? {
    do throws(FileError) {
      let bytes = try FileReader.read(path)
      return BaselineFile(path: path, bytes: bytes, sha256: SHA256.hexadecimal(of: bytes))
    } catch .notFound {
      return nil
    } catch {
      throw .file(.picture(path, .file(error)))
    }
  }

  /// The picture in it.
  ///
  /// What helps against a flaw is to replace it, where `label` says how the suite calls it.
  func decoded(
    _ decoder: PNGDecoder, of label: String? = nil
  ) throws(SuiteProblem) -> StoredPNG {
    do throws(PNGError) {
      return try decoder.readStored(bytes)
    } catch {
      guard let label else { throw .file(.picture(path, error)) }
      throw .picture(.damagedBaseline(path, error, label: label))
    }
  }
}
