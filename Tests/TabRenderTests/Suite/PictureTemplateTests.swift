import TabRender
import Testing

@Suite struct PictureTemplateTests {
  private static let usual = "baselines/{name}{~appearance}{@scale}.png"

  @Test(arguments: [
    ("bar", 1.0, TabBarScene.Appearance.light, "baselines/bar.png"),
    ("bar", 2, .light, "baselines/bar@2x.png"),
    ("bar", 1, .dark, "baselines/bar~dark.png"),
    ("list/bar", 1.5, .dark, "baselines/list/bar~dark@1.5x.png"),
  ])
  func `light and 1 have no suffix, and every path is read back`(
    name: String, scale: Double, appearance: TabBarScene.Appearance, path: SuitePath
  ) throws {
    let template = try PictureTemplate(Self.usual)
    let variant = SuiteResults.Variant(scale: scale, appearance: appearance)
    #expect(template.path(name: name, variant) == path)
    let fields = try #require(template.fields(of: path))
    #expect(fields.name == name)
    #expect(fields.scale == scale)
    #expect(fields.appearance == appearance)
  }

  @Test(arguments: [
    "other/bar.png", "baselines/.png", "baselines/bar.jpg", "baselines/bar.png.tmp-0123abcd", "",
  ])
  func `other paths are none of the template's`(path: SuitePath) throws {
    #expect(try PictureTemplate(Self.usual).fields(of: path) == nil)
  }

  @Test func `digits that no scale has belong to the name`() throws {
    let fields = try #require(
      PictureTemplate(Self.usual).fields(of: "baselines/bar@99999999999999999999x.png"))
    #expect(fields.name == "bar@99999999999999999999x")
    #expect(fields.scale == 1)
  }

  @Test(arguments: [
    ("b/{nam}.png", PictureTemplate.Flaw.unknownField("nam")), ("b/{name.png", .unclosedField),
    ("b/{name}-{name}.png", .repeatedField("name")), ("b/{name}.jpg", .notPNG), ("", .notPNG),
  ])
  func `a template is checked`(text: String, flaw: PictureTemplate.Flaw) {
    #expect(throws: flaw) { try PictureTemplate(text) }
  }

  @Test(arguments: [
    ("baselines/{name}.png", "baselines"), ("a/b/x-{name}.png", "a/b"), ("{name}.png", ""),
    ("{~appearance}/{name}.png", ""), ("shots/home.png", "shots"),
  ])
  func `the folder is what stands before the fields`(text: String, folder: SuitePath) throws {
    #expect(try PictureTemplate(text).folder == folder)
  }
}
