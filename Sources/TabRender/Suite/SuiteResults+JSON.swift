extension SuiteResults {
  /// The results as the text of a results file: JSON, one item a line, ending in a line feed.
  ///
  /// ``read(_:name:)`` makes the same results of it, but for what the file does not say: see
  /// ``approvedFrom``, ``missingShards`` and ``origin``. Times are rounded to milliseconds.
  public var jsonText: String {
    let lines = Self.keys.members(of: self).map { key, value in
      guard case .array(let items) = value, key == "items", !items.isEmpty else {
        return "\"\(key)\":\(value.text)"
      }
      return "\"items\":[\n  " + items.map(\.text).joined(separator: ",\n  ") + "\n ]"
    }
    return "{\(lines.joined(separator: ",\n "))}\n"
  }

  /// How many items came out how, as members of a JSON object: always all, in the usual order.
  package var countMembers: [(String, JSONValue)] {
    Status.allCases.map { ($0.rawValue, .integer(count($0))) }
  }
}

extension SuiteResults: JSONRecord {
  /// The key that says in which version a results file is written.
  static let format = JSONFormatVersion("schema", newest: schema)

  /// The keys of a results file.
  package static let keys = JSONObjectForm(
    SuiteResults(tool: "", model: 0, suite: ""), (headKeys + itemKeys).map(\.always))

  private static let headKeys: [JSONBinding<SuiteResults>] = [
    .unbound(
      JSONKey(format.key, format.shape, isRequired: true, "the version of the format: 1"),
      written: .integer(schema)),
    JSONBinding("tool", \.tool, .text(), isRequired: true, "the program and its version"),
    JSONBinding("model", \.model, .count, isRequired: true, "the version of the rendering model"),
    JSONBinding("suite", \.suiteName, .text(), isRequired: true, "the name of the suite's file"),
    JSONBinding(
      "folder", \.folder, .orNull(.text()), "the suite's folder as seen from where the run was"
    ),
    JSONBinding(
      "output", \.output, .suitePath, isRequired: true,
      "the folder of the results in the suite's folder"),
    JSONBinding("shard", \.shard, .orNull(.shard), "the part of the suite that was run"),
    JSONBinding(
      "incomplete", \.isMarkedIncomplete, .boolean, isRequired: true,
      "whether the run stopped before its end"),
    JSONBinding(
      "failOn", \.failing, .statuses, "the outcomes that are failures besides errors"
    ),
  ]

  private static let itemKeys: [JSONBinding<SuiteResults>] = [
    JSONBinding(
      "summary", \.summary, .object, isRequired: true, "how many items came out how"),
    JSONBinding("fonts", \.fonts, .list(of: .object), "the font files that drew text"),
    JSONBinding("notes", \.notes, .list(of: .text()), "what is worth knowing about the run"),
    JSONBinding("skipped", \.skipped, .list(of: .text()), "the scenes that a filter left out"),
    JSONBinding("items", \.items, .list(of: .object), isRequired: true, "the pictures"),
  ]

  /// What a results file must look like.
  package static var shape: JSONShape { keys.form.shape }

  private var suiteName: String {
    get { title }
    set { origin = .suite(newValue) }
  }

  /// Results of which shards are missing are written as those of a run that was stopped.
  private var isMarkedIncomplete: Bool {
    get { isIncomplete }
    set { isStopped = newValue }
  }

  /// How many items came out how, and how long the run took.
  struct Summary: Hashable, JSONRecord {
    fileprivate(set) var counts: [Status: Int] = [:]
    fileprivate(set) var seconds = 0.0

    subscript(_ status: Status) -> Int {
      get { counts[status] ?? 0 }
      set { counts[status] = newValue }
    }

    static let keys = JSONObjectForm(
      Summary(),
      (Status.allCases.map { JSONBinding($0.rawValue, \Summary[$0], .count, "how many") } + [
        JSONBinding("seconds", \.seconds, .seconds, "how long the run took")
      ]).map(\.always))
  }

  private var summary: Summary {
    get {
      Summary(
        counts: Dictionary(uniqueKeysWithValues: Status.allCases.map { ($0, count($0)) }),
        seconds: seconds)
    }
    set { seconds = newValue.seconds }
  }
}

extension SuiteResults.Font: JSONRecord {
  /// The keys of a font.
  package static let keys = JSONObjectForm(
    SuiteResults.Font(name: "", sha256: ""),
    [
      JSONBinding("name", \.name, .text(), isRequired: true, "family and style"),
      JSONBinding("sha256", \.sha256, .text(), isRequired: true, "the file's digest"),
    ])
}

extension SuiteResults.Item: JSONRecord {
  /// The item without the time it took, as members of a JSON object: equal for equal pictures.
  package var jsonMembers: [(String, JSONValue)] {
    Self.keys.members(of: self).filter { $0.0 != "seconds" }
  }

