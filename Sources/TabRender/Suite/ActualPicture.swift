/// The picture that is held against a baseline.
protocol ActualPicture {
  /// Its samples.
  var stored: StoredImage { get }
  /// Its width and height in pixels.
  var size: DiffSummary.Size { get }
  /// Whether it is the baseline without looking closer.
  func isExactly(_ expected: StoredPNG, _ rule: PictureRule) -> Bool
  /// The bytes of its PNG file.
  func file(threads: Int) throws(SuiteResults.Problem) -> [UInt8]
}

/// A picture that was just drawn.
struct DrawnPicture: ActualPicture {
  let bitmap: Bitmap
  let scale: Double

  var stored: StoredImage { StoredImage(bitmap) }
  var size: DiffSummary.Size { DiffSummary.Size(width: bitmap.width, height: bitmap.height) }

  /// Equal premultiplied pixels look equal; samples of 16 bits and hidden colours would be lost.
  func isExactly(_ expected: StoredPNG, _ rule: PictureRule) -> Bool {
    guard rule.wantsVerdictOnly, rule.options.comparison == .visible, expected.image.bitDepth <= 8
    else { return false }
    return expected.image.looks(like: bitmap)
  }

  func file(threads: Int) throws(SuiteResults.Problem) -> [UInt8] {
    try SuiteWriter.encode(bitmap, scale: scale, threads: threads)
  }
}

/// A picture that something else made.
struct MadePicture: ActualPicture {
  let bytes: [UInt8]
  let png: StoredPNG

  var stored: StoredImage { png.image }
  var size: DiffSummary.Size { png.image.size }

  func isExactly(_ expected: StoredPNG, _ rule: PictureRule) -> Bool {
    rule.wantsVerdictOnly && expected.image == png.image
  }

  func file(threads: Int) throws(SuiteResults.Problem) -> [UInt8] { bytes }
}

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
      throw SuiteResults.Problem(code: 66, message: error.description, file: path)
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
          "restore the file, or replace it: tabrender record --all \(ShellWord.last(label))"
      }
      throw problem
    }
  }
}

extension PictureRule {
  /// Whether pictures with equal pixels are equal, and no number is wanted of them.
  fileprivate var wantsVerdictOnly: Bool {
    !comparesBytes && pixelmatch == nil && options.conditions.isEmpty && options.metrics.isEmpty
  }
}
