/// The fonts that baselines were drawn with, kept beside them.
///
/// Pictures with text depend on the font files as much as on the scenes. The record is a file of
/// the baselines' folder, so that a run on another machine can name a font that is not the same.
package struct FontRecord: Hashable, Sendable {
  /// The record's name in the baselines' folder.
  package static let name = ".tabrender-fonts.json"

  /// The names of the fonts, by digest.
  private var names: [String: String] = [:]
  /// The digests of the fonts that each baseline was drawn with.
  private var digests: [SuitePath: Set<String>] = [:]

  /// Creates a record of no baseline.
  package init() {}

  /// The fonts, by name and digest.
  package var fonts: Set<SuiteResults.Font> {
    Set(names.map { SuiteResults.Font(name: $1, sha256: $0) })
  }

  /// Notes the digests of the fonts that a baseline was drawn with; `fonts` names them.
  package mutating func note(
    _ digests: [String], of baseline: SuitePath, named fonts: [SuiteResults.Font]
  ) {
    self.digests[baseline] = Set(digests)
    for font in fonts { names[font.sha256] = font.name }
  }
}

// MARK: The file

extension FontRecord {
  /// The record of a suite; throws when it is damaged, and has no fonts when there is none.
  package init(of file: SuiteFile) throws(SuiteError) {
    let path = Self.path(of: file)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, maximumBytes: SuiteResults.maximumBytes)
    } catch .notFound {
      return
    } catch {
      throw SuiteError(.file(.unreadable(path, error)))
    }
    do throws(JSONProblem) {
      try read(bytes, path)
    } catch {
      throw SuiteError(.picture(.damagedFontRecord(error)))
    }
  }

  private mutating func read(_ bytes: [UInt8], _ path: String) throws(JSONProblem) {
    // A program writes the record, with a line for each baseline: it grows as results do.
    let document = try JSONReader.read(
      bytes, name: path, maximumBytes: SuiteResults.maximumBytes)
    let validator = JSONValidator(document, isLenient: true)
    validator.check(Self.shape)
    if let first = validator.errors.first { throw first }
    for font in (document.root["fonts"]?.elements ?? []).map(SuiteResults.Font.keys.read) {
      names[font.sha256] = font.name
    }
    for member in document.root["baselines"]?.members ?? [] {
      digests[SuitePath(member.key)] = Set(member.value.elements.compactMap(\.string))
    }
  }

  private static let shape = JSONShape.object(
    JSONObjectRule([
      JSONKey(
        "fonts", JSONForm<SuiteResults.Font>.object.list().shape, isRequired: true,
        "the fonts"),
      JSONKey(
        "baselines", .dictionary(.list(JSONListRule(.text(JSONTextRule())))), isRequired: true,
        "the digests of the fonts that each baseline was drawn with"),
    ]))

  private static func path(of file: SuiteFile) -> String {
    file.located(file.baselines.folder.appending(name))
  }

  /// Writes the record where it has changed; baselines that are gone are forgotten.
  package func write(in file: SuiteFile) throws(SuiteProblem) {
    let there = Set(file.baselineFiles)
    var record = self
    record.digests = digests.filter { there.contains($0.key) && !$0.value.isEmpty }
    let used = record.digests.values.reduce(into: Set()) { $0.formUnion($1) }
    record.names = names.filter { used.contains($0.key) }
    guard record != (try? FontRecord(of: file)) else { return }
    try SuiteWriter.write(Array(record.text.utf8), to: Self.path(of: file))
  }

  private var text: String {
    let fonts = fonts.sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }
      .map { "\n  " + SuiteResults.Font.keys.write($0).text }
    let baselines = digests.sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }
      .map { baseline, digests in
        let list = JSONValue.array(digests.sorted().map(JSONValue.string))
        return "\n  \(JSONValue.string(baseline.text).text): \(list.text)"
      }
    return "{\"fonts\":[\(fonts.joined(separator: ","))\n ],\n"
      + " \"baselines\":{\(baselines.joined(separator: ","))\n }}\n"
  }
}

// MARK: What is to be said

extension FontRecord {
  private struct Change: Hashable {
    let old: [String]
    let new: [String]
  }

  /// What is to be said of pictures whose fonts are not those of their baselines, once for each
  /// such change.
  ///
  /// A baseline whose fonts nobody has noted is compared with the fonts of all others.
  package func notes(on results: SuiteResults) -> [String] {
    guard !names.isEmpty else { return [] }
    let new = Dictionary(results.fonts.map { ($0.sha256, $0.name) }) { first, _ in first }
    var changes: [Change: Int] = [:]
    for item in results.items where item.status == .ok || item.status == .changed {
      let now = Set(item.fonts)
      guard let baseline = item.baseline?.path, !now.isEmpty else { continue }
      let then = digests[baseline] ?? now.intersection(names.keys)
      guard now != then else { continue }
      let change = Change(
        old: Self.texts(then.isEmpty ? Set(names.keys) : then.subtracting(now), names),
        new: Self.texts(now.subtracting(then), new))
      changes[change, default: 0] += 1
    }
    return changes.map { change, count in
      "the fonts have changed: \(count) \(count == 1 ? "baseline was" : "baselines were") drawn "
        + "with \(Self.list(change.old)), this run with \(Self.list(change.new))"
    }.sorted()
  }

  private static func texts(_ digests: Set<String>, _ names: [String: String]) -> [String] {
    digests.map { "\(names[$0] ?? "a font") (sha256 \($0.prefix(8))…)" }.sorted()
  }

  private static func list(_ fonts: [String]) -> String {
    fonts.isEmpty ? "none besides" : fonts.joined(separator: ", ")
  }
}
