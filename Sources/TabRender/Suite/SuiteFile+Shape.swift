import TabRenderDiff
import TabRenderBar
import TabRenderScene

extension SuiteFile {
  /// The key that says that a file is a suite's, and of which version.
  package static let format = JSONFormatVersion("tabrenderSuite", newest: 1)

  /// What a suite's file must look like.
  package static let shape = JSONShape.object(
    JSONObjectRule([
      JSONKey(
        format.key, format.shape, isRequired: true,
        "the version of the format: \"tabrenderSuite\": 1"),
      JSONKey(
        "scenes", .list(JSONListRule(sceneEntry)), default: "none", "globs, files or objects"),
      JSONKey(
        "baselines", .text(template), isRequired: true,
        "where the baselines are, such as \"baselines/{name}{~appearance}{@scale}.png\""),
      JSONKey("output", .text(.nonEmpty("a folder")), default: ".tabrender", "where results go"),
      JSONKey(
        "variants", variantsShape, default: "each scene's own", "what every scene is drawn as"),
      JSONKey("compare", compareShape, default: "exact", "what counts as a difference"),
      JSONKey("rules", .list(JSONListRule(rule)), default: "none", "exceptions; later ones win"),
      JSONKey("reports", reportsShape, default: "none", "files to write beside the results"),
      JSONKey(
        "external", .list(JSONListRule(externalShape)), default: "none", "pictures made elsewhere"),
      JSONKey("fonts", fontsShape, default: "Inter", "the fonts to draw text with"),
    ]))

  private static let path = JSONShape.text(.nonEmpty("a path"))

  private static let sceneEntry = JSONShape.choice([
    path,
    .object(
      JSONObjectRule([
        JSONKey("file", path, isRequired: true, "the scene's file or a glob"),
        JSONKey("name", .text(.nonEmpty("a name")), default: "the scene's own", "the name"),
        JSONKey("set", .dictionary(.any), default: "none", "values by dotted path or JSON pointer"),
        JSONKey("variants", variantsShape, default: "the suite's", "what it is drawn as"),
      ])),
  ])

  private static let scale = JSONShape.number(
    JSONNumberRule(minimum: 0.1, maximum: 10, unit: "px per pt"))
  private static let appearance = JSONShape.word(TabBarScene.Appearance.allCases.map(\.rawValue))

  private static let variantsShape = JSONShape.object(
    JSONObjectRule([
      JSONKey("scale", .list(JSONListRule(scale, count: 1...100)), "pixels per point"),
      JSONKey("appearance", .list(JSONListRule(appearance, count: 1...2)), "light or dark or both"),
    ]))

  private static let template = JSONTextRule("a path with fields") { text in
    do throws(PictureTemplate.Flaw) {
      _ = try PictureTemplate(text)
      return nil
    } catch {
      return error.words
    }
  }

  private static let rule = JSONShape.object(
    JSONObjectRule([
      JSONKey("match", .text(.nonEmpty("a glob")), default: "*", "the names it is about"),
      JSONKey("appearance", appearance, default: "both", "the appearance it is about"),
      JSONKey("scale", scale, default: "all", "the scale it is about"),
      JSONKey(
        "ignore",
        .list(
          JSONListRule(
            .list(
              JSONListRule(
                .number(JSONNumberRule(minimum: -100_000, maximum: 100_000, unit: "pt")),
                count: 4...4, meaning: "x, y, width, height")))),
        default: "none", "parts that are not compared, in points"),
      JSONKey(
        "ignoreLayers", .list(JSONListRule(.text(.nonEmpty("a layer's id")))), default: "none",
        "layers that are not compared, with their shadows and all that is inside them"),
      JSONKey("compare", compareShape, default: "as above", "what counts as a difference"),
    ]))

  private static let reportsShape = JSONShape.object(
    JSONObjectRule([
      JSONKey("html", path, "a page with the pictures"),
      JSONKey("junit", path, "JUnit's XML"),
      JSONKey("markdown", path, "a table in Markdown"),
      JSONKey("json", path, "a second copy of results.json"),
    ]))

