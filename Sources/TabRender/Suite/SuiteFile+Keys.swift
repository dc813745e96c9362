extension SuiteFile: JSONRecord {
  /// The key that says that a file is a suite's, and of which version.
  package static let format = JSONFormatVersion("tabrenderSuite", newest: 1)

  /// The keys of a suite's file; scenes and external pictures are read with their locations.
  package static let keys = JSONObjectForm(SuiteFile(path: ""), pictureKeys + resultKeys)

  /// What a suite's file must look like.
  package static var shape: JSONShape { keys.form.shape }

  private static let pictureKeys: [JSONBinding<SuiteFile>] = [
    .unbound(
      JSONKey(
        format.key, format.shape, isRequired: true,
        "the version of the format: \"tabrenderSuite\": 1")),
    .unbound(
      JSONKey(
        "scenes", .list(JSONListRule(.choice([path.shape, SceneEntry.keys.form.shape]))),
        default: "none", "globs, files or objects")),
    JSONBinding(
      "baselines", \.baselines, .template, isRequired: true,
      "where the baselines are, such as \"baselines/{name}{~appearance}{@scale}.png\""),
    JSONBinding(
      "output", \.output, .path("a folder").map(\.normalized, back: { $0 }),
      default: ".tabrender", "where results go"),
    JSONBinding(
      "variants", \.variants, .object, default: "each scene's own", "what every scene is drawn as"),
  ]

  private static let resultKeys: [JSONBinding<SuiteFile>] = [
    JSONBinding("compare", \.compare, .object, default: "exact", "what counts as a difference"),
    JSONBinding(
      "rules", \.rules, .list(of: .object), default: "none", "exceptions; later ones win"),
    JSONBinding(
      "reports", \.reports, .object, default: "none", "files to write beside the results"),
    .unbound(
      JSONKey(
        "external", .list(JSONListRule(External.keys.form.shape)), default: "none",
        "pictures made elsewhere")),
    JSONBinding(
      "fonts", \.fontFiles, .object, default: "Inter", "the fonts to draw text with"),
  ]

  private static let path = JSONForm<SuitePath>.path()
}

extension SuiteFile.SceneEntry: JSONRecord {
  package static let keys = JSONObjectForm(
    SuiteFile.SceneEntry(pattern: "", location: .nowhere),
    [
      JSONBinding(
        "file", \.pattern, .text(.nonEmpty("a path")), isRequired: true,
        "the scene's file or a glob"),
      JSONBinding(
        "name", \.name, .text(.nonEmpty("a name")), default: "the scene's own", "the name"),
      .unbound(
        JSONKey(
          "set", .dictionary(.any), default: "none", "values by dotted path or JSON pointer")),
      JSONBinding(
        "variants", \.variants, .object, default: "the suite's", "what it is drawn as"),
    ])

  /// Reads the entry at a pointer, which is an object or only the file.
  init(_ node: JSONNode, pointer: String) {
    self = Self.keys.read(node)
    if let file = node.string { pattern = file }
    location = (node["file"] ?? node).location
    set = (node["set"]?.members ?? []).map { member in
      SceneOverride(
        JSONInsertion(member, pointer: "\(pointer)/set/\(JSONPointer.escaped(member.key))"))
    }
  }
}

extension SuiteFile.External: JSONRecord {
  package static let keys = JSONObjectForm(
    SuiteFile.External(name: "", actual: .empty, location: .nowhere),
    [
      JSONBinding(
        "name", \.name, .text(.nonEmpty("a name")), isRequired: true,
        "what they are called together"),
      JSONBinding(
        "actual", \.actual, .template, isRequired: true,
        "where they are, such as \"ios-shots/{name}.png\""),
    ])

  /// Reads pictures made elsewhere.
  init(_ node: JSONNode) {
    self = Self.keys.read(node)
    location = node.location
  }
}

extension JSONLocation {
  /// Where something stands that was not read yet.
  fileprivate static let nowhere = JSONLocation(JSONSource(name: "", bytes: []), 0..<0)
}

extension SuiteFile.Variants: JSONRecord {
  package static let keys = JSONObjectForm(
    SuiteFile.Variants(),
    [
      JSONBinding(
        "scale", \.scales, JSONForm<Double>.scale.list(1...100), "pixels per point"),
      JSONBinding(
        "appearance", \.appearances, JSONForm<TabBarScene.Appearance>.appearance.list(1...2),
        "light or dark or both"),
    ])
}

extension SuiteFile.Reports: JSONRecord {
  package static let keys = JSONObjectForm(
    SuiteFile.Reports(),
    [
      JSONBinding("html", \.html, .path(), "a page with the pictures"),
      JSONBinding("junit", \.junit, .path(), "JUnit's XML"),
      JSONBinding("markdown", \.markdown, .path(), "a table in Markdown"),
      JSONBinding("json", \.json, .path(), "a second copy of results.json"),
    ])
}

extension SuiteFile.FontFiles: JSONRecord {
  package static let keys = JSONObjectForm(
    SuiteFile.FontFiles(),
    [
      JSONBinding("file", \.file, .path(), default: "Inter", "the font file"),
      JSONBinding(
        "folders", \.folders, .list(of: .path()), default: "none", "folders to look in first"),
    ])
}

// MARK: Forms

extension JSONForm where Value == SuitePath {
  /// A path that counts from the suite's folder.
  static func path(_ name: String = "a path") -> JSONForm {
    JSONForm<String>.text(.nonEmpty(name)).map({ SuitePath($0) }, back: \.text)
  }
}

extension JSONForm where Value == PictureTemplate {
  /// A path with fields.
  fileprivate static let template = JSONForm(
    .text(
      JSONTextRule("a path with fields") { text in
        do throws(PictureTemplate.Flaw) {
          _ = try PictureTemplate(text)
          return nil
        } catch {
          return error.text
        }
      }), read: { $0.string.flatMap { try? PictureTemplate($0) } }, write: { .string($0.text) })
}

extension PictureTemplate.Flaw {
  /// The flaw as the end of a sentence about the template, and one thing that helps.
  fileprivate var text: (message: String, hint: String?) {
    let fields = "the fields are {name}, {~appearance} and {@scale}"
    return switch self {
    case .unknownField(let name): ("has the unknown field {\(name)}", Self.hint(name) ?? fields)
    case .unclosedField: ("has a { without its }", fields)
    case .repeatedField(let name): ("has the field {\(name)} twice", nil)
    case .notPNG: ("must end in .png", nil)
    }
  }

  private static func hint(_ name: String) -> String? {
    NearestName.nearest(to: "{\(name)}", among: PictureTemplate.fields)
      .map { "did you mean \($0)?" }
  }
}
