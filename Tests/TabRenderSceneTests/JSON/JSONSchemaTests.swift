import Foundation
import TabRender
import Testing

struct `The schema of scenes` {
  private static let schema = JSONSchema.document(
    SceneKeys.scene, identifier: "urn:test", title: "test", base: "extends")

  /// What stands in the schema below those keys.
  private func part(_ keys: String...) throws -> [String: Any]? {
    let object = try JSONSerialization.jsonObject(with: Data(Self.schema.text.utf8))
    return keys.reduce(object as? [String: Any]) { $0?[$1] as? [String: Any] }
  }

  private func accepts(null keys: [String], _ root: [String: Any]?) -> Bool {
    let node = keys.reduce(root) { ($0?["properties"] as? [String: Any])?[$1] as? [String: Any] }
    let choices = node?["anyOf"] as? [[String: Any]] ?? []
    return choices.contains { $0["type"] as? String == "null" }
  }

  @Test func `lets a file that extends another take keys away, and no other file`() throws {
    let root = try part()
    #expect(accepts(null: ["name"], root))
    #expect(accepts(null: ["canvas"], root))
    #expect(!accepts(null: ["tabrender"], root))
    #expect(!accepts(null: ["extends"], root))
    #expect(try part("if", "not")?["required"] as? [String] == ["extends"])
    #expect(try part("then", "properties", "name", "not")?["type"] as? String == "null")
    let canvas = try part("then", "properties", "canvas", "properties", "scale", "not")
    #expect(canvas?["type"] as? String == "null")
    #expect(try part("then", "properties", "bar", "properties", "selected") == nil)
  }

  @Test func `lets it leave out what the other file has, but not its version`() throws {
    #expect(try part()?["required"] as? [String] == ["tabrender"])
    let border = try part("then", "properties", "bar", "properties", "border")
    #expect(border?["required"] as? [String] == ["width"])
    #expect(try part("then", "properties", "layers")?.keys.sorted() == ["not"])
  }

  private func isColor(_ text: String) throws -> Bool {
    let pattern = try #require(try part("$defs", "color")?["pattern"] as? String)
    return text.range(of: pattern, options: .regularExpression) != nil
  }

  @Test(arguments: [
    "#fff", " #FFFA ", "#a1b2c3", "#a1b2c3d4", "red", "RED", "systemBlue", "SYSTEMBLUE", "label",
    "rgb(255 59 48)", "rgb(255, 59, 48, 0.5)", "rgba(1,2,3)", "rgb(0 0 0 / 50%)", "RGB(50% 0 .5)",
    "p3(1 0.2 0.1 / 0.5)", "p3(1.0 0 0)", "rgb(007 1. -0)",
  ])
  func `knows a color`(text: String) throws {
    #expect((try? ColorSyntax.parse(text)) != nil)
    #expect(try isColor(text))
  }

  @Test(arguments: [
    "fff", "none", "reddish", "rgb(256 0 0)", "rgb(0 0)", "rgb(0 0 0 0 0)", "rgb()", "hsl(1 1 1)",
    "rgb(0 0 0 / 1 / 1)", "p3(2 0 0)", "#ff", "#12345", "", "rgb(101% 0 0)", "rgb(1 2 x)",
  ])
  func `knows what is none`(text: String) throws {
    #expect((try? ColorSyntax.parse(text)) == nil)
    #expect(try !isColor(text))
  }
}