  private static let externalShape = JSONShape.object(
    JSONObjectRule([
      JSONKey(
        "name", .text(.nonEmpty("a name")), isRequired: true, "what they are called together"),
      JSONKey(
        "actual", .text(template), isRequired: true,
        "where they are, such as \"ios-shots/{name}.png\""),
    ]))

  private static let fontsShape = JSONShape.object(
    JSONObjectRule([
      JSONKey("file", path, default: "Inter", "the font file"),
      JSONKey("folders", .list(JSONListRule(path)), default: "none", "folders to look in first"),
    ]))
}

extension SuiteFile {
  static let compareShape = JSONShape.object(
    JSONObjectRule([
      JSONKey(
        "mode", .word(PictureRule.Mode.allCases.map(\.rawValue)), default: "visible",
        "colour with alpha multiplied in, the samples as stored, or the files' bytes"),
      JSONKey(
        "tolerance", .number(JSONNumberRule(minimum: 0, maximum: 255, unit: "255ths")),
        default: "0", "the largest difference of a channel that counts as equal"),
      JSONKey(
        "deltaE", .number(JSONNumberRule(minimum: 0, maximum: 100)),
        "the largest CIEDE2000 difference that counts as equal, instead of tolerance"),
      JSONKey(
        "maxDiff", .choice([count, .text(percentage)]), default: "0",
        "how many pixels may differ: a number or \"P%\""),
      JSONKey(
        "maxCluster", count, default: "64 with maxDiff",
        "the largest cluster, pixels that touch, that may differ"),
      JSONKey("ignoreAA", .boolean, default: "false", "whether antialiasing is forgiven"),
      JSONKey("allowSizeChange", .boolean, default: "false", "whether sizes may differ"),
      JSONKey(
        "shift", .number(JSONNumberRule(minimum: 0, maximum: 16, isWhole: true, unit: "px")),
        default: "2", "how far a shift is looked for"),
      JSONKey(
        "metrics",
        .list(JSONListRule(.word(DiffOptions.Metric.allCases.map(\.rawValue)))),
        default: "none", "numbers to compute besides"),
      JSONKey(
        "failIf", .list(JSONListRule(.text(condition))), default: "none",
        "conditions on numbers, \(conditionWords)"),
      JSONKey(
        "like", .word(CompareSettings.Peer.allCases.map(\.rawValue)), default: "none",
        "a program whose way to count takes the place of this one's"),
      JSONKey(
        "threshold", .number(JSONNumberRule(minimum: 0, maximum: 1)), default: "0.1",
        "pixelmatch's threshold"),
      JSONKey(
        "includeAA", .boolean, default: "false",
        "pixelmatch's includeAA: whether antialiased pixels count too"),
    ]))

  private static let count = JSONShape.number(
    JSONNumberRule(minimum: 0, maximum: 1e12, isWhole: true, unit: "px"))

  private static let percentage = JSONTextRule(
    "a percentage", pattern: DiffOptions.Budget.percentagePattern
  ) { text in
    DiffOptions.Budget.share(percentage: text) == nil
      ? ("must be a number of pixels or a percentage, such as \"0.01%\", got \"\(text)\"", nil)
      : nil
  }

  private static let conditionWords = "such as \"ssim<0.99\""

  private static let condition = JSONTextRule("a condition") { text in
    (try? DiffOptions.Condition(parsing: text)) == nil
      ? (
        "must be a metric, < or >, and a number, \(conditionWords), "
          + "got \"\(text)\"", nil
      ) : nil
  }
}

extension PictureTemplate.Flaw {
  /// The flaw as the end of a sentence about the template, and one thing that helps.
  var words: (message: String, hint: String?) {
    let fields = "the fields are {name}, {~appearance} and {@scale}"
    return switch self {
    case .unknownField(let word):
      ("has the unknown field {\(word)}", Self.hint(word) ?? fields)
    case .unclosedField: ("has a { without its }", fields)
    case .repeatedField(let word): ("has the field {\(word)} twice", nil)
    case .notPNG: ("must end in .png", nil)
    }
  }

  private static func hint(_ word: String) -> String? {
    NearestName.nearest(to: "{\(word)}", among: PictureTemplate.fields)
      .map { "did you mean \($0)?" }
  }
}
