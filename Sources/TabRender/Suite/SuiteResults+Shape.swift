import TabRenderDiff
import TabRenderBar
import TabRenderScene

extension SuiteResults {
  /// The key that says in which version a results file is written.
  static let format = JSONFormatVersion("schema", newest: 1)

  /// What a results file must look like.
  package static let shape = JSONShape.object(
    JSONObjectRule([
      JSONKey(
        format.key, format.shape, isRequired: true, "the version of the format: 1"),
      JSONKey("tool", text, isRequired: true, "the program and its version"),
      JSONKey("model", count, isRequired: true, "the version of the rendering model"),
      JSONKey("suite", text, isRequired: true, "the name of the suite's file"),
      JSONKey("output", text, isRequired: true, "the folder of the results in the suite's folder"),
      JSONKey("folder", orNull(text), "the suite's folder as seen from where the run was"),
      JSONKey(
        "shard", orNull(.list(JSONListRule(positive, count: 2...2, meaning: "index, count"))),
        "the part of the suite that was run"),
      JSONKey("incomplete", .boolean, isRequired: true, "whether the run stopped before its end"),
      JSONKey(
        "failOn", .list(JSONListRule(.word(Status.allCases.map(\.rawValue)))),
        "the outcomes that are failures besides errors"),
      JSONKey("summary", summaryShape, isRequired: true, "how many items came out how"),
      JSONKey("fonts", fontsShape, "the font files that drew text"),
      JSONKey("notes", texts, "what is worth knowing about the run"),
      JSONKey("skipped", texts, "the scenes that a filter left out"),
      JSONKey("items", .list(JSONListRule(itemShape)), isRequired: true, "the pictures"),
    ]))

  private static let text = JSONShape.text(JSONTextRule())
  private static let texts = JSONShape.list(JSONListRule(text))
  private static let count = JSONShape.number(
    JSONNumberRule(minimum: 0, maximum: 9e15, isWhole: true))
  /// Others would let a program that reads the file end as if there were no trouble.
  private static let troubleCode = JSONShape.number(
    JSONNumberRule(minimum: 64, maximum: 78, isWhole: true))
  private static let positive = JSONShape.number(
    JSONNumberRule(minimum: 1, maximum: 1e6, isWhole: true))
  private static let whole = JSONShape.number(
    JSONNumberRule(minimum: -9e15, maximum: 9e15, isWhole: true))
  private static let number = JSONShape.number(JSONNumberRule())
  private static let size = JSONShape.list(
    JSONListRule(count, count: 2...2, meaning: "width, height"))

  private static func orNull(_ shape: JSONShape) -> JSONShape { .choice([shape, .null]) }

  static let fontsShape = JSONShape.list(
    JSONListRule(
      .object(
        JSONObjectRule([
          JSONKey("name", text, isRequired: true, "family and style"),
          JSONKey("sha256", text, isRequired: true, "the file's digest"),
        ]))))

  private static let summaryShape = JSONShape.object(
    JSONObjectRule(
      Status.allCases.map { JSONKey($0.rawValue, count, "how many") } + [
        JSONKey("seconds", number, "how long the run took")
      ]))

  private static let pictureShape = JSONShape.object(
    JSONObjectRule([
      JSONKey("path", text, isRequired: true, "the file, from the suite's folder"),
      JSONKey("sha256", text, isRequired: true, "the file's digest"),
      JSONKey("size", size, isRequired: true, "in pixels"),
    ]))

  private static let itemShape = JSONShape.object(
    JSONObjectRule(
      [
        JSONKey("name", text, isRequired: true, "the scene's name"),
        JSONKey("source", text, "the scene's file"),
        JSONKey(
          "variant",
          .object(
            JSONObjectRule([
              JSONKey("scale", number, isRequired: true, "pixels per point"),
              JSONKey(
                "appearance", .word(TabBarScene.Appearance.allCases.map(\.rawValue)),
                isRequired: true, "light or dark"),
            ])), "which of the scene's pictures"),
        JSONKey(
          "status", .word(Status.allCases.map(\.rawValue)), isRequired: true, "how it came out"),
        JSONKey("baseline", pictureShape, "the baseline"),
        JSONKey("actual", pictureShape, "the picture that was drawn and kept"),
        JSONKey("diff", text, "the picture of the difference"),
        JSONKey("fonts", texts, "the digests of the fonts that drew its text"),
        JSONKey("inputs", text, "a digest of what decides the verdict beside the baseline"),
      ] + comparisonKeys + [
        JSONKey("layers", .list(JSONListRule(layerShape)), "the layers that own the differences"),
        JSONKey("notes", texts, "what is worth knowing"),
        JSONKey("error", problemShape, "why it could not be compared"),
        JSONKey("seconds", number, "how long it took"),
      ]))

  private static let layerShape = JSONShape.object(
    JSONObjectRule([
      JSONKey("id", text, isRequired: true, "the layer"),
      JSONKey("pixels", count, isRequired: true, "the differing pixels that it owns"),
    ]))

  private static let problemShape = JSONShape.object(
    JSONObjectRule([
      JSONKey("code", troubleCode, isRequired: true, "the exit code of its kind"),
      JSONKey("message", text, isRequired: true, "one sentence"),
      JSONKey("file", text, "the file at fault"),
      JSONKey("line", count, "the line in it, from 1"),
      JSONKey("column", count, "the column in it, from 1"),
      JSONKey("hint", text, "one thing that helps"),
    ]))

  /// The keys of ``DiffSummary/jsonMembers``.
  private static let comparisonKeys = [
    JSONKey("expectedSize", size, "the baseline's size in pixels"),
    JSONKey("actualSize", size, "the actual picture's size in pixels"),
    JSONKey("pixels", count, "the differing pixels"),
    JSONKey("total", count, "the compared pixels"),
    JSONKey("ratio", number, "the share of differing pixels"),
    JSONKey("maxDelta", count, "the largest difference of a channel, in 1 / deltaScale"),
    JSONKey("deltaScale", count, "255 or 65535"),
    JSONKey("maxDeltaE", orNull(number), "the largest CIEDE2000 difference"),
    JSONKey(
      "clusters", count, "the clusters: groups of differing pixels that touch, across corners too"),
    JSONKey("largestCluster", count, "the pixels of the largest cluster"),
    JSONKey(
      "boxes",
      .list(JSONListRule(.list(JSONListRule(whole, count: 4...4, meaning: "x, y, width, height")))),
      "the regions: rectangles around clusters that lie near each other"),
    JSONKey("outside", count, "the pixels that only one picture has"),
    JSONKey("stored", count, "the pixels whose samples differ"),
    JSONKey("hidden", count, "of those, the fully transparent ones"),
    JSONKey("tolerated", count, "the pixels within the tolerance"),
    JSONKey("forgivenAA", count, "the pixels forgiven as antialiasing"),
    JSONKey("ignored", count, "the pixels that were not compared"),
    JSONKey(
      "shift", orNull(.list(JSONListRule(whole, count: 2...2, meaning: "x, y"))),
      "the shift that explains the differences"),
    JSONKey(
      "budget",
      .object(
        JSONObjectRule([
          JSONKey("maxDiff", count, "the differing pixels that are allowed"),
          JSONKey("maxCluster", orNull(count), "the largest cluster that is allowed"),
        ])), "what is allowed"),
    JSONKey("metrics", .dictionary(orNull(number)), "the numbers that were asked for"),
    JSONKey("reasons", texts, "why the pictures count as different"),
  ]
}