  /// The keys of an item; what is not known is left out.
  package static let keys = JSONObjectForm(
    SuiteResults.Item(name: "", status: .error), pictureKeys + comparisonKeys + lastKeys)

  private static let pictureKeys: [JSONBinding<SuiteResults.Item>] = [
    JSONBinding("name", \.name, .text(), isRequired: true, "the scene's name"),
    JSONBinding("source", \.source, .suitePath, "the scene's file"),
    JSONBinding("variant", \.variant, .variant, "which of the scene's pictures"),
    JSONBinding("status", \.status, .word, isRequired: true, "how it came out"),
    JSONBinding("baseline", \.baseline, .object, "the baseline"),
    JSONBinding("actual", \.actual, .object, "the picture that was drawn and kept"),
    JSONBinding("diff", \.diff, .suitePath, "the picture of the difference"),
    JSONBinding(
      "fonts", \.fonts, .list(of: .text()), "the digests of the fonts that drew its text"
    ).withoutDefault,
    JSONBinding(
      "inputs", \.inputs, .text(), "a digest of what decides the verdict beside the baseline"),
  ]

  private static let comparisonKeys = DiffSummary.keys.bindings.map {
    $0.within(\SuiteResults.Item.summary, initial: DiffSummary.keys.initial)
  }

  private static let lastKeys: [JSONBinding<SuiteResults.Item>] = [
    JSONBinding(
      "layers", \.layers, .list(of: .object), "the layers that own the differences"
    ).withoutDefault,
    JSONBinding("notes", \.notes, .list(of: .text()), "what is worth knowing").withoutDefault,
    JSONBinding("error", \.problem, .object, "why it could not be compared"),
    JSONBinding("seconds", \.seconds, .seconds, "how long it took").always,
  ]
}

extension SuiteResults.Picture: JSONRecord {
  /// The keys of a picture.
  package static let keys = JSONObjectForm(
    SuiteResults.Picture(
      path: SuitePath(""), sha256: "", size: DiffSummary.Size(width: 0, height: 0)),
    [
      JSONBinding(
        "path", \.path, .suitePath, isRequired: true, "the file, from the suite's folder"),
      JSONBinding("sha256", \.sha256, .text(), isRequired: true, "the file's digest"),
      JSONBinding("size", \.size, .size, isRequired: true, "in pixels"),
    ])
}

extension SuiteResults.Layer: JSONRecord {
  /// The keys of a layer.
  package static let keys = JSONObjectForm(
    SuiteResults.Layer(id: "", pixels: 0),
    [
      JSONBinding("id", \.id, .text(), isRequired: true, "the layer"),
      JSONBinding(
        "pixels", \.pixels, .count, isRequired: true, "the differing pixels that it owns"),
    ])
}

extension SuiteResults.Problem: JSONRecord {
  /// The keys of a problem; other codes would let a program that reads the file end as if there
  /// were none.
  package static let keys = JSONObjectForm(
    SuiteResults.Problem(.internal, ""),
    [
      JSONBinding(
        "code", \.code, .integer(64...78), isRequired: true, "the exit code of its kind"),
      JSONBinding("message", \.message, .text(), isRequired: true, "one sentence"),
      JSONBinding("file", \.file, .text(), "the file at fault"),
      JSONBinding("line", \.line, .count, "the line in it, from 1"),
      JSONBinding("column", \.column, .count, "the column in it, from 1"),
      JSONBinding("hint", \.hint, .text(), "one thing that helps"),
    ])

  /// The problem as a JSON object; what is not known is left out.
  package var json: JSONValue { Self.keys.write(self) }
}

// MARK: Forms

extension JSONForm where Value == SuitePath {
  /// A path of a suite or its results, which a program has written.
  fileprivate static let suitePath = JSONForm<String>.text()
    .map({ SuitePath($0) }, back: { $0.text })
}

extension JSONForm where Value == SuiteResults.Shard {
  fileprivate static let shard = JSONForm<Int>.integer(1...1e6)
    .list(2...2, meaning: "index, count")
    .map({ SuiteResults.Shard(index: $0[0], count: $0[1]) }, back: { [$0.index, $0.count] })
}

extension JSONForm where Value == Set<SuiteResults.Status> {
  fileprivate static let statuses = JSONForm<SuiteResults.Status>.word.list()
    .map({ Set($0) }, back: { set in SuiteResults.Status.allCases.filter(set.contains) })
}

extension JSONForm where Value == Double {
  /// Seconds to three decimals: more would be noise.
  fileprivate static let seconds = any.map({ $0 }, back: { ($0 * 1000).rounded() / 1000 })
}

extension JSONForm where Value == SuiteResults.Variant {
  fileprivate static let variant = JSONObjectForm(
    SuiteResults.Variant(scale: 1, appearance: .light),
    [
      JSONBinding("scale", \.scale, .any, isRequired: true, "pixels per point"),
      JSONBinding("appearance", \.appearance, .word, isRequired: true, "light or dark"),
    ]
  ).form
}
