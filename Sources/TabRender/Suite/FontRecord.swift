/// The fonts that baselines were drawn with, kept beside them.
///
/// Pictures with text depend on the font files as much as on the scenes. The record is a file of
/// the baselines' folder, so that a run on another machine can name a font that is not the same.
package struct FontRecord: Hashable, Sendable {
  /// The record's name in the baselines' folder.
  package static let name = ".tabrender-fonts.json"

  /// The fonts, by name and digest.
  package private(set) var fonts: Set<SuiteResults.Font>

  /// Creates a record.
  package init(_ fonts: [SuiteResults.Font]) { self.fonts = Set(fonts) }

  /// The record of a suite; throws when it is damaged, and has no fonts when there is none.
  package init(of file: SuiteFile) throws(SuiteError) {
    let path = Self.path(of: file)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, maximumBytes: JSONReader.maximumBytes)
    } catch .notFound {
      fonts = []
      return
    } catch {
      throw SuiteError(unreadable: path, error)
    }
    do throws(JSONProblem) {
      let document = try JSONReader.read(bytes, name: path)
      let review = JSONReview(document, isLenient: true)
      review.check(
        .object(
          JSONObjectRule([
            JSONKey("fonts", SuiteResults.fontsShape, isRequired: true, "the fonts")
          ])))
      try review.throwErrorsOfRecord()
      fonts = Set((document.root["fonts"]?.elements ?? []).map(SuiteResults.Font.init))
    } catch {
      throw SuiteError([SuiteResults.Problem(error)])
    }
  }

  private static func path(of file: SuiteFile) -> String {
    file.located(file.baselines.folder + "/" + name)
  }

  /// Adds the fonts of new baselines, or takes their place when every baseline is new.
  package func write(
    adding fonts: [SuiteResults.Font], replacing: Bool, in file: SuiteFile
  ) throws(SuiteResults.Problem) {
    let new = replacing ? Set(fonts) : self.fonts.union(fonts)
    guard new != self.fonts else { return }
    let sorted = new.sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }
    let lines = sorted.map { "\n  " + $0.json.text }.joined(separator: ",")
    let text = "{\"fonts\":[\(lines)\n]}\n"
    try SuiteWriter.write(Array(text.utf8), to: Self.path(of: file))
  }

  /// What is to be said of a run's fonts: those that no baseline was drawn with.
  package static func notes(on fonts: [SuiteResults.Font], recorded: FontRecord?) -> [String] {
    guard let recorded else { return [] }
    return fonts.compactMap { font in
      let known = recorded.fonts.filter { $0.name == font.name }
      guard !known.isEmpty, !known.contains(font) else { return nil }
      let digests = known.map { String($0.sha256.prefix(8)) }.sorted().joined(separator: ", ")
      return "the font \(font.name) has changed: the baselines were drawn with sha256 \(digests)…, "
        + "this run with \(font.sha256.prefix(8))…"
    }
  }
}

extension JSONReview {
  /// Throws the first thing that was found wrong.
  fileprivate func throwErrorsOfRecord() throws(JSONProblem) {
    if let first = errors.first { throw first }
  }
}
